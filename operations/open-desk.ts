/** Everything about one episode that an operator must see to trust or correct it. */
import type pg from 'pg'
import { formulasOf, programmeWordsOf } from '#content/programme/formulas.ts'
import { isUnreadLanguage } from '#content/programme/languages.ts'
import { findDesk } from '#database/desk.ts'
import { findScript, type KeptScript } from '#database/edits.ts'
import { type DeskState, deskState } from '#domain/desk.ts'
import { draftAfter } from '#domain/draft/apply-edit.ts'
import { compareDrafts, type Difference } from '#domain/draft/compare-drafts.ts'
import { type DeskPassage, passagesOnDesk } from '#domain/draft/desk-passages.ts'
import { type Draft, draftOf, scriptOfDraft, sentencesOfDraft } from '#domain/draft/draft.ts'
import type { Edit } from '#domain/draft/edit.ts'
import { type Puzzle, puzzlesSince } from '#domain/draft/puzzles.ts'
import { changedSince, type HeardStretch, stretchesOf, type Times } from '#domain/draft/stretches.ts'
import type { Reading } from '#domain/evidence.ts'
import type { LedgerVerdict } from '#domain/ledger/ledger.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import { withOwnWords } from '#domain/own-words.ts'
import { websiteName } from '#domain/website-name.ts'
import type { Written } from '#domain/writing.ts'

export type JudgedSentence = {
  verdict: LedgerVerdict
  reason: string
  evidence: readonly string[]
  vouchedBy?: string
  isFinal?: boolean
}

export type DeskScript = {
  draft: Draft
  /** By sentence. */
  judged: Record<string, JudgedSentence>
  /** What the verdicts point to, by id. */
  passages: Record<string, { url: string; heading: string; text: string }>
  /** What is read aloud, passage by passage, and what else of it could be. */
  read: readonly DeskPassage[]
  /** What does not make sense any more since somebody has changed it, by sentence. */
  puzzles: Record<string, Puzzle>
  /** Which way it was written; scripts of old do not say. */
  written: Written | null
  /** Nobody who speaks its language has read what the writer writes in it. */
  isUnread: boolean
  /** What somebody who listened has heard instead, by sentence as it was recorded. */
  misheard: Record<string, string>
  /** How the script is heard as it is now; empty until there is a mastered episode. */
  stretches: readonly HeardStretch[]
  /** Sentences that sound otherwise than in the mastered episode. */
  fresh: readonly string[]
  /** What the mastered episode does not have yet, sound or not. */
  unmade: readonly Difference[]
}

/** One line of the history. */
export type Change = { number: number; kind: Edit['kind']; by: string | null; at: Date; isUndo: boolean }

export type Desk = {
  requestId: string
  state: DeskState
  trouble: string | null
  business: string
  /** How many edits there are, and how many of them the episode has. */
  latest: number
  made: number
  changes: readonly Change[]
  script: DeskScript | null
} & Omit<NonNullable<Awaited<ReturnType<typeof findDesk>>>, 'reading' | 'times' | 'misheard'>

export async function openDesk(pool: pg.Pool, requestId: string): Promise<Desk | undefined> {
  const [row, kept] = await Promise.all([findDesk(pool, requestId), findScript(pool, requestId)])
  if (!row || !kept) return undefined
  const { reading: site, times, misheard, ...rest } = row
  const reading = site && withOwnWords(site, row.wishes[0])
  return {
    ...rest,
    requestId,
    state: deskState(kept.progress),
    trouble: kept.progress.trouble,
    business: reading?.name ?? websiteName(row.website),
    latest: kept.edits.length,
    made: kept.version,
    changes: kept.edits.map(({ number, edit, operator, at, undoes }) => ({
      number,
      kind: edit.kind,
      by: operator,
      at,
      isUndo: undoes !== null,
    })),
    script: reading && scriptOnDesk(kept, reading, times ?? [], misheard ?? []),
  }
}

function scriptOnDesk(
  kept: KeptScript,
  reading: Reading,
  spoken: [number, number][],
  misheard: readonly { at: number; heard: string }[],
): DeskScript | null {
  if (!kept.script) return null
  const draft = versionOf(kept, kept.edits.length)
  const made = versionOf(kept, kept.version)
  const { entries } = checkScript(scriptOfDraft(draft), {
    reading,
    formulas: formulasOf(kept.script.language),
    made: kept.ledger ?? undefined,
  })
  const judged = Object.fromEntries(
    sentencesOfDraft(draft).map(({ id }, at) => {
      const { verdict = 'unsupported', reason = '', evidence = [], vouchedBy, isFinal } = entries[at] ?? {}
      const by = { ...(vouchedBy && { vouchedBy }), ...(isFinal && { isFinal }) }
      return [id, { verdict, reason, evidence: evidence.map((passage) => passage.id), ...by }]
    }),
  )
  const used = new Set(Object.values(judged).flatMap(({ evidence }) => evidence))
  const passages = Object.fromEntries(
    reading.passages
      .filter(({ id }) => used.has(id))
      .map(({ id, url, heading, text }) => [id, { url, heading, text }]),
  )
  const times: Times = Object.fromEntries(
    sentencesOfDraft(made).flatMap(({ id }, at) => {
      const [start, end] = spoken[at] ?? []
      return start === undefined || end === undefined ? [] : [[id, { start, end }]]
    }),
  )
  const { language } = kept.script
  const changed = changedSince(draft, made)
  const asMade = sentencesOfDraft(made)
  return {
    draft,
    judged,
    misheard: Object.fromEntries(
      misheard.flatMap(({ at, heard }) => {
        const id = asMade[at]?.id
        return id && !changed.has(id) ? [[id, heard]] : []
      }),
    ),
    passages,
    read: passagesOnDesk(draft, reading),
    puzzles:
      kept.edits.length > 0
        ? puzzlesSince(draftOf(kept.script), draft, reading, programmeWordsOf(language))
        : {},
    written: kept.script.written ?? null,
    isUnread: isUnreadLanguage(language),
    stretches: spoken.length > 0 ? stretchesOf(draft, made, times) : [],
    fresh: spoken.length > 0 ? [...changed] : [],
    unmade: compareDrafts(made, draft),
  }
}

/** Version 0 is as the line wrote it; each edit makes the next one. */
export function versionOf({ script, edits }: KeptScript, version: number): Draft {
  if (!script) throw new RangeError('There is no script yet.')
  return draftAfter(
    draftOf(script),
    edits.slice(0, version).map(({ edit }) => edit),
  )
}
