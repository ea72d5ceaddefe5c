import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { describe, test } from 'node:test'
import { aiDisclosure } from '#domain/episode.ts'
import type { Reading } from '#domain/evidence.ts'
import { checkScript } from '#domain/ledger/check-script.ts'
import { judgesOf } from '#domain/ledger/judge-title.ts'
import type { Plan, Script } from '#domain/script.ts'
import { wordsFor } from '#domain/script-length.ts'
import { planEpisode } from '#production/planning/plan-episode.ts'
import { readWebsite } from '#production/read-website/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { writeScript } from './write-script.ts'

const folder = 'content/sample-sites'
const web = fixtureWeb({ folder, ourName: 'Offmic' })

type Made = { reading: Reading; plan: Plan; script: Script }
const made = new Map<string, Made>()
const declined: string[] = []
for (const host of readdirSync(folder)) {
  const read = await readWebsite({ web, url: `https://${host}/` })
  if (read.outcome !== 'read') continue
  const planned = planEpisode(read.reading)
  if (planned.outcome === 'too-little') declined.push(host)
  else
    made.set(host, {
      reading: read.reading,
      plan: planned.plan,
      script: writeScript(read.reading, planned.plan),
    })
}

const sentencesOf = ({ chapters }: Script) => chapters.flatMap(({ sentences }) => sentences)

test('most sample businesses have enough to tell', () =>
  assert.ok(made.size >= 9, `${made.size} of ${made.size + declined.length}`))

for (const [host, { reading, plan, script }] of made)
  describe(host, () => {
    const ledger = checkScript(script, reading)

    test('every sentence is a bridge or is supported', () =>
      assert.deepEqual(
        ledger.entries.filter(({ verdict }) => verdict === 'unsupported'),
        [],
      ))

    test('half of it is facts, none said twice, none longer than a breath', () => {
      assert.deepEqual(ledger.faults, [])
      assert.ok(ledger.figures.supported >= ledger.entries.length * 0.45, JSON.stringify(ledger.figures))
    })

    test('it is as long as planned', () => {
      const planned = wordsFor(plan.seconds, plan.chapters.length)
      assert.ok(
        Math.abs(ledger.figures.words / planned - 1) <= 0.1,
        `${ledger.figures.words} of ${planned} words`,
      )
    })

    test('it is easy to follow', () => assert.ok(ledger.figures.grade >= 2 && ledger.figures.grade <= 9))

    test('five to seven chapters of a sensible length', () => {
      assert.ok(script.chapters.length >= 5 && script.chapters.length <= 7)
      for (const { seconds } of plan.chapters) assert.ok(seconds >= 15 && seconds <= 130, `${seconds} s`)
      const total = plan.chapters.reduce((sum, { seconds }) => sum + seconds, 0)
      assert.ok(total < plan.seconds && total > plan.seconds * 0.9)
    })

    test('the voices are disclosed at once, and both speak', () => {
      const sentences = sentencesOf(script)
      assert.ok(sentences.slice(0, 2).some(({ text }) => text === aiDisclosure))
      for (const speaker of ['host', 'guest'])
        assert.ok(sentences.filter((each) => each.speaker === speaker).length > sentences.length / 4)
    })

    test('it is speech: no digits but years, no addresses, no shouting, nobody else’s capitals', () => {
      for (const { text } of sentencesOf(script)) {
        assert.doesNotMatch(text.replace(/\b(?:1[5-9]|20)\d\d\b/g, ''), /\d|https?:|www\.|@|[<>{}|]|!/)
        assert.match(text, /[.?]"?$/)
      }
    })

    test('title, chapters and summary say nothing that the website does not', () => {
      const { isFitTitle, isFitSummary } = judgesOf(reading)
      assert.ok(isFitTitle(script.title), script.title)
      assert.deepEqual(
        script.summary.slice(0, 2).filter((text) => !isFitSummary(text)),
        [],
      )
      assert.deepEqual(
        script.chapters.filter(({ title }) => !isFitTitle(title)).map(({ title }) => title),
        [],
      )
    })

    test('the same website gives the same script', () => assert.deepEqual(writeScript(reading, plan), script))

    test('one host can tell it alone', () => {
      const planned = planEpisode(reading, { speakers: 1 })
      assert.ok(planned.outcome === 'planned')
      const alone = writeScript(reading, planned.plan)
      assert.ok(sentencesOf(alone).every(({ speaker }) => speaker === 'host'))
      assert.equal(checkScript(alone, reading).figures.unsupported, 0)
    })
  })

test('two episodes share few of their own words', () => {
  const talkOf = ({ script, reading }: Made) => {
    const { entries } = checkScript(script, reading)
    return new Set(
      entries
        .filter(({ verdict, text }) => verdict === 'bridge' && text !== aiDisclosure)
        .map(({ text }) => text),
    )
  }
  const talks = [...made.values()].map(talkOf)
  const shares = talks.flatMap((one, at) =>
    talks.slice(at + 1).map((other) => one.intersection(other).size / one.size),
  )
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  assert.ok(mean < 0.35, `${Math.round(mean * 100)} %`)
})
