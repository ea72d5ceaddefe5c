/** An answer as a vendor writes it down: whole, or in pieces as events. */
import type { Usage } from '#domain/writing.ts'
import type { StandInRequest } from './request.ts'

export type StandInReply = {
  text: string
  usage: Usage
  /** Why it ends: `stop`, unless somebody tries what else there is. */
  finish?: 'stop' | 'length' | 'content_filter'
  refusal?: string
}
type Event = { event?: string; data: object }
export type ReplyFormat = {
  whole(told: StandInReply, asked: StandInRequest): object
  events(told: StandInReply, asked: StandInRequest): Event[]
}

const lettersInPiece = 400

export const piecesOfReply = (text: string): string[] => {
  const letters = [...text]
  const count = Math.ceil(letters.length / lettersInPiece)
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * lettersInPiece, (at + 1) * lettersInPiece).join(''),
  )
}

export const asStream = (events: readonly Event[]): string =>
  events
    .map(({ event, data }) => `${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
    .join('')
