/** What happens to a passage: exchanged, cut, put in, left out, moved. */
import type { Draft, DraftSentence } from './draft.ts'
import type { Edit, Move, ReadPassage } from './edit.ts'
import { type DraftPlace, placeOfSentence } from './passages.ts'

const textOf = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text).join(' ')

/** What whoever made it has seen, to be compared with what stands there now. */
export const seenByEdit = (edit: Edit & { was: unknown }): unknown => {
  if (edit.kind === 'read') return textOf(edit.was)
  return edit.kind === 'move' ? placeKey(edit.was) : edit.was
}

/** A database gives the fields of an object back in another order. */
const placeKey = ({ chapter, after }: DraftPlace) => `${chapter} ${after ?? ''}`

/** From the first of its sentences to the last; whatever stands between them now is part of it. */
function stretchOf(draft: Draft, ids: readonly string[]): DraftSentence[] | undefined {
  for (const { sentences } of draft.chapters) {
    const places = ids.map((wanted) => sentences.findIndex(({ id }) => id === wanted))
    if (places.every((at) => at >= 0)) return sentences.slice(Math.min(...places), Math.max(...places) + 1)
  }
  return undefined
}

export function stretchNow(draft: Draft, { was, chapter, after }: ReadPassage): string | undefined {
  if (was.length === 0) return hasPlace(draft, { chapter, after }) ? '' : undefined
  const stretch = stretchOf(
    draft,
    was.map(({ id }) => id),
  )
  return stretch && textOf(stretch)
}

export const applyRead = (draft: Draft, { was, chapter, after, sentences }: ReadPassage): Draft => {
  const first = was[0] && placeOfSentence(draft, was[0].id)
  const gone = new Set(was.map(({ id }) => id))
  return putAt(without(draft, gone), first ?? { chapter, after }, sentences)
}

export const invertedRead = (draft: Draft, edit: ReadPassage): Edit => {
  const { was, chapter, after, sentences } = edit
  const ids = was.map(({ id }) => id)
  const place = (ids[0] && placeOfSentence(draft, ids[0])) || { chapter, after }
  return {
    kind: 'read',
    ...place,
    was: sentences.map(({ id, text }) => ({ id, text })),
    sentences: ids.length > 0 ? (stretchOf(draft, ids) ?? []) : [],
  }
}

/** Where it stands. Undefined: it is not whole any more, or what it goes to is gone. */
export function wayNow(draft: Draft, { sentences, to }: Move): string | undefined {
  const stretch = stretchOf(draft, sentences)
  const isInItself = to.after !== null && sentences.includes(to.after)
  const isWhole = stretch?.length === sentences.length
  if (!isWhole || isInItself || !hasPlace(draft, to)) return undefined
  const place = placeOfSentence(draft, stretch[0]?.id ?? '')
  return place && placeKey(place)
}

export function applyMove(draft: Draft, { sentences, to }: Move): Draft {
  const stretch = stretchOf(draft, sentences) ?? []
  return putAt(without(draft, new Set(sentences)), to, stretch)
}

export const invertedMove = (_: Draft, edit: Move): Edit => ({ ...edit, to: edit.was, was: edit.to })

const hasPlace = ({ chapters }: Draft, { chapter, after }: DraftPlace) =>
  chapters.some(
    ({ id, sentences }) => id === chapter && (after === null || sentences.some((each) => each.id === after)),
  )

const without = (draft: Draft, gone: ReadonlySet<string>): Draft => ({
  ...draft,
  chapters: draft.chapters.map((chapter) => ({
    ...chapter,
    sentences: chapter.sentences.filter(({ id }) => !gone.has(id)),
  })),
})

const putAt = (draft: Draft, { chapter, after }: DraftPlace, added: readonly DraftSentence[]): Draft => ({
  ...draft,
  chapters: draft.chapters.map((each) => {
    if (each.id !== chapter) return each
    const at = after === null ? 0 : each.sentences.findIndex(({ id }) => id === after) + 1
    return { ...each, sentences: each.sentences.toSpliced(at, 0, ...added) }
  }),
})
