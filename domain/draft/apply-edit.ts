import { own } from '#domain/own.ts'
import { isHost } from '#domain/script.ts'
import { type Draft, type DraftSentence, sentenceNamed, sentencesOfDraft } from './draft.ts'
import type { Edit, EditOf } from './edit.ts'
import {
  applyMove,
  applyRead,
  invertedMove,
  invertedRead,
  seenByEdit,
  stretchNow,
  wayNow,
} from './passage-edits.ts'

type Refusal =
  /** There is no such sentence or chapter any more. */
  | { outcome: 'gone' }
  /** It is not as whoever made the edit saw it. */
  | { outcome: 'changed'; is: string }
  /** A script says something. */
  | { outcome: 'last' }
  /** What is read aloud stands on the website: it is left out or exchanged, never written. */
  | { outcome: 'quotation' }
type Applied = { outcome: 'applied'; draft: Draft; inverse: Edit }

type Rule<E extends Edit> = {
  /** What stands there now; undefined when the place is gone. */
  now(draft: Draft, edit: E): string | number | null | undefined
  apply(draft: Draft, edit: E): Draft
  inverse(draft: Draft, edit: E): Edit
}

const swapped = <E extends Edit & { was: unknown }>(edit: E, key: keyof E) => ({
  ...edit,
  [key]: edit.was,
  was: edit[key],
})

const rules: { [Kind in Edit['kind']]: Rule<EditOf<Kind>> } = {
  say: {
    now: (draft, { sentence }) => sentenceNamed(draft, sentence)?.text,
    apply: (draft, { sentence, text }) => changed(draft, sentence, { text }),
    inverse: (_, edit) => swapped(edit, 'text'),
  },
  speak: {
    now: (draft, { sentence }) => sentenceNamed(draft, sentence)?.speaker,
    apply: (draft, { sentence, speaker }) => changed(draft, sentence, { speaker }),
    inverse: (_, edit) => swapped(edit, 'speaker'),
  },
  vouch: {
    now: (draft, { sentence }) => {
      const found = sentenceNamed(draft, sentence)
      return found && (found.vouched?.text === found.text ? found.vouched.by : null)
    },
    apply: (draft, { sentence, by }) =>
      withSentences(draft, (sentences) =>
        sentences.map(({ vouched, ...each }) => {
          if (each.id !== sentence) return vouched ? { ...each, vouched } : each
          return by === null ? each : { ...each, vouched: { by, text: each.text } }
        }),
      ),
    inverse: (_, edit) => swapped(edit, 'by'),
  },
  drop: {
    now: (draft, { sentence }) => sentenceNamed(draft, sentence)?.text,
    apply: (draft, { sentence }) =>
      withSentences(draft, (sentences) => sentences.filter(({ id }) => id !== sentence)),
    inverse: (draft, { sentence }) => putBack(draft, sentence),
  },
  add: {
    now(draft, { chapter, after, sentence }) {
      if (sentenceNamed(draft, sentence.id)) return undefined
      const found = draft.chapters.find(({ id }) => id === chapter)
      const isThere = after === null || found?.sentences.some(({ id }) => id === after)
      return found && isThere ? '' : undefined
    },
    apply: (draft, { chapter, after, sentence }) =>
      withSentences(draft, (sentences, id) => {
        const at = after === null ? 0 : sentences.findIndex((each) => each.id === after) + 1
        return id === chapter ? sentences.toSpliced(at, 0, sentence) : sentences
      }),
    inverse: (_, { sentence }) => ({ kind: 'drop', sentence: sentence.id, was: sentence.text }),
  },
  read: { now: stretchNow, apply: applyRead, inverse: invertedRead },
  move: { now: wayNow, apply: applyMove, inverse: invertedMove },
  retitle: {
    now: ({ title }) => title,
    apply: (draft, { text }) => ({ ...draft, title: text }),
    inverse: (_, edit) => swapped(edit, 'text'),
  },
  'retitle-chapter': {
    now: (draft, { chapter }) => draft.chapters.find(({ id }) => id === chapter)?.title,
    apply: (draft, { chapter, text }) => ({
      ...draft,
      chapters: draft.chapters.map((each) => (each.id === chapter ? { ...each, title: text } : each)),
    }),
    inverse: (_, edit) => swapped(edit, 'text'),
  },
  pronounce: {
    now: ({ lexicon }, { name }) => own(lexicon, name) ?? null,
    apply({ lexicon, ...draft }, { name, said }) {
      const others = Object.entries(lexicon).filter(([each]) => each !== name)
      return { ...draft, lexicon: Object.fromEntries(said === null ? others : [...others, [name, said]]) }
    },
    inverse: (_, edit) => swapped(edit, 'said'),
  },
  cast: {
    now: ({ voices }, { speaker }) => voices[speaker] ?? null,
    apply({ voices, ...draft }, { speaker, voice }) {
      const { [speaker]: _, ...others } = voices
      return { ...draft, voices: voice === null ? others : { ...others, [speaker]: voice } }
    },
    inverse: (_, edit) => swapped(edit, 'voice'),
  },
  theme: {
    now: ({ theme }) => theme,
    apply: (draft, { take }) => ({ ...draft, theme: take }),
    inverse: (_, edit) => swapped(edit, 'take'),
  },
  cover: {
    now: ({ cover }) => cover,
    apply: (draft, { take }) => ({ ...draft, cover: take }),
    inverse: (_, edit) => swapped(edit, 'take'),
  },
}

export function applyEdit(draft: Draft, edit: Edit): Applied | Refusal {
  if ('sentence' in edit && (edit.kind === 'say' || edit.kind === 'speak')) {
    const found = sentenceNamed(draft, edit.sentence)
    if (found && !isHost(found.speaker)) return { outcome: 'quotation' }
  }
  const rule = rules[edit.kind] as Rule<Edit> // the table above pairs each kind with its rule
  const now = rule.now(draft, edit)
  if (now === undefined) return { outcome: 'gone' }
  if ('was' in edit && now !== seenByEdit(edit)) return { outcome: 'changed', is: String(now ?? '') }
  const next = rule.apply(draft, edit)
  if (sentencesOfDraft(next).length === 0) return { outcome: 'last' }
  return { outcome: 'applied', draft: next, inverse: rule.inverse(draft, edit) }
}

/** Version 0 is what the line wrote. What was kept was once applied, so all of it can be again. */
export function draftAfter(base: Draft, edits: readonly Edit[]): Draft {
  return edits.reduce((draft, edit) => {
    const next = applyEdit(draft, edit)
    if (next.outcome !== 'applied') throw new Error(`A kept edit cannot be applied: ${next.outcome}`)
    return next.draft
  }, base)
}

const withSentences = (
  draft: Draft,
  change: (sentences: readonly DraftSentence[], chapter: string) => readonly DraftSentence[],
): Draft => ({
  ...draft,
  chapters: draft.chapters.map((chapter) => ({
    ...chapter,
    sentences: change(chapter.sentences, chapter.id),
  })),
})

const changed = (draft: Draft, sentence: string, to: Partial<DraftSentence>) =>
  withSentences(draft, (sentences) =>
    sentences.map((each) => (each.id === sentence ? { ...each, ...to } : each)),
  )

function putBack(draft: Draft, id: string): Edit {
  for (const { id: chapter, sentences } of draft.chapters) {
    const at = sentences.findIndex((each) => each.id === id)
    const sentence = sentences[at]
    if (sentence) return { kind: 'add', chapter, after: sentences[at - 1]?.id ?? null, sentence }
  }
  throw new RangeError('What is not there cannot be put back.')
}
