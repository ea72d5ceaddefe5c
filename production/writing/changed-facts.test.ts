import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import type { Reading } from '#domain/evidence.ts'
import { judgeSentence } from '#domain/ledger/judge-sentence.ts'
import { sourcesOf } from '#domain/ledger/sources.ts'
import { planEpisode } from '#production/planning/plan-episode.ts'
import { readWebsite } from '#production/read-website/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { writeScript } from './write-script.ts'

const folder = 'content/sample-sites'
const web = fixtureWeb({ folder, ourName: 'Offmic' })
const next: Record<string, string> = {
  two: 'three',
  three: 'four',
  four: 'five',
  five: 'six',
  six: 'seven',
  seven: 'eight',
  eight: 'nine',
  nine: 'eleven',
  ten: 'twelve',
  eleven: 'thirteen',
  twelve: 'fourteen',
  fifteen: 'sixteen',
  twenty: 'thirty',
  thirty: 'forty',
  forty: 'fifty',
  fifty: 'sixty',
  hundred: 'thousand',
}

/** The sentence with one thing in it changed, for every thing that can be. */
const changes: Record<string, (text: string, names: readonly string[]) => string[]> = {
  number: (text) => changed(text, /\b[a-z]+\b/g, (word) => next[word]),
  year: (text) => changed(text, /\b(?:1[5-9]|20)\d\d\b/g, (year) => String(Number(year) + 1)),
  name: (text, names) => changed(text, name, () => names.find((each) => !text.includes(each))),
  'letter of a name': (text) => changed(text, name, (word) => `${word.slice(0, 2)}x${word.slice(3)}`),
  not: (text) => changed(text, / (?:not|never) /g, () => ' '),
}
const name = /(?<=\w )\p{Lu}\p{Ll}{3,}\b/gu

function changed(text: string, what: RegExp, by: (word: string) => string | undefined): string[] {
  return [...text.matchAll(what)].flatMap(({ 0: word, index }) => {
    const other = by(word)
    return other === undefined ? [] : [text.slice(0, index) + other + text.slice(index + word.length)]
  })
}

function factsOf(reading: Reading) {
  const planned = planEpisode(reading)
  if (planned.outcome !== 'planned') return []
  const sentences = writeScript(reading, planned.plan).chapters.flatMap((chapter) => chapter.sentences)
  return sentences.filter(({ support, text }) => support !== 'bridge' && !text.endsWith('?'))
}

const readings: Reading[] = []
for (const host of readdirSync(folder)) {
  const read = await readWebsite({ web, url: `https://${host}/` })
  if (read.outcome === 'read') readings.push(read.reading)
}

for (const [kind, change] of Object.entries(changes))
  test(`the facts of every sample episode with another ${kind} are refused`, () => {
    let tried = 0
    for (const reading of readings) {
      const sources = sourcesOf(reading)
      const own = new Set(reading.name.split(' '))
      const names = reading.passages
        .flatMap(({ text }) => text.match(name) ?? [])
        .filter((each) => !own.has(each))
      for (const sentence of factsOf(reading))
        for (const text of change(sentence.text, names)) {
          const before = reading.passages.filter(({ id }) => sentence.support.includes(id))
          const { verdict, reason } = judgeSentence({ ...sentence, text }, sources, reading, before)
          assert.equal(verdict, 'unsupported', `${text} (${reason})`)
          tried += 1
        }
    }
    assert.ok(tried >= 20, `${tried}`)
  })
