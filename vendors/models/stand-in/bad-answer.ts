/** One of the ways in which a model’s server disappoints, and what it leads to. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ClockByHand } from '#vendors/models/clock-by-hand.ts'
import type { ModelAnswer } from '#vendors/models/model.ts'
import { protocolOf, type StandInRequest, standInRequestIn } from './request.ts'

export type Trying = {
  response: ServerResponse
  asked: StandInRequest
  /** What would have been right, as JSON. */
  good: string
  clock: ClockByHand
}
export type Reply = (trying: Trying) => unknown

export type BadAnswer = {
  name: string
  /** Each in its turn; the last stays. */
  replies: readonly Reply[]
  leadsTo: {
    outcome: ModelAnswer<unknown>['outcome']
    /** How often the server is asked. */
    calls: number
    reason?: RegExp
    /** What a person has to put right, where it is known. */
    mend?: 'key' | 'bill'
    /** What is waited for meanwhile, in seconds. */
    waits?: readonly number[]
    /** What the queue shall wait, in seconds. */
    seconds?: number
  }
}

type BadServer = AsyncDisposable & { url: string; asked: readonly StandInRequest[] }

/** Answers in turn, on a real socket. */
export async function serveInTurn(
  replies: readonly Reply[],
  { good, clock }: Pick<Trying, 'good' | 'clock'>,
): Promise<BadServer> {
  const seen: StandInRequest[] = []
  const server = createServer(async (request, response) => {
    const protocol = protocolOf(request.url ?? '')
    const asked = protocol && standInRequestIn(protocol, await text(request))
    if (!asked) return response.writeHead(404).end()
    const reply = replies[Math.min(seen.push(asked), replies.length) - 1]
    response.on('error', () => undefined) // whoever asked hung up
    return reply?.({ response, asked, good, clock })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
