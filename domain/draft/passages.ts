/** What is read aloud of a draft, passage by passage, and where it can go. */
import { beatsOf } from '#domain/beats.ts'
import { isHost } from '#domain/script.ts'
import type { Draft, DraftSentence } from './draft.ts'

/** A place in a script; null: at its chapter's beginning. */
export type DraftPlace = { chapter: string; after: string | null }
export type DraftPassage = DraftPlace & { sentences: readonly DraftSentence[] }

/** Ids of passages that are headings: they are read with what stands below them. */
type Headings = ReadonlySet<string>

export function passagesOf(draft: Draft, headings: Headings = new Set()): DraftPassage[] {
  return draft.chapters.flatMap(({ id: chapter, sentences }) => {
    const found: (DraftPassage & { sentences: DraftSentence[] })[] = []
    sentences.forEach((sentence, at) => {
      if (isHost(sentence.speaker)) return
      const before = sentences[at - 1]
      const last = found.at(-1)
      if (before && last && last.sentences.at(-1) === before && isOnePassage(before, sentence, headings))
        last.sentences.push(sentence)
      else found.push({ chapter, after: before?.id ?? null, sentences: [sentence] })
    })
    return found
  })
}

const isOnePassage = (before: DraftSentence, next: DraftSentence, headings: Headings) =>
  before.speaker === next.speaker &&
  (String(before.support) === String(next.support) ||
    (before.support !== 'bridge' && before.support.every((id) => headings.has(id))))

export const passageWith = (draft: Draft, sentence: string, headings?: Headings) =>
  passagesOf(draft, headings).find(({ sentences }) => sentences.some(({ id }) => id === sentence))

/** As somebody at the desk sees it. */
export const textOfPassage = ({ sentences }: Pick<DraftPassage, 'sentences'>) =>
  sentences.map(({ text }) => text).join(' ')

/** Where a sentence stands now. */
export function placeOfSentence(draft: Draft, sentence: string): DraftPlace | undefined {
  for (const { id: chapter, sentences } of draft.chapters) {
    const at = sentences.findIndex(({ id }) => id === sentence)
    if (at >= 0) return { chapter, after: sentences[at - 1]?.id ?? null }
  }
  return undefined
}

/** With its passage goes what asked for it; `isFrame` are lines that stay where they are. */
export function beatWith(
  draft: Draft,
  { chapter, sentences }: DraftPassage,
  isFrame: (sentence: DraftSentence) => boolean,
): DraftSentence[] {
  const beat = beatAt(draft, chapter, sentences[0]?.id)
  const isOnly = beat.every((each) => isHost(each.speaker) || sentences.some(({ id }) => id === each.id))
  return isOnly ? beat.filter((each) => !isHost(each.speaker) || !isFrame(each)) : [...sentences]
}

const beatAt = (draft: Draft, chapter: string, sentence: string | undefined) =>
  beatsIn(draft, chapter).find((beat) => beat.some(({ id }) => id === sentence)) ?? []

const beatsIn = (draft: Draft, chapter: string) =>
  beatsOf(draft.chapters.find(({ id }) => id === chapter)?.sentences ?? [])

export type UpOrDown = 'up' | 'down'
type Moved = { sentences: readonly DraftSentence[]; to: DraftPlace }

/**
 * Past its neighbour: the passage beside it where one question leads to both, else the whole beat beside it. Undefined:
 * there is nothing further up or down.
 */
export function movedPassage(
  draft: Draft,
  passage: DraftPassage,
  direction: UpOrDown,
  headings?: Headings,
): Moved | undefined {
  const { chapter, sentences } = passage
  const beats = beatsIn(draft, chapter)
  const at = beats.findIndex((beat) => beat.some(({ id }) => id === sentences[0]?.id))
  const beat = beats[at] ?? []
  const inBeat = passagesOf(draft, headings).filter((each) =>
    beat.some(({ id }) => id === each.sentences[0]?.id),
  )
  const own = inBeat.findIndex((each) => each.sentences[0]?.id === sentences[0]?.id)
  const beside = inBeat[own + (direction === 'up' ? -1 : 1)]
  if (beside) {
    const after = direction === 'up' ? beside.after : (beside.sentences.at(-1)?.id ?? null)
    return { sentences, to: { chapter, after } }
  }
  const next = beats[at + (direction === 'up' ? -1 : 1)]
  if (next) {
    const after =
      direction === 'up'
        ? (placeOfSentence(draft, next[0]?.id ?? '')?.after ?? null)
        : (next.at(-1)?.id ?? null)
    return { sentences: beat, to: { chapter, after } }
  }
  return toNextChapter(draft, { chapter, beat, direction })
}

function toNextChapter(
  { chapters }: Draft,
  { chapter, beat, direction }: { chapter: string; beat: readonly DraftSentence[]; direction: UpOrDown },
): Moved | undefined {
  const at = chapters.findIndex(({ id }) => id === chapter)
  const next = chapters[at + (direction === 'up' ? -1 : 1)]
  if (!next) return undefined
  const after = direction === 'up' ? (next.sentences.at(-1)?.id ?? null) : null
  return { sentences: beat, to: { chapter: next.id, after } }
}
