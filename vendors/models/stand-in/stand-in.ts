/** A model’s server that says what somebody has written down beforehand, in the protocols of three vendors. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { recordedAnswer } from './recorded-answer.ts'
import { asStream, type StandInReply } from './reply.ts'
import { protocolOf, type StandInRequest, standInRequestIn } from './request.ts'
import { chat } from './tell-chat.ts'
import { messages } from './tell-messages.ts'
import { responses } from './tell-responses.ts'

type StandIn = AsyncDisposable & {
  /** With `/v1`, as settings take it. */
  url: string
  /** What it was asked, in turn. */
  asked: readonly StandInRequest[]
}
type StandInSettings = { folder: string; port?: number }

export async function openStandIn({ folder, port = 0 }: StandInSettings): Promise<StandIn> {
  const asked: StandInRequest[] = []
  const server = createServer((request, response) =>
    answer(request, response, folder, asked).catch(() => response.destroy()),
  ).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  before: StandInRequest[],
) {
  const protocol = protocolOf(new URL(request.url ?? '/', 'http://stand.in').pathname)
  const asked = protocol && standInRequestIn(protocol, await text(request))
  if (!asked) return refuse(response, 404, 'The stand-in answers chat/completions, responses and messages.')
  const found = await recordedAnswer(folder, asked)
  if (found.outcome !== 'found') return refuse(response, 404, found.reason)
  const usage = usageOf(asked, before, found.text)
  before.push(asked)
  tell(response, asked, { text: found.text, usage })
}

const tellings = { chat, responses, messages }

export function tell(response: ServerResponse, asked: StandInRequest, told: StandInReply): void {
  const telling = tellings[asked.protocol]
  if (asked.isStream) {
    response.setHeader('content-type', 'text/event-stream')
    response.end(asStream(telling.events(told, asked)) + (asked.protocol === 'chat' ? endOfChat : ''))
  } else sendJson(response, 200, telling.whole(told, asked))
}

export const endOfChat = 'data: [DONE]\n\n'

const lettersPerToken = 4

/** As real caches do, it knows the longest beginning that this question has in common with one before. */
function usageOf(
  { words }: StandInRequest,
  before: readonly StandInRequest[],
  answer: string,
): StandInReply['usage'] {
  const same = Math.max(0, ...before.map((each) => lettersInCommon(words, each.words)))
  const tokens = (letters: number) => Math.floor(letters / lettersPerToken)
  return { input: tokens(words.length), cached: tokens(same), output: tokens(answer.length) }
}

function lettersInCommon(one: string, other: string): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return same
}

const refuse = (response: ServerResponse, status: number, message: string) =>
  sendJson(response, status, {
    type: 'error',
    error: { message, type: 'not_found_error', code: null, param: null },
  })

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
