import { type Draft, scriptOfDraft } from './draft.ts'

/**
 * Whether making the one would bring what the other has brought: all that the line takes from a draft, however many
 * edits lie between the two. An episode whose changes were all taken back is the one that was recorded.
 */
export const isSameEpisode = (one: Draft, other: Draft): boolean => takenByLine(one) === takenByLine(other)

function takenByLine(draft: Draft): string {
  const { voices, lexicon, theme, cover } = draft
  return JSON.stringify({ script: scriptOfDraft(draft), voices, lexicon, theme, cover }, inOrder)
}

/** A database gives the fields of an object back in another order. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
