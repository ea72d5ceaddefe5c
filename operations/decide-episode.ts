/** What an operator decides about an episode that is not out yet, or is to be made again. Each counts once. */
import type pg from 'pg'
import { approveOffer, forgetOffer, takeBackApproval } from '#database/approvals.ts'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import { bringBackWhatIsOut } from '#database/earlier-steps.ts'
import { sendEpisodeAgain } from '#database/letters.ts'
import { failProduction } from '#database/productions.ts'
import { lockProgress } from '#database/progress.ts'
import { holdProduction, releaseProduction, remakeProduction } from '#database/review.ts'
import { type Deed, mayOnDesk } from '#domain/desk.ts'
import type { Operator } from '#domain/operator.ts'
import { type Desk, openDesk } from './open-desk.ts'

type Wanted = { requestId: string; operator: Operator }

/** False: it is not at this point any more, or was not yet, so nothing happened. */
type Decided = boolean

/**
 * The audio's hash says which episode was heard: approving another one is approving nothing. Nor is it approved where
 * the script says something else by now than what was recorded.
 */
export const approveEpisode = (
  pool: pg.Pool,
  { audioHash, ...wanted }: Wanted & { audioHash: string },
): Promise<Decided | 'unsupported'> =>
  decide(pool, wanted, 'approve', async (client, who) => {
    const open = await openDesk(client, who.requestId)
    if (!open) return false
    if (hasUnsupported(open)) return 'unsupported'
    return !open.isUnmade && approveOffer(client, { ...who, audioHash })
  })

/** Nothing has gone out yet, and nothing does. */
export const takeBackEpisode = (pool: pg.Pool, wanted: Wanted) =>
  decide(pool, wanted, 'take-back', (client, { requestId }) => takeBackApproval(client, requestId))

export const holdEpisode = (pool: pg.Pool, wanted: Wanted) =>
  decide(pool, wanted, 'hold', (client, { requestId }) => holdProduction(client, requestId))

export const releaseEpisode = (pool: pg.Pool, wanted: Wanted) =>
  decide(pool, wanted, 'release', (client, { requestId }) => releaseProduction(client, requestId))

export const remakeEpisode = (pool: pg.Pool, wanted: Wanted) =>
  decide(pool, wanted, 'remake', (client, { requestId }) => remakeProduction(client, requestId))

/** The reason goes to the person who asked, in the operator's own words. */
export const rejectEpisode = (pool: pg.Pool, { reason, ...wanted }: Wanted & { reason: string }) =>
  decide(pool, wanted, 'reject', async (client, { requestId }) => {
    await forgetOffer(client, requestId)
    const trouble = 'An operator has rejected it.'
    if (await bringBackWhatIsOut(client, { requestId, code: 'rejected', trouble })) return true
    return failProduction(client, { requestId, code: 'rejected', reason, trouble })
  })

export const sendAgain = (pool: pg.Pool, wanted: Wanted) =>
  decide(pool, wanted, 'send-again', (client, { requestId }) => sendEpisodeAgain(client, requestId))

/** The line drops what the website does not say, or what makes no sense; what an operator has written must hold to that, too. */
function hasUnsupported({ script }: Desk): boolean {
  const { judged = {}, puzzles = {} } = script ?? {}
  const isUnsupported = Object.values(judged).some(({ verdict }) => verdict === 'unsupported')
  return isUnsupported || Object.keys(puzzles).length > 0
}

const written = {
  approve: 'approve-episode',
  'take-back': 'take-back-approval',
  hold: 'hold-episode',
  release: 'release-episode',
  remake: 'remake-episode',
  reject: 'reject-episode',
  'send-again': 'send-episode-again',
} as const satisfies Record<Exclude<Deed, 'edit'>, string>

/** What may be done here is decided while nobody else, and no worker, can change where it stands. */
function decide<Outcome>(
  pool: pg.Pool,
  { requestId, operator }: Wanted,
  deed: Exclude<Deed, 'edit'>,
  change: (client: pg.ClientBase, who: { requestId: string; operatorId: string }) => Promise<Outcome>,
): Promise<Outcome | false> {
  const operatorId = operator.id
  return asOperator(pool, operatorId, async (client) => {
    if (!mayOnDesk(deed, await lockProgress(client, requestId))) return false
    const done = await change(client, { requestId, operatorId })
    if (done === true) await recordDeed(client, { operatorId, deed: written[deed], requestId })
    return done
  })
}
