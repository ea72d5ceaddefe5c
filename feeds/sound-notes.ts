/** Notes who hears what: by a number that is theirs for one day, never by their address. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Agent } from '#domain/listening/agents.ts'
import { leftOutAtOnce, leftOutReasons } from '#domain/listening/left-out.ts'
import { lineOf, utcDay } from '#domain/listening/notebook-line.ts'
import type { SentSound } from './counted-stream.ts'
import type { Notebook } from './notebook.ts'
import { watchCrowds } from './watch-crowds.ts'

type Wanted = {
  notebook: Pick<Notebook, 'note'>
  /** Of a day; undefined: the database has been away for longer than they are made ahead. */
  saltOf(day: string): Buffer | undefined
  readAgent(agent: string): Agent
  /** What we call ourselves where we fetch. */
  ourName(): string
  now?: () => number
}

type SoundAsked = { request: Request; client: string }
export type SoundNotes = (asked: SoundAsked) => (episode: number, sent: SentSound) => void

export function createSoundNotes(wanted: Wanted): SoundNotes {
  const { notebook, readAgent, ourName, now = Date.now } = wanted
  const listenerOf = listeners(wanted.saltOf)
  const isCrowd = watchCrowds()
  return ({ request, client }) => {
    const startedAt = now()
    const { method, headers } = request
    const sentAgent = headers.get('user-agent') ?? ''
    const isPrefetch = [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')].some(
      (purpose) => purpose?.includes('prefetch'),
    )
    return (episode, { status, first, asked, sent }) => {
      const { app, device, isMachine } = readAgent(sentAgent)
      const isUnrealistic = isCrowd({ client, agent: sentAgent, episode, at: startedAt })
      const isOurs = sentAgent.includes(ourName())
      const of = { method, status, askedBytes: asked, isOurs, isMachine, isPrefetch, isUnrealistic }
      const reason = leftOutAtOnce(of)
      const listener = reason ? '' : listenerOf(utcDay(startedAt), `${client}\n${sentAgent}`)
      const second = Math.floor(startedAt / 1000)
      const told = { second, episode, listener, first, sent, device, app }
      notebook.note(lineOf({ ...told, reason: reason ? leftOutReasons[reason] : 0 }))
    }
  }
}

/** A day's salt that is not to be had is made up, and holds for this process alone. */
function listeners(saltOf: Wanted['saltOf']) {
  let madeUp: { day: string; salt: Buffer } | undefined
  return (day: string, who: string): string => {
    let salt = saltOf(day)
    if (!salt) {
      if (madeUp?.day !== day) madeUp = { day, salt: randomBytes(32) }
      salt = madeUp.salt
    }
    return createHmac('sha256', salt).update(who).digest().subarray(0, 12).toString('base64url')
  }
}
