// Falsehoods of every kind in the lines of conversations: code affirms none, and knows most of them whoever confirms them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formulasOf } from '#content/programme/formulas.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { conversations, linesOf } from './conversations.ts'
import { kindsInTalk, type Planted, type TrueLine } from './planted-in-talk.ts'
import { namesIn } from './sample-readings.ts'

const lookBack = 6

const told = conversations.flatMap((conversation) => {
  const { reading } = conversation
  const gate = gateOf(reading, formulasOf(reading.language))
  const lines = linesOf(conversation)
  const claims = lines.filter((line) => line.claims?.length && !line.text.endsWith('?'))
  // Whoever writes a page says what stands there, and so does the business.
  const signed = reading.passages
    .filter(({ text }) => /^(?:By|My name is) /.test(text))
    .map(({ text }) => text)
  const names = namesIn(reading).filter((name) => ![reading.name, ...signed].join(' ').includes(name))
  return claims.map((line, at) => {
    const before = lines.slice(Math.max(0, lines.indexOf(line) - lookBack), lines.indexOf(line))
    const given: TrueLine = {
      ...{ line, before, other: claims[(at + 7) % claims.length] ?? line },
      names: names.filter((name) => !line.text.includes(name.split(' ')[0] ?? name)),
    }
    return { gate, given }
  })
})

for (const { kind, make, known } of kindsInTalk)
  test(`nothing of this kind is affirmed, and ${known} of 100 are known: ${kind}`, () => {
    const affirmed: string[] = []
    const missed: string[] = []
    let all = 0
    for (const { gate, given } of told)
      for (const each of make(given)) {
        const { text, before = given.before }: Planted = typeof each === 'string' ? { text: each } : each
        if (text === given.line.text) continue
        const line = { ...given.line, text }
        all += 1
        const { verdict } = gate.judge({ ...line, confirmed: { by: 'a judge', as: 'claim' } }, before)
        if (verdict === 'confirmed') missed.push(text)
        else if (verdict !== 'refused') affirmed.push(text)
      }
    assert.deepEqual(affirmed, [])
    const caught = (100 * (all - missed.length)) / all
    assert.ok(all > 1 && caught >= known, `${caught.toFixed(0)} of ${all}\n${missed.join('\n')}`)
  })
