/** What a client decides about, as they see it: every line, what it rests on, when it is heard, and what its people have said of it. */
import type pg from 'pg'
import { type Decision, decisionsOn, type Remark, remarksOn } from '#database/decisions.ts'
import { findMaterial, findTimes } from '#database/desk.ts'
import { findScript, type KeptScript } from '#database/edits.ts'
import { hashOfWords, scriptAt } from '#database/script-offers.ts'
import { endOfEpisode, type ShowEpisode, showEpisodeOf } from '#database/show-episodes.ts'
import { compareDrafts, type Difference } from '#domain/draft/compare-drafts.ts'
import type { scriptOfDraft } from '#domain/draft/draft.ts'
import type { Membership } from '#domain/member.ts'
import { withOwnWords } from '#domain/own-words.ts'
import { isRemarkOn } from '#domain/remarks.ts'
import { type Gate, isBeforeGate, type OfferedToClient } from '#domain/script-gate.ts'
import { offeredAt } from '#operations/decide-offer.ts'
import { isUnmade, versionOf } from '#operations/script-on-desk.ts'
import { linesOf, type ReadLine } from './offer-lines.ts'

/** What is another since they decided last; `anew`: the whole script was written again. */
type Since = { decision: Decision; differences: readonly Difference[] | 'anew' }

type ReadOffer = {
  /** An older form of it is out. */
  isOut: boolean
  /** Nothing comes of it any more. */
  hasEnded: boolean
  shown: ShowEpisode
  offered: OfferedToClient
  /** Undefined: it is being made anew, and comes back. */
  script:
    | { show: string; title: string; summary: readonly string[]; language: string; lines: ReadLine[] }
    | undefined
  /** Of this very one, the newest. */
  decision: Decision | undefined
  since: Since | undefined
  /** Said of what is not there any more. */
  settled: readonly Remark[]
}

/** Undefined: it is another client's, or nothing was put before this one yet. */
export async function readOffer(
  pool: pg.Pool,
  member: Membership,
  what: Gate,
  requestId: string,
): Promise<ReadOffer | undefined> {
  const shown = await showEpisodeOf(pool, requestId)
  const offered = shown && offeredAt(shown, what)
  if (!offered?.hash || shown?.clientId !== member.clientId) return undefined
  const [kept, material, said, decisions, times, end] = await Promise.all([
    findScript(pool, requestId),
    findMaterial(pool, requestId),
    remarksOn(pool, requestId),
    decisionsOn(pool, requestId),
    what === 'episode' ? findTimes(pool, requestId) : [],
    endOfEpisode(pool, requestId),
  ])
  const remarks = said.filter((remark) => remark.what === what)
  const script = kept && scriptAt(kept, offered.version)
  const isWhole = what === 'script' ? script && hashOfWords(script) === offered.hash : shown.sound.isThere
  // Edited and not made again, it is not what goes out.
  const isAsMade = what === 'script' || (kept && !isUnmade(kept))
  const isBeingMade = isBeforeGate(shown.step) && !(end.isOut && end.isAtRest)
  const isThere = !isBeingMade && kept && material && script && isWhole && isAsMade
  const reading = material && withOwnWords(material.reading, material.wishes)
  const lines = isThere && reading ? linesOf({ kept, version: offered.version, reading, remarks, times }) : []
  const isThis = (made: Decision) => made.what === what && made.hash === offered.hash
  return {
    isOut: end.isOut,
    hasEnded: end.hasEnded,
    shown,
    offered,
    script: isThere ? { ...headOf(script), lines } : undefined,
    decision: isThere && offered.verdict ? decisions.find(isThis) : undefined,
    since: isThere ? sinceLast(kept, offered, what, decisions) : undefined,
    settled: remarks.filter((remark) => !lines.some((line) => isRemarkOn(remark, line))),
  }
}

const headOf = ({ show, title, summary, language = 'en' }: ReturnType<typeof scriptOfDraft>) => ({
  ...{ show, title, summary, language },
})

/** Of a script: since they approved anything of it. Of a sound: since they heard another one. */
function sinceLast(
  kept: KeptScript,
  { hash, version }: OfferedToClient,
  what: Gate,
  decisions: readonly Decision[],
): Since | undefined {
  const decision = decisions.find((made) =>
    what === 'script'
      ? made.verdict === 'yes' && (made.what !== what || made.hash !== hash)
      : made.what === what && made.hash !== hash,
  )
  if (!decision) return undefined
  if (decision.isOfBefore) return { decision, differences: 'anew' }
  const differences = compareDrafts(versionOf(kept, decision.version), versionOf(kept, version))
  return differences.length > 0 ? { decision, differences } : undefined
}
