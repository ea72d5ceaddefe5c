/** Keeps to the periods of domain/retention.ts, and deletes what belongs to nobody any more. */
import path from 'node:path'
import type pg from 'pg'
import {
  claimChore,
  forgetDeeds,
  forgetEndedRequests,
  forgetLetterFacts,
  forgetOperatorLetters,
  forgetProposedCalls,
  forgetReceipts,
  forgetSessions,
  forgetTries,
  goneLetters,
  goneRequests,
  noteChore,
} from '#database/expired.ts'
import { closeListeningDays, forgetFolded } from '#database/listening-days.ts'
import { forgetNotices } from '#database/told-troubles.ts'
import { isId } from '#domain/id.ts'
import { utcDay } from '#domain/listening/notebook-line.ts'
import { sessionEnds } from '#domain/operator.ts'
import { beforeNow, retention } from '#domain/retention.ts'
import { deleteCached, listCache } from '#vendors/cache-folder.ts'
import { deleteFromOutbox, listOutbox, statInOutbox } from '#vendors/mail/outbox-folder.ts'
import type { Keeping } from './persons-files.ts'
import { portalChores } from './portal/forget-portal.ts'

type Wanted = Keeping & { pool: pg.Pool; limitSeconds: number; everySeconds?: number }
type Forgotten = Record<string, number>

const hour = 3600

/** Rows and storage, which all machines share: at most once an hour. Undefined: somebody else has done it. */
export async function forgetExpired(wanted: Wanted): Promise<Forgotten | undefined> {
  const { pool, limitSeconds, everySeconds = hour } = wanted
  if (!(await claimChore(pool, 'forget-expired', everySeconds))) return undefined
  const chores: Record<string, () => Promise<number>> = {
    requests: () => forgetEndedRequests(pool, retention.endedRequests),
    calls: () => forgetProposedCalls(pool, retention.proposedCalls),
    letterFacts: () => forgetLetterFacts(pool, retention.letterFacts),
    operatorLetters: () => forgetOperatorLetters(pool, retention.operatorLetters),
    tries: () => forgetTries(pool, retention.requestTries, limitSeconds),
    deeds: () => forgetDeeds(pool, retention.deeds),
    sessions: () => forgetSessions(pool, retention.sessions, sessionEnds.afterSeconds),
    ...portalChores(pool),
    listeners: () => closeListeningDays(pool, utcDay(beforeNow(retention.listeners, new Date()).getTime())),
    notebooks: () => forgetFolded(pool),
    notices: () => forgetNotices(pool, retention.notices),
    receipts: () => forgetReceipts(pool, retention.receipts),
  }
  const forgotten: Forgotten = {}
  for (const [name, chore] of Object.entries(chores)) forgotten[name] = await untilNone(chore)
  forgotten.workFiles = await deleteWorkOfNobody(wanted)
  await noteChore(pool, 'forget-expired', forgotten)
  return forgotten
}

async function untilNone(chore: () => Promise<number>): Promise<number> {
  let sum = 0
  for (let count = await chore(); count > 0; count = await chore()) sum += count
  return sum
}

/** A step that was under way while its request was deleted may have written after that. */
async function deleteWorkOfNobody({ pool, storage }: Wanted): Promise<number> {
  const keys = await storage.list('work/')
  const idOf = (key: string) => key.split('/')[1] ?? ''
  const ids = [...new Set(keys.map(idOf))].filter((id) => isId(id))
  const gone = new Set(await goneRequests(pool, ids))
  const orphans = keys.filter((key) => gone.has(idOf(key)))
  for (const key of orphans) await storage.delete(key)
  return orphans.length
}

/** Each machine has an outbox and a cache of its own. */
export async function forgetLocalFiles(
  { pool, house }: Omit<Wanted, 'limitSeconds'>,
  now: Date,
): Promise<Forgotten> {
  const { outboxFolder, cacheFolder } = house
  const names = await listOutbox(outboxFolder)
  const gone = new Set(
    await goneLetters(
      pool,
      names.map(letterOf).filter((id) => isId(id)),
    ),
  )
  let outbox = 0
  for (const name of names) {
    const found = await statInOutbox(outboxFolder, name)
    const isOld = found && found.changedAt < beforeNow(retention.outboxFiles, now)
    if (!isOld && !gone.has(letterOf(name))) continue
    await deleteFromOutbox(outboxFolder, name)
    outbox++
  }
  const limit = beforeNow(retention.clipCache, now)
  const old = (await listCache(cacheFolder)).filter(({ changedAt }) => changedAt < limit)
  for (const { file } of old) await deleteCached(file)
  return { outbox, cache: old.length }
}

const letterOf = (name: string) => path.basename(name, '.eml')
