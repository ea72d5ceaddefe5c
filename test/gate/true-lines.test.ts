// What is true passes: whole sentences of all sample websites, and lines of drafts with their quotations.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gateOf } from '#domain/gate/gate.ts'
import type { Line } from '#domain/gate/line.ts'
import { siteOf } from '#domain/gate/site.ts'
import { passageWith, readings } from './sample-readings.ts'

const gates = new Map(readings.map((reading) => [reading, gateOf(reading, [])]))
const share = (passed: number, all: number) => `${passed} of ${all} (${((100 * passed) / all).toFixed(1)} %)`

test('passages read word for word pass, behind their question or what stands before them', () => {
  const refused: string[] = []
  let all = 0
  for (const reading of readings) {
    const gate = gates.get(reading)
    assert.ok(gate)
    const sections = siteOf(reading).sections.filter(
      ({ passage }) => !['title', 'heading', 'data'].includes(passage.kind),
    )
    for (const [at, { passage, sentences, asked, signature }] of sections.entries()) {
      const text = sentences
        .slice(asked)
        .map((sentence) => sentence.text)
        .join(' ')
      if (!text) continue
      const question = sentences
        .slice(0, asked)
        .map((sentence) => sentence.text)
        .join(' ')
      const before = question || (sections[at - 1]?.sentences.at(-1)?.text ?? '')
      const line: Line =
        passage.kind === 'quote' ? { speaker: 'customer', text, by: signature } : { speaker: 'reader', text }
      all += 1
      const judged = gate.judge(line, [{ speaker: question ? 'host' : 'reader', text: before }])
      if (judged.verdict === 'refused')
        refused.push(`${text}\n    ${judged.doubts.map(({ reason }) => reason).join(' ')}`)
    }
  }
  assert.ok(all > 600)
  assert.ok(refused.length / all <= 0.03, `${share(all - refused.length, all)}\n${refused.join('\n')}`)
})

/** `line | first words of its passage & of another one`; a line that begins with `?` is only heard. */
const rows = readFileSync('test/gate/true-lines.txt', 'utf8').split('\n')

test('95 of 100 true lines of drafts pass with their quotations', () => {
  const refused: string[] = []
  let [host, all, before] = ['', 0, [] as Line[]]
  for (const row of rows.filter(Boolean)) {
    const [text = '', passages = ''] = row.split(' | ')
    if (row.startsWith('= ')) [host, before] = [`${row.slice(2)}.test`, []]
    else if (row.startsWith('? ')) before = [...before, { speaker: 'guest', text: row.slice(2) }]
    else {
      const found = passages.split(' & ').map((words) => passageWith(host, words))
      const [first] = found
      assert.ok(first)
      const claims = found.map(({ passage }) => ({ says: text, quote: passage.text, passage: passage.id }))
      const line: Line = { speaker: 'host', text, claims }
      const judged = gates.get(first.reading)?.judge(line, before)
      assert.ok(judged)
      all += 1
      if (judged.verdict === 'refused')
        refused.push(`${text}\n    ${judged.doubts.map(({ reason }) => reason).join(' ')}`)
      before = [...before, line]
    }
  }
  assert.ok(all > 130)
  assert.ok(refused.length / all <= 0.05, `${share(all - refused.length, all)}\n${refused.join('\n')}`)
})
