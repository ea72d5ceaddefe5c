import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aiDisclosure } from '#domain/episode.ts'
import type { Script, Sentence } from '#domain/script.ts'
import { planEpisode } from '#production/planning/plan-episode.ts'
import { readWebsite } from '#production/read-website/read-website.ts'
import { writeScript } from '#production/writing/write-script.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import type { Writer } from '#vendors/writers/writer.ts'
import { checkFacts } from './check-facts.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })
const read = await readWebsite({ web, url: 'https://harbour-lane-bakery.test/' })
assert.ok(read.outcome === 'read')
const { reading } = read
const planned = planEpisode(reading)
assert.ok(planned.outcome === 'planned')
const { plan } = planned
const script = writeScript(reading, plan)

const passage = reading.passages.find(({ text }) => text.startsWith('Ines Carvalho makes about six cakes'))
assert.ok(passage)
const says = (text: string, support: Sentence['support'] = [passage.id]): Sentence => ({
  speaker: 'guest',
  text,
  support,
})
/** The script with these sentences in its second chapter. */
const withSentences = (...added: Sentence[]): Script => ({
  ...script,
  chapters: script.chapters.map((chapter, at) =>
    at === 1 ? { ...chapter, sentences: [...chapter.sentences, ...added] } : chapter,
  ),
})
const textsOf = (checked: Script) =>
  checked.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
const check = async (given: Script, writer?: Writer) => {
  const result = await checkFacts({ script: given, reading, plan, ...(writer && { writer }) })
  assert.ok(result.outcome === 'checked')
  assert.equal(result.ledger.figures.unsupported, 0)
  assert.deepEqual(result.ledger.faults, [])
  return result
}

test('a script that is true goes on as it is, with its evidence', async () => {
  const { script: checked, ledger } = await check(script)
  assert.deepEqual(textsOf(checked), textsOf(script))
  for (const { verdict, evidence } of ledger.entries)
    assert.ok(
      verdict !== 'supported' ||
        evidence.every(({ url, passage: words }) => url.startsWith(reading.url) && words),
    )
})

test('an invented sentence that names a passage becomes what the passage says', async () => {
  const free = reading.passages.find(
    ({ text }) =>
      text.startsWith('You can order and pay online') || text.includes('The shop is four minutes on foot'),
  )
  assert.ok(free)
  const { script: checked } = await check(
    withSentences(says('The shop is nine minutes on foot from the ferry.', [free.id])),
  )
  assert.ok(!textsOf(checked).includes('The shop is nine minutes on foot from the ferry.'))
  assert.ok(textsOf(checked).includes('The shop is four minutes on foot from the ferry.'))
})

test('what no passage supports is dropped, whatever it calls itself', async () => {
  const { script: checked } = await check(
    withSentences(
      says('They won a prize for it in 2019.', 'bridge'),
      says('It is the best bakery in England.', ['p1', 'p2']),
    ),
  )
  assert.deepEqual(textsOf(checked), textsOf(script))
})

test('a question loses its place with its answer', async () => {
  const question: Sentence = { speaker: 'host', text: 'And what did the judges think?', support: 'bridge' }
  const { script: checked } = await check(
    withSentences(question, says('They won a prize for it in 2019.', 'bridge')),
  )
  assert.deepEqual(textsOf(checked), textsOf(script))
})

test('a sentence that points back to a dropped one goes too', async () => {
  const { script: checked } = await check(
    withSentences(
      says('Ines Carvallo has seven ovens.', 'bridge'),
      says('She trained in Porto, worked in a hotel kitchen for seven years, and joined them in 2018.'),
    ),
  )
  assert.ok(!textsOf(checked).includes('Ines Carvallo has seven ovens.'))
})

test('a writer who can is asked once, with the reason and the passages', async () => {
  const asked: unknown[] = []
  const writer: Writer = {
    name: 'one who learns',
    write: async () => ({ outcome: 'written', script }),
    rewrite: async (refused) => {
      asked.push(...refused.map(({ sentence, reason }) => [sentence.text, reason]))
      assert.ok(refused[0]?.passages.some(({ id }) => id === passage.id))
      return { outcome: 'rewritten', sentences: [says('Ines Carvalho makes about six cakes a week.')] }
    },
  }
  const wrong = 'Ines Carvalho makes about sixty cakes a week, one at a time.'
  const { script: checked } = await check(withSentences(says(wrong)), writer)
  assert.deepEqual(asked, [[wrong, 'No passage says all of this together, with the same limits.']])
  assert.ok(textsOf(checked).some((text) => text.startsWith('Ines Carvalho makes about six cakes a week')))
})

test('a writer who lies again, or is away, changes nothing', async () => {
  for (const rewrite of [
    async () => ({
      outcome: 'rewritten' as const,
      sentences: [says('They won two prizes for it in 2019.', 'bridge')],
    }),
    async () => ({ outcome: 'wait' as const, reason: 'The line is busy.' }),
  ]) {
    const writer: Writer = {
      name: 'unreliable',
      write: async () => ({ outcome: 'written', script }),
      rewrite,
    }
    const { script: checked } = await check(
      withSentences(says('They won a prize for it in 2019.', 'bridge')),
      writer,
    )
    assert.deepEqual(textsOf(checked), textsOf(script))
  }
})

test('a sentence of forty words and a repeated one are left out', async () => {
  const [first] = textsOf(script)
  const long = `I wonder ${'and wonder '.repeat(19)}about that.`
  const { script: checked } = await check(withSentences(says(long, 'bridge'), says(first ?? '')))
  assert.deepEqual(textsOf(checked), textsOf(script))
})

test('the disclosure is put in where a writer forgot it, once', async () => {
  const without: Script = {
    ...script,
    chapters: script.chapters.map((chapter) => ({
      ...chapter,
      sentences: chapter.sentences.filter(({ text }) => text !== aiDisclosure),
    })),
  }
  const { script: checked } = await check(without)
  assert.equal(textsOf(checked).indexOf(aiDisclosure), 1)
  assert.equal(textsOf(checked).filter((text) => text === aiDisclosure).length, 1)
})

test('titles that promise what the website does not are replaced', async () => {
  const { script: checked } = await check({
    ...script,
    title: 'The best bakery in Europe',
    summary: ['It won the Nobel Prize.', script.summary[1], script.summary[2]],
    chapters: script.chapters.map((chapter, at) =>
      at === 2 ? { ...chapter, title: 'Fifty awards' } : chapter,
    ),
  })
  assert.equal(checked.title, plan.title)
  assert.equal(checked.summary[0], plan.business.what)
  assert.equal(checked.chapters[2]?.title, plan.chapters[2]?.title)
})

test('when too little is left there is no episode', async () => {
  const invented = script.chapters.map((chapter) => ({
    ...chapter,
    sentences: [says('They won a prize for it in 2019.', 'bridge')],
  }))
  const result = await checkFacts({ script: { ...script, chapters: invented }, reading, plan })
  assert.equal(result.outcome, 'too-little')
})
