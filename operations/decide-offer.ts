/** What a client, or an operator for them on the telephone, decides about a script or an episode: exactly what they had before them. */
import type pg from 'pg'
import { asOperator } from '#database/as-operator.ts'
import { keepVerdict } from '#database/client-offers.ts'
import { addDecision, type Decision, decisionsOn, remarksOn } from '#database/decisions.ts'
import { recordDeed } from '#database/deeds.ts'
import { findScript, type KeptScript } from '#database/edits.ts'
import { lockProgress } from '#database/progress.ts'
import { type ShowEpisode, showEpisodeOf } from '#database/show-episodes.ts'
import { sentencesOfDraft } from '#domain/draft/draft.ts'
import type { Membership } from '#domain/member.ts'
import type { Operator } from '#domain/operator.ts'
import { isRemarkOn } from '#domain/remarks.ts'
import { type ClientVerdict, type Gate, isBeforeGate, type OfferedToClient } from '#domain/script-gate.ts'
import { mayNow } from './member-now.ts'
import { isUnmade, versionOf } from './script-on-desk.ts'

/** Silence is nobody's: it approves what a letter has said that it would. */
type ByClient = { member: Membership } | { operator: Operator } | { silence: true }

type Pressed = { what: Gate; requestId: string; hash: string; verdict: ClientVerdict; words: string }
export type DecidedOffer =
  | { outcome: 'done' }
  /** `changed`: it is another now. `being-changed`: the script is, and it has no voice yet. `not-now`: it waits for nobody. */
  | { outcome: 'changed' | 'being-changed' | 'not-now' | 'gone' | 'forbidden' | 'say-what' }
  /** Somebody was first. */
  | { outcome: 'decided'; first: Decision }

/** While nobody else decides, edits or is taken out. Whoever does not belong to its client finds nothing. */
export const atTheGate = <Result>(
  pool: pg.Pool,
  by: ByClient,
  requestId: string,
  work: (client: pg.ClientBase, shown: ShowEpisode) => Promise<Result>,
): Promise<Result | { outcome: 'gone' | 'forbidden' }> =>
  asOperator(pool, 'operator' in by ? by.operator.id : undefined, async (client) => {
    await lockProgress(client, requestId)
    const shown = await showEpisodeOf(client, requestId)
    if (!shown || ('member' in by && by.member.clientId !== shown.clientId)) return { outcome: 'gone' }
    if ('member' in by && !(await mayNow(client, by.member, 'decide'))) return { outcome: 'forbidden' }
    return work(client, shown)
  })

export const offeredAt = (shown: ShowEpisode, what: Gate): OfferedToClient =>
  what === 'script' ? shown : shown.sound

/** The first of two counts. An operator may say that a client who wanted changes wants none any more. */
export const decideOffer = (pool: pg.Pool, by: ByClient, pressed: Pressed): Promise<DecidedOffer> =>
  atTheGate(pool, by, pressed.requestId, async (client, shown): Promise<DecidedOffer> => {
    const { what, requestId, hash, verdict, words } = pressed
    const offered = offeredAt(shown, what)
    if (offered.hash !== hash) return { outcome: 'changed' }
    if (isBeforeGate(shown.step)) return { outcome: 'not-now' }
    const isTakenBack = 'operator' in by && offered.isAtGate && verdict === 'yes'
    const isThis = (made: Decision) => made.what === what && made.hash === hash
    const first = (await decisionsOn(client, requestId)).find(isThis)
    if (offered.verdict && first && !isTakenBack) return { outcome: 'decided', first }
    if (!offered.isAtGate) return { outcome: 'not-now' }
    const kept = await findScript(client, requestId)
    if (what === 'episode' && verdict === 'yes' && kept && isUnmade(kept)) return { outcome: 'being-changed' }
    if (verdict === 'changes' && !words && !(await isRemarked(client, kept, shown, what)))
      return { outcome: 'say-what' }
    const { showId, title } = shown
    const { version } = offered
    await addDecision(client, {
      ...{ what, showId, requestId, title, version, hash, verdict, words },
      ...whoOf(by),
    })
    await keepVerdict(client, { requestId, what, verdict })
    const facts = { what, verdict, version }
    const deed = 'operator' in by ? 'decide-script-for-client' : 'pass-by-silence'
    if (!('member' in by))
      await recordDeed(client, { operatorId: whoOf(by).operatorId, deed, requestId, facts })
    return { outcome: 'done' }
  })

const whoOf = (by: ByClient) => ({
  memberId: 'member' in by ? by.member.id : undefined,
  operatorId: 'operator' in by ? by.operator.id : undefined,
})

/** Of a sentence that still says so, whatever else has changed. */
async function isRemarked(
  client: pg.ClientBase,
  kept: KeptScript | undefined,
  shown: ShowEpisode,
  what: Gate,
): Promise<boolean> {
  if (!kept?.script) return false
  const sentences = sentencesOfDraft(versionOf(kept, offeredAt(shown, what).version))
  const remarks = (await remarksOn(client, shown.requestId)).filter((remark) => remark.what === what)
  return remarks.some((remark) => sentences.some((sentence) => isRemarkOn(remark, sentence)))
}
