/** The parts of a draft, each with the hash of its words and whatever was decided about these very words. */
import { createHash } from 'node:crypto'
import type { DraftDecision } from '#database/drafts.ts'
import {
  type DraftPart,
  type DraftTitle,
  draftParts,
  type ShowDraft,
  wordsOfPart,
  wordsOfTitle,
} from '#domain/show-draft.ts'

export type PartOfDraft = {
  part: DraftPart
  hash: string
  /** Where it is one of the titles. */
  title: DraftTitle | undefined
  /** The newest about these words, whichever version they stood in. */
  decision: DraftDecision | undefined
}

const hashed = (words: string) => createHash('sha256').update(words).digest('hex')

export const partsOfDraft = (draft: ShowDraft, decisions: readonly DraftDecision[]): PartOfDraft[] =>
  draftParts.flatMap((part) => {
    const parts: [string, DraftTitle?][] =
      part === 'title'
        ? draft.titles.map((title) => [wordsOfTitle(title), title])
        : [[wordsOfPart(draft, part)]]
    return parts.map(([words, title]) => {
      const hash = hashed(words)
      const decision = decisions.find((made) => made.part === part && made.hash === hash)
      return { part, hash, title, decision }
    })
  })
