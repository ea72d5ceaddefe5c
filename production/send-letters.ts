import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import {
  claimLetter,
  giveUpLetter,
  handOver,
  markSent,
  type OwedLetter,
  postponeLetter,
  releaseAbandoned,
  rememberUndeliverable,
} from '#database/letters.ts'
import { oweWishedLinks } from '#database/sign-in-links.ts'
import { nextTryIn } from '#domain/letter.ts'
import type { Mail, Message, Sent } from '#vendors/mail/mail.ts'

/** Seconds. Where sending again does no harm, soon; elsewhere after longer than any server may take to answer. */
const abandonedAfter = { kept: 30, handedOver: 600 }

export type WriteLetter = (letter: OwedLetter) => Promise<Message>
type Log = Record<'info' | 'warn', (entry: { event: string; [field: string]: unknown }) => void>
type Wanted = { pool: pg.Pool; mail: Mail; write: WriteLetter; log: Log }

/** Sends whatever is due, until told to stop; any number of processes may do so at once. */
export async function sendLetters(
  wanted: Wanted & { signal: AbortSignal; pauseMilliseconds?: number },
): Promise<void> {
  const { signal, log, pauseMilliseconds = 1000 } = wanted
  let pause = pauseMilliseconds
  while (!signal.aborted) {
    try {
      await sendAllDue(wanted, signal)
      pause = pauseMilliseconds
    } catch (error) {
      if (pause === pauseMilliseconds) log.warn({ event: 'letters-wait', error })
      pause = Math.min(pause * 2, 30_000)
    }
    await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
  }
}

export async function sendAllDue(wanted: Wanted, signal?: AbortSignal): Promise<void> {
  const { pool, log } = wanted
  for (const abandoned of await releaseAbandoned(pool, abandonedAfter))
    log.warn({ event: 'letter-abandoned', ...abandoned })
  await oweWishedLinks(pool)
  while (!signal?.aborted) {
    const letter = await claimLetter(pool)
    if (!letter) return
    await sendOne(wanted, letter)
  }
}

async function sendOne(wanted: Wanted, letter: OwedLetter): Promise<void> {
  const { pool, log } = wanted
  const { id, requestId, kind } = letter
  const sent = await attempt(wanted, letter)
  if (sent.outcome === 'sent') {
    await markSent(pool, id)
    return log.info({ event: 'letter-sent', id, requestId, kind })
  }
  const seconds = sent.outcome === 'wait' ? nextTryIn(letter.tries, letter.ageSeconds, kind) : undefined
  if (seconds !== undefined) {
    await postponeLetter(pool, letter, { seconds, trouble: sent.reason })
    return log.warn({ event: 'letter-waits', id, requestId, kind, reason: sent.reason, seconds })
  }
  await giveUpLetter(pool, letter, sent.reason)
  if (sent.outcome === 'give-up' && sent.isNobody && requestId) await rememberUndeliverable(pool, requestId)
  log.warn({ event: 'letter-failed', id, requestId, kind, reason: sent.reason })
}

/** A disk that is full or a letter that cannot be written is trouble of ours: it waits until somebody mends it. */
async function attempt({ pool, mail, write }: Wanted, letter: OwedLetter): Promise<Sent> {
  const handingOver = async () => {
    if (!(await handOver(pool, letter))) throw new Error('Somebody else has taken this letter.')
  }
  try {
    return await mail.send(await write(letter), handingOver)
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException // whatever it is, it was thrown as an error
    return { outcome: 'wait', reason: code ?? name }
  }
}
