/** A script as an operator must see it to trust or correct it: judged, with what it rests on and how it is heard. */
import { formulasOf, programmeWordsOf } from '#content/programme/formulas.ts'
import { isUnreadLanguage } from '#content/programme/languages.ts'
import type { KeptScript } from '#database/edits.ts'
import { draftAfter } from '#domain/draft/apply-edit.ts'
import { type DeskPassage, passagesOnDesk } from '#domain/draft/desk-passages.ts'
import { type Draft, draftOf, scriptOfDraft, sentencesOfDraft } from '#domain/draft/draft.ts'
import { isSameEpisode } from '#domain/draft/is-same-episode.ts'
import { type Puzzle, puzzlesSince } from '#domain/draft/puzzles.ts'
import { changedSince, type HeardStretch, stretchesOf, type Times } from '#domain/draft/stretches.ts'
import type { Passage, Reading } from '#domain/evidence.ts'
import type { LedgerVerdict } from '#domain/ledger/ledger.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
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
  passages: Record<string, Pick<Passage, 'url' | 'heading' | 'text' | 'source'>>
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
}

type Recorded = { spoken: readonly [number, number][]; misheard: readonly { at: number; heard: string }[] }

export function scriptOnDesk(
  kept: KeptScript,
  reading: Reading,
  { spoken, misheard }: Recorded,
): DeskScript | null {
  if (!kept.script) return null
  const { language, written = null } = kept.script
  const draft = versionOf(kept, kept.edits.length)
  const made = versionOf(kept, kept.version)
  const judged = judgedIn(draft, kept, reading)
  const changed = changedSince(draft, made)
  return {
    draft,
    judged,
    misheard: misheardIn(made, misheard, changed),
    passages: passagesOf(reading, judged),
    read: passagesOnDesk(draft, reading),
    puzzles:
      kept.edits.length > 0
        ? puzzlesSince(draftOf(kept.script), draft, reading, programmeWordsOf(language))
        : {},
    written,
    isUnread: isUnreadLanguage(language),
    stretches: spoken.length > 0 ? stretchesOf(draft, made, timesIn(made, spoken)) : [],
    fresh: spoken.length > 0 ? [...changed] : [],
  }
}

function judgedIn(draft: Draft, { script, ledger }: KeptScript, reading: Reading): DeskScript['judged'] {
  const { entries } = checkScript(scriptOfDraft(draft), {
    reading,
    formulas: formulasOf(script?.language),
    made: ledger ?? undefined,
  })
  return Object.fromEntries(
    sentencesOfDraft(draft).map(({ id }, at) => {
      const { verdict = 'unsupported', reason = '', evidence = [], vouchedBy, isFinal } = entries[at] ?? {}
      const by = { ...(vouchedBy && { vouchedBy }), ...(isFinal && { isFinal }) }
      return [id, { verdict, reason, evidence: evidence.map((passage) => passage.id), ...by }]
    }),
  )
}

function passagesOf(reading: Reading, judged: DeskScript['judged']): DeskScript['passages'] {
  const used = new Set(Object.values(judged).flatMap(({ evidence }) => evidence))
  return Object.fromEntries(
    reading.passages
      .filter(({ id }) => used.has(id))
      .map(({ id, url, heading, text, source }) => [id, { url, heading, text, ...(source && { source }) }]),
  )
}

const timesIn = (made: Draft, spoken: Recorded['spoken']): Times =>
  Object.fromEntries(
    sentencesOfDraft(made).flatMap(({ id }, at) => {
      const [start, end] = spoken[at] ?? []
      return start === undefined || end === undefined ? [] : [[id, { start, end }]]
    }),
  )

/** What was heard of a sentence says nothing any more once it sounds otherwise. */
function misheardIn(made: Draft, misheard: Recorded['misheard'], changed: ReadonlySet<string>) {
  const asMade = sentencesOfDraft(made)
  return Object.fromEntries(
    misheard.flatMap(({ at, heard }) => {
      const id = asMade[at]?.id
      return id && !changed.has(id) ? [[id, heard]] : []
    }),
  )
}

/** Version 0 is as the line wrote it; each edit makes the next one. */
export function versionOf({ script, edits }: KeptScript, version: number): Draft {
  if (!script) throw new RangeError('There is no script yet.')
  return draftAfter(
    draftOf(script),
    edits.slice(0, version).map(({ edit }) => edit),
  )
}

/** Of a script without a change, nothing is compared. */
export function isUnmade(kept: KeptScript): boolean {
  const { script, version, edits } = kept
  if (!script || version === edits.length) return false
  return !isSameEpisode(versionOf(kept, version), versionOf(kept, edits.length))
}
