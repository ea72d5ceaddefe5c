/** Where requests become episodes: takes them in, works on them, and ends those that cannot be made. */

import { bringBackKept } from '#database/earlier-steps.ts'
import { isFull } from '#database/is-full.ts'
import { attemptsAt, isPublished, noteGivenBack, noteWaiting } from '#database/production-steps.ts'
import { failProduction, findOrder, isDeleted, keepWaitingForOperator } from '#database/productions.ts'
import { GivenBack, openQueue, type Patience } from '#database/queue.ts'
import type { MadeStep } from '#domain/production.ts'
import { lexiconOfGuide } from '#domain/voice-guide.ts'
import type { Admitting } from './admit.ts'
import { chosenCast } from './chosen-cast.ts'
import { knownBefore } from './known-before.ts'
import { produceEpisode } from './line.ts'
import { notebookInDatabase, PoisonousStep } from './notebook-in-database.ts'
import { clearWork } from './steps/publish.ts'
import { ourTrouble, type Vendors } from './steps/step.ts'
import { takeIn } from './take-in-requests.ts'
import { Turns } from './turns.ts'

type Log = Record<'info' | 'warn' | 'error', (entry: { event: string; [field: string]: unknown }) => void>
export type WorkshopWanted = Omit<Admitting, 'log'> & { vendors: Vendors; log: Log; signal: AbortSignal }
type Changes = { pauseMilliseconds?: number; patience?: Patience; lostPollSeconds?: number }

/** A step that has begun so often without an end may be what ended its workers. */
const suspicious = 2

/** Found out in the middle of a step: the disk, or the database's, has filled up since it began. */
const noRoomLeft = {
  outcome: 'ask',
  reason: 'The disk is full. It goes on by itself when there is room again.',
} as const

/** The step waits for the world, or for the operator: the queue brings it back later. */
class ComesBack extends Error {
  readonly code = 'COMES_BACK'
}

/** Resolves when it is open; closing lets the step under way end, or leaves it to another worker. */
export async function openWorkshop(wanted: WorkshopWanted & Changes): Promise<() => Promise<void>> {
  const { pool, log, signal, pauseMilliseconds = 1000, patience, lostPollSeconds } = wanted
  const trouble = (error: unknown) => log.warn({ event: 'queue-trouble', error })
  const queue = await openQueue({
    ...{ pool, trouble },
    ...(patience && { patience }),
    ...(lostPollSeconds && { lostPollSeconds }),
  })
  const turns = new Turns()
  await queue.work(async (requestId, lost) => {
    const ended = AbortSignal.any([signal, lost])
    const isSuspect = (await attemptsAt(pool, requestId)) >= suspicious
    // If it ends this worker, too, it takes nobody's episode with it.
    await turns[isSuspect ? 'alone' : 'together'](() => work(wanted, requestId, ended))
  })
  await queue.giveUp(async (requestId) => {
    if (await keepWaitingForOperator(pool, requestId)) return
    await end(wanted, requestId, 'too-long', ourTrouble, 'It has waited too often.')
  })
  const closing = new AbortController()
  const isOver = AbortSignal.any([signal, closing.signal])
  const intake = takeIn({ ...wanted, queue }, isOver, pauseMilliseconds)
  return async () => {
    closing.abort()
    await intake
    await queue.close()
  }
}

async function work(wanted: WorkshopWanted, requestId: string, signal: AbortSignal): Promise<void> {
  const { pool, vendors, log } = wanted
  const order = await findOrder(pool, requestId)
  if (!order) {
    // Whoever has published it may have died before it was cleared away.
    if (await isPublished(pool, requestId)) return clearWork(vendors.storage, requestId)
    return leaveDeleted(wanted, requestId)
  }
  try {
    const notebook = await notebookInDatabase(pool, requestId)
    const cast = chosenCast(vendors.cast, order.brief)
    const before = notebook.finished.has('read-website') ? {} : await knownBefore(pool, requestId)
    const remark: Vendors['remark'] = (id, text) =>
      log.warn({ event: 'episode-remark', requestId: id, remark: text })
    const lexicon = { ...vendors.lexicon, ...lexiconOfGuide(order.guide) }
    const told = { ...order, ...before, vendors: { ...vendors, cast, lexicon, remark }, signal }
    const result = await produceEpisode(told, notebook)
    if (result.outcome === 'produced') {
      await clearWork(vendors.storage, requestId)
      return log.info({ event: 'episode-produced', requestId })
    }
    if (result.outcome === 'give-up' && result.code === 'deleted')
      return await leaveDeleted(wanted, requestId)
    if (result.outcome === 'ended') {
      log.info({ event: 'episode-ended', requestId, step: result.step })
      return await leaveDeleted(wanted, requestId)
    }
    if (result.outcome === 'give-up')
      return await end(wanted, requestId, result.code, result.reason, `${result.step}: ${result.reason}`)
    if (result.outcome === 'await-approval') return log.info({ event: 'episode-awaits-approval', requestId })
    if (result.outcome === 'await-script') return log.info({ event: 'script-awaits-client', requestId })
    if (result.outcome === 'await-episode') return log.info({ event: 'episode-awaits-client', requestId })
    return await leaveForLater(wanted, requestId, result)
  } catch (error) {
    if (await isDeleted(pool, requestId)) return leaveDeleted(wanted, requestId)
    if (error instanceof PoisonousStep)
      return end(wanted, requestId, 'our-trouble', ourTrouble, error.message)
    if (wanted.signal.aborted) {
      await noteGivenBack(pool, requestId)
      throw new GivenBack()
    }
    if (signal.aborted || error instanceof ComesBack) throw error
    if (isFull(error)) return leaveForLater(wanted, requestId, noRoomLeft)
    log.error({ event: 'step-failed', requestId, error })
    throw error
  }
}

type Later = { outcome: 'wait' | 'ask'; reason: string; step?: MadeStep }

/** The step did all that it could: that it began does not count against it. */
async function leaveForLater(
  { pool, log }: WorkshopWanted,
  requestId: string,
  { outcome, reason, step }: Later,
): Promise<never> {
  const isForOperator = outcome === 'ask'
  const trouble = step ? `${step}: ${reason}` : reason
  await noteWaiting(pool, requestId, trouble, isForOperator ? 'operator' : 'world')
  log.warn({ event: isForOperator ? 'episode-needs-operator' : 'episode-waits', requestId, step, reason })
  throw new ComesBack(reason)
}

/** Somebody has deleted the request while it was worked on: what the step under way has left goes, too. */
async function leaveDeleted({ pool, vendors, log }: WorkshopWanted, requestId: string): Promise<void> {
  if (!(await isDeleted(pool, requestId))) return
  await clearWork(vendors.storage, requestId)
  log.info({ event: 'episode-deleted', requestId })
}

async function end(
  { pool, log }: WorkshopWanted,
  requestId: string,
  code: string,
  reason: string,
  trouble: string,
) {
  if (await bringBackKept(pool, { requestId, code, trouble }))
    log.error({ event: 'episode-stays-as-it-was', requestId, code, trouble })
  else if (await failProduction(pool, { requestId, code, reason, trouble }))
    log.error({ event: 'episode-failed', requestId, code, trouble })
}
