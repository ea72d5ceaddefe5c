import { setImmediate } from 'node:timers/promises'
import { saidAtTheDoor } from '#content/trouble.ts'
import { openSeats } from '#domain/seats.ts'
import type { RenderDocument } from './document-with-nonce.ts'

/** Pages that one client and all together may wait for at a time. */
const seatsFor = { ofOne: 100, ofAll: 1000 }

/**
 * Rendering keeps the whole process busy for some milliseconds. One page begins in each turn of the event loop, so that
 * whatever else has come meanwhile goes first; and nothing is rendered for somebody who has hung up.
 */
export function renderInTurn(render: RenderDocument): RenderDocument {
  const seats = openSeats(seatsFor)
  let turn: Promise<unknown> = Promise.resolve()
  return async (request, handedIn, client) => {
    if (!seats.take(client))
      return new Response(saidAtTheDoor.tooMany, { status: 429, headers: { 'retry-after': '5' } })
    try {
      turn = turn.then(() => setImmediate())
      await turn
      return request.signal.aborted
        ? new Response(null, { status: 408 })
        : await render(request, handedIn, client)
    } finally {
      seats.leave(client)
    }
  }
}
