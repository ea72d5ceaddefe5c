import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formulasOf } from '#content/programme/formulas.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { summaryOf } from '#production/writer/shown-script.ts'
import { writeWebsite } from '#production/writer/write-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { barsOf } from './bars.ts'
import { figuresOf } from './figures.ts'
import { type JudgedWebsite, judgeWebsite, refusedLines } from './judge-website.ts'
import { reportAsText } from './report-as-text.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })
const judge = async (host: string): Promise<JudgedWebsite> => {
  const told = await writeWebsite({ web, host, languages: ['en', 'de'] })
  return judgeWebsite(told, summaryOf(host, told, 0.5))
}

test('an episode and a refusal are counted as what they are', async () => {
  const websites = [await judge('harbour-lane-bakery.test'), await judge('closed-garden.test')]
  const [told, refused] = websites
  assert.deepEqual(
    [told?.outcome, told?.language, told?.beginning, told?.refused],
    ['episode', 'en', 'introduction', []],
  )
  assert.ok(told && told.readable > 300, `${told?.readable}`)
  assert.deepEqual([refused?.outcome, refused?.readable, refused?.freeLines], ['refused', 0, []])
  const figures = figuresOf(websites)
  assert.equal(figures.episodes, 1)
  assert.deepEqual(figures.telling, { websites: 1, episodes: 1, without: [] })
  assert.match(figures.refusals[0]?.reason ?? '', /robots/)
})

test('what the gate would cut is told, and whose mouth was wrong', async () => {
  const told = await writeWebsite({ web, host: 'calder-voss.test', languages: ['en'] })
  assert.ok(told.outcome === 'episode')
  const gate = gateOf(told.reading, formulasOf('en'))
  const { chapters } = told.script
  const [first, ...more] = chapters
  assert.ok(first)
  const sentences = first.sentences.map((line) =>
    line.speaker === 'reader' ? { ...line, speaker: 'customer' as const } : line,
  )
  const refused = refusedLines({ ...told.script, chapters: [{ ...first, sentences }, ...more] }, gate)
  assert.ok(refused.some(({ isWrongMouth, speaker }) => isWrongMouth && speaker === 'customer'))
  assert.deepEqual(refusedLines(told.script, gate), [])
})

test('each figure is set beside its bar, and what misses it is listed', () => {
  const episode: JudgedWebsite = {
    ...{ site: 'a.test', outcome: 'episode', reason: '', language: 'en', seconds: 0.4, length: 119.6 },
    ...{ words: 300, hostShare: 0.3, readable: 90, beginning: 'neither', freeLines: ['And then?'] },
    refused: [{ speaker: 'reader', text: 'We won.', reason: 'Nothing says so.', isWrongMouth: true }],
  }
  const silent: JudgedWebsite = {
    ...{ site: 'c.test', outcome: 'refused', reason: 'Too little.', language: 'en', seconds: 1.5 },
    ...{ length: 0, words: 0, hostShare: 0, readable: 90, refused: [], freeLines: [] },
  }
  const figures = figuresOf([episode, { ...episode, site: 'b.test', hostShare: 0.2 }, silent])
  const bars = barsOf(figures, { regularExpressions: { a: 60, b: 60 }, lines: 1200 })
  assert.deepEqual(
    bars.map(({ measured, isMet }) => [measured, isMet]),
    [
      ['66.7 % (2 of 3)', false],
      ['25 % on average, 30 % at most', false],
      ['1', false],
      ['0 % (0 of 2)', false],
      ['2', false],
      ['2', false],
      ['0.77 on average, 1.50 at most', false],
      ['2:00 on average, 2:00 to 2:00', true],
      ['120', true],
      ['1200', true],
    ],
  )
  const text = reportAsText({ figures, bars, readers: [], grades: [] })
  for (const line of [
    'c.test: Too little.',
    '“And then?” (en, 2 of 2)',
    'a.test: “We won.” Nothing says so.',
  ])
    assert.ok(text.includes(line), line)
})

test('of no website it is not said that anything is met which only an episode could', () => {
  const bars = barsOf(figuresOf([]), { regularExpressions: {}, lines: 0 })
  for (const at of [0, 1, 3, 6, 7]) assert.equal(bars[at]?.isMet, undefined, `${bars[at]?.what}`)
})
