import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishHosts } from '#content/programme/en-hosts.ts'
import { aiDisclosure } from '#domain/episode.ts'
import { isHost, type Script, type Sentence } from '#domain/script.ts'
import { planOf } from '#production/writer/plan-programme.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import { readWebsite } from '#reader/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { checkFacts } from './check-facts.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })
const read = await readWebsite({ web, url: 'https://harbour-lane-bakery.test/' })
assert.ok(read.outcome === 'read')
const { reading } = read
const written = programmeOf(reading)
assert.ok(written.outcome === 'written')
const { script } = written
const plan = planOf(reading, written, {})
const programme = () => script

const says = (text: string, more: Partial<Sentence> = {}): Sentence => ({
  speaker: 'guest',
  text,
  support: 'bridge',
  ...more,
})
/** The script with these sentences at the end of its second chapter. */
const withSentences = (...added: Sentence[]): Script => ({
  ...script,
  chapters: script.chapters.map((chapter, at) =>
    at === 1 ? { ...chapter, sentences: [...chapter.sentences, ...added] } : chapter,
  ),
})
const textsOf = (checked: Script) =>
  checked.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
const check = (given: Script) => {
  const result = checkFacts({ script: given, reading, plan, programme })
  assert.ok(result.outcome === 'checked')
  assert.equal(result.ledger.figures.unsupported, 0)
  return result
}

test('a script that is read aloud goes on as it is, with its evidence', () => {
  const { script: checked, ledger } = check(script)
  assert.deepEqual(textsOf(checked), textsOf(script))
  for (const { verdict, evidence } of ledger.entries)
    assert.ok(
      verdict !== 'supported' ||
        (evidence.length > 0 &&
          evidence.every(({ url, passage: words }) => url.startsWith(reading.url) && words)),
    )
})

test('what the website does not say is dropped, whatever it calls itself', () => {
  const { script: checked } = check(
    withSentences(
      says('They won a prize for it in 2019.'),
      says('It is the best bakery in England.', { support: ['p1', 'p2'] }),
      says('Our sourdough is gluten free.', { speaker: 'reader', support: ['p1'] }),
    ),
  )
  assert.deepEqual(textsOf(checked), textsOf(script))
})

test('a passage goes as a whole, and its question with it', async () => {
  const chapter = script.chapters[1]?.sentences ?? []
  // Not the first, which is one of the three questions.
  const at = chapter.findIndex(
    ({ speaker }, index) => index > 1 && isHost(speaker) && chapter[index + 1]?.speaker === 'reader',
  )
  const spoilt: Script = {
    ...script,
    chapters: script.chapters.map((each, index) => ({
      ...each,
      sentences:
        index === 1
          ? each.sentences.map((sentence, place) =>
              place === at + 1 ? { ...sentence, text: 'We won a prize for it in 2019.' } : sentence,
            )
          : each.sentences,
    })),
  }
  const { script: checked } = check(spoilt)
  assert.ok(!textsOf(checked).includes(chapter[at]?.text ?? ''))
  assert.ok(!textsOf(checked).includes('We won a prize for it in 2019.'))
})

test('a question of the frame stays where the passage after it goes, and any other goes with it', async () => {
  const other = englishHosts.asksRange.find((phrase) => !textsOf(script).includes(phrase)) ?? ''
  const reach = new Set([englishHosts.asksStep, englishHosts.asksPlace, englishHosts.asksReach].flat())
  const frame = textsOf(script).findLast((text) => reach.has(text)) ?? ''
  const untrue = says('We won a prize for it in 2019.', { speaker: 'reader', support: ['p1'] })
  const chapters = withSentences(says(other), untrue).chapters.map(({ sentences, ...chapter }) => ({
    ...chapter,
    sentences: sentences.flatMap((each) => (each.text === frame ? [each, untrue] : [each])),
  }))
  const { script: checked } = check({ ...script, chapters })
  assert.ok(frame && textsOf(checked).includes(frame) && !textsOf(checked).includes(other))
})

test('what makes no sense without a passage that was removed goes, too', async () => {
  // Nobody asks a host to go on where nothing is read any more.
  const passage = reading.passages.find(({ kind, text }) => kind === 'text' && text.split('. ').length > 1)
  assert.ok(passage)
  const chapters = script.chapters.map((chapter, at) =>
    at === 1
      ? {
          ...chapter,
          sentences: [
            ...chapter.sentences,
            says('One more thing.'),
            says('Who bakes at night?', { speaker: 'host' }),
            says('We won a prize for it in 2019.', { speaker: 'reader', support: [passage.id] }),
          ],
        }
      : chapter,
  )
  const { script: checked } = check({ ...script, chapters })
  assert.deepEqual(textsOf(checked), textsOf(script))
})

test('a script that has lost its end by a removal is none', async () => {
  const [first, ...others] = script.chapters
  assert.ok(first)
  const invented = others.map((chapter) => ({
    ...chapter,
    sentences: [says('They won a prize for it in 2019.')],
  }))
  const asked = { ...script, chapters: [first, ...invented] }
  const result = checkFacts({ script: asked, reading, plan, programme })
  assert.equal(result.outcome, 'too-little')
})

test('a talk of which code refuses one line is replaced by the website itself, and says which', () => {
  const passage = reading.passages.find(({ text }) => text.startsWith('Ines Carvalho makes about six cakes'))
  assert.ok(passage)
  const text = 'Ines Carvalho makes about sixty cakes a week.'
  const claims = [{ says: text, quote: passage.text, passage: passage.id }]
  const confirmed = { by: 'a reader who nods', as: 'claim' } as const
  const talk = withSentences(says(text, { support: [passage.id], claims, confirmed }))
  const { script: checked } = check({ ...talk, written: { way: 'A', by: 'a model', prompts: '' } })
  assert.deepEqual(textsOf(checked), textsOf(script))
  assert.equal(checked.written?.way, 'B')
  assert.match(checked.written.reason ?? '', /sixty cakes a week/)
})

test('the disclosure is put in where a writer forgot it, once', async () => {
  const without: Script = {
    ...script,
    chapters: script.chapters.map((chapter) => ({
      ...chapter,
      sentences: chapter.sentences.filter(({ text }) => text !== aiDisclosure),
    })),
  }
  const { script: checked } = check(without)
  assert.equal(textsOf(checked).indexOf(aiDisclosure), 1)
  assert.equal(textsOf(checked).filter((text) => text === aiDisclosure).length, 1)
})

test('titles that promise what the website does not are replaced', () => {
  const { script: checked } = check({
    ...script,
    title: 'The best bakery in Europe',
    chapters: script.chapters.map((chapter, at) =>
      at === 2 ? { ...chapter, title: 'Fifty awards' } : chapter,
    ),
  })
  assert.equal(checked.title, plan.title)
  assert.equal(checked.chapters[2]?.title, plan.chapters[2]?.title)
})

test('when nothing is left there is no episode', () => {
  const invented = script.chapters.map((chapter) => ({
    ...chapter,
    sentences: [says('They won a prize for it in 2019.')],
  }))
  const result = checkFacts({ script: { ...script, chapters: invented }, reading, plan, programme })
  assert.equal(result.outcome, 'too-little')
})
