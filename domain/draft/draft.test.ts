import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Script } from '#domain/script.ts'
import { seeded } from '#domain/seeded.ts'
import { applyEdit, draftAfter } from './apply-edit.ts'
import { compareDrafts } from './compare-drafts.ts'
import { type Draft, draftOf, scriptOfDraft, sentencesOfDraft, takes } from './draft.ts'
import { type Edit, editSchema } from './edit.ts'
import { changedSince, stretchesOf } from './stretches.ts'

const script: Script = {
  language: 'de',
  format: 'three-questions',
  show: 'Slow Bread',
  title: 'What a loaf does at night',
  summary: ['One.', 'Two.', 'Three.'],
  chapters: [
    {
      title: 'The dough',
      sentences: [
        { speaker: 'host', text: 'Why does a loaf need twenty hours?', support: 'bridge' },
        { speaker: 'guest', text: 'Marta mixes it in the evening.', support: ['p1'] },
        { speaker: 'host', text: 'And then she waits.', support: ['p1'] },
      ],
    },
    { title: 'The oven', sentences: [{ speaker: 'guest', text: 'The oven is from 1994.', support: ['p2'] }] },
  ],
}
const base = draftOf(script)
const must = (draft: Draft, edit: Edit) => {
  const next = applyEdit(draft, edit)
  assert.equal(next.outcome, 'applied')
  return next as Extract<typeof next, { outcome: 'applied' }>
}
const say = (sentence: string, was: string, text: string): Edit => ({ kind: 'say', sentence, was, text })

describe('a draft', () => {
  test('is the script that the line wrote until somebody changes it', () => {
    assert.deepEqual(scriptOfDraft(base), script)
    assert.deepEqual(
      sentencesOfDraft(base).map(({ id }) => id),
      ['c1s1', 'c1s2', 'c1s3', 'c2s1'],
    )
  })

  test('keeps a mark that turns the direction of writing as it was typed, and tells none', () => {
    const { draft } = must(base, say('c1s3', 'And then she waits.', 'And \u202ethen\u2069 she waits.'))
    assert.equal(sentencesOfDraft(draft)[2]?.text, 'And \u202ethen\u2069 she waits.')
    const titled = must(draft, { kind: 'retitle', was: script.title, text: `\u202e${script.title}` }).draft
    assert.deepEqual(scriptOfDraft(titled), script)
  })

  test('refuses what was meant for another text, and says what stands there', () => {
    const { draft } = must(base, say('c1s3', 'And then she waits.', 'Then she sleeps.'))
    assert.deepEqual(applyEdit(draft, say('c1s3', 'And then she waits.', 'She reads.')), {
      outcome: 'changed',
      is: 'Then she sleeps.',
    })
    assert.deepEqual(applyEdit(draft, { kind: 'drop', sentence: 'c1s3', was: 'And then she waits.' }), {
      outcome: 'changed',
      is: 'Then she sleeps.',
    })
    assert.deepEqual(applyEdit(base, say('c9s9', '', 'Nobody said this.')), { outcome: 'gone' })
    assert.deepEqual(applyEdit(base, { kind: 'theme', take: 2, was: 1 }), { outcome: 'changed', is: '0' })
  })

  test('forgets a second reading while it says something else than was read', () => {
    const confirmed = { by: 'a judge', as: 'talk' as const }
    const [first, second] = script.chapters
    assert.ok(first && second)
    const sentences = first.sentences.map((sentence) => ({ ...sentence, confirmed }))
    const read: Script = { ...script, chapters: [{ ...first, sentences }, second] }
    assert.deepEqual(scriptOfDraft(draftOf(read)), read)
    const edited = must(draftOf(read), say('c1s3', 'And then she waits.', 'And then she pays.'))
    const [, , changed] = scriptOfDraft(edited.draft).chapters[0]?.sentences ?? []
    assert.equal(changed?.confirmed, undefined)
    assert.deepEqual(scriptOfDraft(must(edited.draft, edited.inverse).draft), read)
  })

  test('keeps its last sentence, and loses a chapter with its last one', () => {
    const without = sentencesOfDraft(base)
      .slice(1)
      .reduce<Draft>(
        (draft, { id, text }) => must(draft, { kind: 'drop', sentence: id, was: text }).draft,
        base,
      )
    assert.deepEqual(scriptOfDraft(without).chapters.length, 1)
    const [last] = sentencesOfDraft(without)
    assert.ok(last)
    assert.deepEqual(applyEdit(without, { kind: 'drop', sentence: last.id, was: last.text }), {
      outcome: 'last',
    })
  })

  test('keeps who vouches for a sentence as long as it says the same', () => {
    const vouch: Edit = { kind: 'vouch', sentence: 'c1s1', by: 'Ines', was: null }
    const { draft, inverse } = must(base, vouch)
    const vouchedIn = (of: Draft) => scriptOfDraft(of).chapters[0]?.sentences[0]?.vouchedBy
    assert.equal(vouchedIn(draft), 'Ines')
    assert.deepEqual(must(draft, inverse).draft, base)
    const said = must(draft, say('c1s1', 'Why does a loaf need twenty hours?', 'Why does it need a year?'))
    assert.equal(vouchedIn(said.draft), undefined)
    assert.equal(vouchedIn(must(said.draft, said.inverse).draft), 'Ines')
    assert.deepEqual(applyEdit(draft, vouch), { outcome: 'changed', is: 'Ines' })
  })

  test('never rewrites what is read aloud', () => {
    const reading = draftOf({
      ...script,
      chapters: [{ title: 'A', sentences: [{ speaker: 'reader', text: 'We bake.', support: ['p1'] }] }],
    })
    assert.deepEqual(applyEdit(reading, say('c1s1', 'We bake.', 'We burn.')), { outcome: 'quotation' })
    const speak = { kind: 'speak', sentence: 'c1s1', speaker: 'host', was: 'guest' } as const
    assert.deepEqual(applyEdit(reading, speak), { outcome: 'quotation' })
  })

  test('knows no name that every object has', () => {
    const edit = editSchema.parse({ kind: 'pronounce', name: '__proto__', said: 'proto', was: null })
    const { draft, inverse } = must(base, edit)
    assert.deepEqual(Object.entries(draft.lexicon), [['__proto__', 'proto']])
    assert.deepEqual(must(draft, inverse).draft, base)
  })

  test('takes nothing that could not be kept or said', () => {
    for (const text of ['', '   ', 'a'.repeat(401), 'half \ud800', 'bell \u0007'])
      assert.equal(editSchema.safeParse(say('c1s1', '', text)).success, false, JSON.stringify(text))
    for (const edit of [{}, { kind: 'own' }, { kind: 'theme', take: 9, was: 0 }, null, 'say'])
      assert.equal(editSchema.safeParse(edit).success, false)
    assert.deepEqual(editSchema.parse(say('c1s1', '', ' a \n b ')), say('c1s1', '', 'a b'))
  })
})

/** Any edit that fits what stands there now, as a person at the desk would make it. */
function anEdit(draft: Draft, random: () => number, number: number): Edit {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T // never asked of an empty list
  const sentence = pick(sentencesOfDraft(draft))
  const chapter = pick(draft.chapters)
  const speaker = pick(['host', 'guest'] as const)
  const voice = pick([null, 'ivy', 'hugo'])
  return pick<Edit>([
    say(sentence.id, sentence.text, `Sentence ${number}.`),
    {
      kind: 'speak',
      sentence: sentence.id,
      speaker: sentence.speaker === 'host' ? 'guest' : 'host',
      was: sentence.speaker === 'host' ? 'host' : 'guest',
    },
    { kind: 'drop', sentence: sentence.id, was: sentence.text },
    {
      kind: 'add',
      chapter: chapter.id,
      after: pick([null, ...chapter.sentences.map(({ id }) => id)]),
      sentence: { id: `n${number}`, speaker, text: `Added ${number}.`, support: 'bridge' },
    },
    { kind: 'retitle', text: `Title ${number}`, was: draft.title },
    { kind: 'retitle-chapter', chapter: chapter.id, text: `Chapter ${number}`, was: chapter.title },
    {
      kind: 'pronounce',
      name: 'Marta',
      said: pick([null, `Mahrta ${number}`]),
      was: draft.lexicon.Marta ?? null,
    },
    { kind: 'cast', speaker, voice, was: draft.voices[speaker] ?? null },
    { kind: 'theme', take: pick(takes), was: draft.theme as 0 },
    { kind: 'cover', take: pick(takes), was: draft.cover as 0 },
  ])
}

function aSeries(seed: number) {
  const random = seeded(seed)
  const [edits, inverses]: [Edit[], Edit[]] = [[], []]
  let draft = base
  for (let number = 0; number < 25; number++) {
    const edit = anEdit(draft, random, number)
    const next = applyEdit(draft, edit)
    if (next.outcome !== 'applied') continue
    edits.push(edit)
    inverses.unshift(next.inverse)
    draft = next.draft
  }
  return { edits, inverses, draft }
}

const seeds = Array.from({ length: 80 }, (_, seed) => seed)

describe('any series of edits', () => {
  test('gives the same script each time, and can be undone to the beginning', () => {
    for (const seed of seeds) {
      const { edits, inverses, draft } = aSeries(seed)
      assert.ok(edits.length > 15)
      assert.deepEqual(draftAfter(base, edits), draft)
      assert.deepEqual(draftAfter(draft, inverses), base)
    }
  })

  test('differs from the beginning by what is named, and from itself by nothing', () => {
    for (const seed of seeds) {
      const { draft } = aSeries(seed)
      assert.deepEqual(compareDrafts(draft, draft), [])
      const named = compareDrafts(base, draft).flatMap((each) => (each.what === 'sentence' ? [each.id] : []))
      const old = new Map(sentencesOfDraft(base).map((sentence) => [sentence.id, sentence]))
      const now = new Map(sentencesOfDraft(draft).map((sentence) => [sentence.id, sentence]))
      const differ = [...new Set([...old.keys(), ...now.keys()])].filter((id) => {
        const [was, is] = [old.get(id), now.get(id)]
        return was?.text !== is?.text || was?.speaker !== is?.speaker
      })
      assert.deepEqual(named.toSorted(), differ.toSorted())
    }
  })

  test('is heard whole: each sentence once, in order, from the master only where it still sounds so', () => {
    const times = Object.fromEntries(
      sentencesOfDraft(base).map(({ id }, at) => [id, { start: at * 3, end: at * 3 + 2 }]),
    )
    for (const seed of seeds) {
      const { draft } = aSeries(seed)
      const stretches = stretchesOf(draft, base, times)
      assert.deepEqual(
        stretches.flatMap(({ sentences }) => [...sentences]),
        sentencesOfDraft(draft).map(({ id }) => id),
      )
      const fresh = changedSince(draft, base)
      for (const { sound, sentences } of stretches)
        for (const id of sentences) assert.equal(sound === 'clip', fresh.has(id))
    }
  })
})

describe('what has to be said again', () => {
  const times = {
    c1s1: { start: 5, end: 8 },
    c1s2: { start: 8.5, end: 11 },
    c1s3: { start: 11.2, end: 13 },
    c2s1: { start: 18, end: 20 },
  }
  test('is nothing as long as nothing has changed', () => {
    assert.deepEqual(stretchesOf(base, base, times), [
      { sound: 'episode', sentences: ['c1s1', 'c1s2', 'c1s3', 'c2s1'], starts: [5, 8.5, 11.2, 18], to: 20 },
    ])
  })

  test('is the changed sentence alone, between what is there', () => {
    const { draft } = must(base, say('c1s2', 'Marta mixes it in the evening.', 'She mixes it at six.'))
    assert.deepEqual(stretchesOf(draft, base, times), [
      { sound: 'episode', sentences: ['c1s1'], starts: [5], to: 8 },
      { sound: 'clip', sentences: ['c1s2'] },
      { sound: 'episode', sentences: ['c1s3', 'c2s1'], starts: [11.2, 18], to: 20 },
    ])
  })

  test('is every sentence with the name when a name is said otherwise, and all of a voice when it changes', () => {
    const named = must(base, { kind: 'pronounce', name: 'Marta', said: 'Mahr-tah', was: null }).draft
    assert.deepEqual([...changedSince(named, base)], ['c1s2'])
    const cast = must(base, { kind: 'cast', speaker: 'guest', voice: 'hugo', was: null }).draft
    assert.deepEqual([...changedSince(cast, base)], ['c1s2', 'c2s1'])
  })
})
