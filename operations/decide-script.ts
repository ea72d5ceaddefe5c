/** What a client, or an operator for a client on the telephone, decides about a script: of exactly the words they saw. */
import type pg from 'pg'
import { asOperator } from '#database/as-operator.ts'
import { addDecision, type Decision, decisionsOn, remarksOn } from '#database/decisions.ts'
import { recordDeed } from '#database/deeds.ts'
import { findScript } from '#database/edits.ts'
import { lockMembers } from '#database/members.ts'
import { lockProgress } from '#database/progress.ts'
import { keepVerdict, type ShowEpisode, showEpisodeOf } from '#database/show-episodes.ts'
import { sentencesOfDraft } from '#domain/draft/draft.ts'
import { type Membership, memberMay } from '#domain/member.ts'
import type { Operator } from '#domain/operator.ts'
import { isRemarkOn } from '#domain/remarks.ts'
import { isBeforeGate, type ScriptVerdict } from '#domain/script-gate.ts'
import { versionOf } from './script-on-desk.ts'

type ByClient = { member: Membership } | { operator: Operator }

type Pressed = { requestId: string; hash: string; verdict: ScriptVerdict; words: string }
export type DecidedScript =
  | { outcome: 'done' }
  /** `changed`: other words stand there now. `not-now`: it waits for nobody. */
  | { outcome: 'changed' | 'not-now' | 'gone' | 'forbidden' | 'say-what' }
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
    if ('member' in by && !(await mayDecide(client, by.member))) return { outcome: 'forbidden' }
    return work(client, shown)
  })

/** As it is now, not as it was when the page was opened. */
async function mayDecide(client: pg.ClientBase, member: Membership): Promise<boolean> {
  const now = (await lockMembers(client, member.clientId)).find(({ id }) => id === member.id)
  return now !== undefined && memberMay({ role: now.role, hasEnded: false }, 'decide')
}

/** The first of two counts. An operator may say that a client who wanted changes wants none any more. */
export const decideScript = (pool: pg.Pool, by: ByClient, pressed: Pressed): Promise<DecidedScript> =>
  atTheGate(pool, by, pressed.requestId, async (client, shown): Promise<DecidedScript> => {
    const { requestId, hash, verdict, words } = pressed
    if (shown.hash !== hash) return { outcome: 'changed' }
    if (isBeforeGate(shown.step)) return { outcome: 'not-now' }
    const isTakenBack = 'operator' in by && shown.isAtGate && verdict === 'yes'
    const [first] = (await decisionsOn(client, requestId)).filter((each) => each.hash === hash)
    if (shown.verdict && first && !isTakenBack) return { outcome: 'decided', first }
    if (!shown.isAtGate) return { outcome: 'not-now' }
    if (verdict === 'changes' && !words && !(await isRemarked(client, shown))) return { outcome: 'say-what' }
    const { showId, title, version } = shown
    const who =
      'member' in by
        ? { memberId: by.member.id, operatorId: undefined }
        : { memberId: undefined, operatorId: by.operator.id }
    await addDecision(client, { showId, requestId, title, version, hash, verdict, words, ...who })
    await keepVerdict(client, requestId, verdict)
    const facts = { verdict, version }
    if ('operator' in by)
      await recordDeed(client, {
        ...{ operatorId: by.operator.id, deed: 'decide-script-for-client', requestId, facts },
      })
    return { outcome: 'done' }
  })

/** Of a sentence that still says so, whatever else has changed. */
async function isRemarked(client: pg.ClientBase, { requestId, version }: ShowEpisode): Promise<boolean> {
  const kept = await findScript(client, requestId)
  if (!kept?.script) return false
  const sentences = sentencesOfDraft(versionOf(kept, version))
  const remarks = await remarksOn(client, requestId)
  return remarks.some((remark) => sentences.some((sentence) => isRemarkOn(remark, sentence)))
}
