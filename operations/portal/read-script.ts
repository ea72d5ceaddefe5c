/** A script as its client reads it: every line, what it rests on, and what the client's people have said of it. */
import type pg from 'pg'
import { formulasOf } from '#content/programme/formulas.ts'
import { type Decision, decisionsOn, type Remark, remarksOn } from '#database/decisions.ts'
import { findMaterial } from '#database/desk.ts'
import { findScript, type KeptScript } from '#database/edits.ts'
import { hashOfWords, scriptAt } from '#database/script-offers.ts'
import { type ShowEpisode, showEpisodeOf } from '#database/show-episodes.ts'
import { scriptOfDraft } from '#domain/draft/draft.ts'
import type { Passage, Reading } from '#domain/evidence.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import type { Membership } from '#domain/member.ts'
import { withOwnWords } from '#domain/own-words.ts'
import { isRemarkOn } from '#domain/remarks.ts'
import type { Speaker } from '#domain/script.ts'
import { isBeforeGate } from '#domain/script-gate.ts'
import { versionOf } from '#operations/script-on-desk.ts'

type RestsOn = { url: string; passage: string; saidOn?: string }
export type ReadLine = {
  id: string
  /** From 0, in the whole script. */
  place: number
  /** Where a chapter begins. */
  chapter: string | undefined
  speaker: Speaker
  text: string
  evidence: RestsOn[]
  vouchedBy: string | undefined
  /** It claims what the website does not say. */
  isUnsupported: boolean
  remarks: readonly Remark[]
}

type ReadScript = {
  shown: ShowEpisode
  /** Undefined: it is being written anew, and comes back. */
  script:
    | { show: string; title: string; summary: readonly string[]; language: string; lines: ReadLine[] }
    | undefined
  /** Of these very words, the newest. */
  decision: Decision | undefined
  /** Said of words that are not there any more. */
  settled: readonly Remark[]
}

/** Undefined: it is another client's, or nothing was put before this one yet. */
export async function readScript(
  pool: pg.Pool,
  member: Membership,
  requestId: string,
): Promise<ReadScript | undefined> {
  const shown = await showEpisodeOf(pool, requestId)
  if (!shown?.hash || shown.clientId !== member.clientId) return undefined
  const [kept, material, remarks, decisions] = await Promise.all([
    findScript(pool, requestId),
    findMaterial(pool, requestId),
    remarksOn(pool, requestId),
    decisionsOn(pool, requestId),
  ])
  const script = kept && scriptAt(kept, shown.version)
  const isThere =
    !isBeforeGate(shown.step) && kept && material && script && hashOfWords(script) === shown.hash
  const reading = material && withOwnWords(material.reading, material.wishes)
  const lines = isThere && reading ? linesOf(kept, shown.version, reading, remarks) : []
  return {
    shown,
    script: isThere ? { ...headOf(script), lines } : undefined,
    decision: isThere && shown.verdict ? decisions.find(({ hash }) => hash === shown.hash) : undefined,
    settled: remarks.filter((remark) => !lines.some((line) => isRemarkOn(remark, line))),
  }
}

const headOf = ({ show, title, summary, language = 'en' }: ReturnType<typeof scriptOfDraft>) => ({
  ...{ show, title, summary, language },
})

function linesOf(
  kept: KeptScript,
  version: number,
  reading: Reading,
  remarks: readonly Remark[],
): ReadLine[] {
  const draft = versionOf(kept, version)
  const { entries } = checkScript(scriptOfDraft(draft), {
    reading,
    formulas: formulasOf(draft.language),
    made: kept.ledger ?? undefined,
  })
  const passages = new Map(reading.passages.map((passage) => [passage.id, passage]))
  let place = -1
  return draft.chapters.flatMap(({ title, sentences }) =>
    sentences.map(({ id, speaker, text }, at): ReadLine => {
      place += 1
      const { evidence = [], vouchedBy, verdict } = entries[place] ?? {}
      return {
        ...{ id, place, speaker, text, vouchedBy },
        isUnsupported: verdict === 'unsupported',
        chapter: at === 0 ? title : undefined,
        evidence: evidence.flatMap(({ id }) => restsOn(passages.get(id)) ?? []),
        remarks: remarks.filter((remark) => isRemarkOn(remark, { id, text })),
      }
    }),
  )
}

const restsOn = (passage: Passage | undefined): RestsOn | undefined =>
  passage && {
    url: passage.url,
    passage: passage.text,
    ...(passage.saidOn && { saidOn: passage.saidOn }),
  }
