/** Streams that are written in an unusual way. */
import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { BadAnswer, Reply } from './bad-answer.ts'
import { well } from './bad-forms.ts'
import { asStream } from './reply.ts'
import type { StandInRequest } from './request.ts'
import { endOfChat, sendJson } from './stand-in.ts'
import { chat } from './tell-chat.ts'

const usage = { input: 400, cached: 0, output: 100 }
const streamOf = (text: string, asked: StandInRequest) =>
  asStream(chat.events({ text, usage }, asked)) + endOfChat
export const begin = (response: ServerResponse, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/event-stream', ...headers })

/** The right stream, written in another way. */
const streams =
  (change: (stream: string) => string | Buffer, headers: Record<string, string> = {}): Reply =>
  ({ response, asked, good }) =>
    begin(response, headers).end(change(streamOf(good, asked)))

/** In pieces of so many bytes: letters of several bytes are cut in two. */
const inPieces =
  (bytes: number): Reply =>
  async ({ response, asked, good }) => {
    begin(response)
    const all = Buffer.from(streamOf(good, asked))
    for (let at = 0; at < all.length; at += bytes) {
      response.write(all.subarray(at, at + bytes))
      await setImmediate()
    }
    response.end()
  }

/** One piece of an answer. */
export const delta = (content: string, { model }: StandInRequest) =>
  asStream([
    {
      data: {
        id: 'c',
        object: 'chat.completion.chunk',
        created: 1,
        model,
        choices: [{ index: 0, delta: { content }, finish_reason: null }],
      },
    },
  ])

const hello = 'data: {"id":"c","choices":[],"created":1,"model":"other-model"}\n\n'

const answered = { outcome: 'answered', calls: 1 } as const
const onceMore = { outcome: 'answered', calls: 2, waits: [2] } as const

export const badStreams: readonly BadAnswer[] = [
  {
    name: 'a stream without its last word',
    replies: [streams((stream) => stream.replace(endOfChat, ''))],
    leadsTo: answered,
  },
  {
    name: 'a stream without a reason for its end',
    replies: [streams((stream) => stream.replaceAll('"stop"', 'null'))],
    leadsTo: answered,
  },
  {
    name: 'comments between',
    replies: [streams((stream) => stream.replaceAll('data:', ': still at it\n\ndata:'))],
    leadsTo: answered,
  },
  {
    name: 'lines as Windows ends them',
    replies: [streams((stream) => stream.replaceAll('\n', '\r\n'))],
    leadsTo: answered,
  },
  {
    name: 'a mark of byte order before the stream',
    replies: [streams((stream) => `\uFEFF${stream}`)],
    leadsTo: answered,
  },
  { name: 'letters cut in two', replies: [inPieces(1)], leadsTo: answered },
  {
    name: 'another model’s name',
    replies: [streams((stream) => hello + stream.replaceAll('"small"', '"other-model"'))],
    leadsTo: answered,
  },
  {
    name: 'packed, although nobody asked',
    replies: [streams((stream) => gzipSync(stream), { 'content-encoding': 'gzip' })],
    leadsTo: answered,
  },
  {
    name: 'packed and broken',
    replies: [streams((stream) => gzipSync(stream).subarray(30), { 'content-encoding': 'gzip' }), well],
    leadsTo: onceMore,
  },
  {
    name: 'a whole answer instead of a stream',
    replies: [
      ({ response, asked, good }) => sendJson(response, 200, chat.whole({ text: good, usage }, asked)),
    ],
    leadsTo: answered,
  },
  {
    name: 'a whole answer that says nothing',
    replies: [
      ({ response, asked }) => sendJson(response, 200, chat.whole({ text: '', refusal: ' ', usage }, asked)),
    ],
    leadsTo: { outcome: 'refused', calls: 1 },
  },
]
