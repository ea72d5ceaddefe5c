import { setTimeout as sleep } from 'node:timers/promises'
import {
  claimLetter,
  giveUpLetter,
  handOver,
  markSent,
  postponeLetter,
  putBackLetter,
  releaseAbandoned,
  rememberUndeliverable,
} from '#database/letters.ts'
import { oweAskedCodes } from '#database/portal-asked.ts'
import { dropUntrueLetters, oweScriptLetters } from '#database/script-letters.ts'
import { oweWishedLinks } from '#database/sign-in-links.ts'
import { nextTryIn } from '#domain/letter.ts'
import type { OwedLetter } from '#domain/owed-letter.ts'
import type { Mail, Message, Sent } from '#vendors/mail/mail.ts'
import { type Admitting, admit } from './admit.ts'

/** Seconds. Where sending again does no harm, soon; elsewhere after longer than any server may take to answer. */
const abandonedAfter = { kept: 30, handedOver: 600 }
/** A server that hangs holds up no more than these; one more may go to whoever stands before a door. */
const mostAtOnce = 4
/** When told to stop: for the letters under way, and for putting back those that are not through. */
const patience = { sending: 4000, puttingBack: 1000 }

export type WriteLetter = (letter: OwedLetter) => Promise<Message>
type Log = Record<'info' | 'warn', (entry: { event: string; [field: string]: unknown }) => void>
type Wanted = Omit<Admitting, 'log'> & { mail: Mail; write: WriteLetter; log: Log }
type Underway = Map<OwedLetter, Promise<void>>
type Stopping = { signal: AbortSignal; pauseMilliseconds?: number; patienceMilliseconds?: typeof patience }

/** Sends whatever is due, until told to stop; any number of processes may do so at once. */
export async function sendLetters(wanted: Wanted & Stopping): Promise<void> {
  const { pool, signal, log, pauseMilliseconds = 1000, patienceMilliseconds = patience } = wanted
  const underway: Underway = new Map()
  let pause = pauseMilliseconds
  while (!signal.aborted) {
    try {
      await tidy(wanted)
      await takeUp(wanted, underway, signal)
      pause = pauseMilliseconds
    } catch (error) {
      if (pause === pauseMilliseconds) log.warn({ event: 'letters-wait', error })
      pause = Math.min(pause * 2, 30_000)
    }
    await atMost(pause, Promise.race(underway.values()), signal)
  }
  await atMost(patienceMilliseconds.sending, Promise.all(underway.values()))
  const left = [...underway.keys()].map((letter) => putBackLetter(pool, letter))
  await atMost(patienceMilliseconds.puttingBack, Promise.allSettled(left))
}

/** Everything that is due now. */
export async function sendAllDue(wanted: Wanted): Promise<void> {
  const underway: Underway = new Map()
  await tidy(wanted)
  for (;;) {
    await takeUp(wanted, underway)
    if (underway.size === 0) return
    await Promise.race(underway.values())
  }
}

async function tidy(wanted: Wanted): Promise<void> {
  const { pool, log } = wanted
  for (const abandoned of await releaseAbandoned(pool, abandonedAfter))
    log.warn({ event: 'letter-abandoned', ...abandoned })
  await oweWishedLinks(pool)
  await oweAskedCodes(pool)
  await dropUntrueLetters(pool)
  await oweScriptLetters(pool)
  await admit(wanted)
}

/** As many as there are hands; one whose fate cannot be written down holds up nobody else. */
async function takeUp(wanted: Wanted, underway: Underway, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && underway.size <= mostAtOnce) {
    const letter = await claimLetter(wanted.pool, { onlyForDoors: underway.size === mostAtOnce })
    if (!letter) return
    const { id, kind } = letter
    const sending = sendOne(wanted, letter)
      .catch((error: unknown) => wanted.log.warn({ event: 'letter-not-noted', id, kind, error }))
      .finally(() => underway.delete(letter))
    underway.set(letter, sending)
  }
}

/** Until this has happened, or so much time is over, or somebody says that it is enough. */
async function atMost(milliseconds: number, event: Promise<unknown>, signal?: AbortSignal): Promise<void> {
  const over = new AbortController()
  const enough = signal ? AbortSignal.any([signal, over.signal]) : over.signal
  await Promise.race([event, sleep(milliseconds, undefined, { signal: enough, ref: false }).catch(() => {})])
  over.abort()
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
    if (await mail.has?.(letter.id)) return { outcome: 'sent' }
    return await mail.send(await write(letter), handingOver)
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException // whatever it is, it was thrown as an error
    return { outcome: 'wait', reason: code ?? name }
  }
}
