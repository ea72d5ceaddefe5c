/** Answers that break off, fall silent, drip or never end. */
import { once } from 'node:events'
import type { BadAnswer, Reply, Trying } from './bad-answer.ts'
import { well } from './bad-forms.ts'
import { begin, delta } from './bad-streams.ts'
import type { StandInRequest } from './request.ts'
import { sendJson } from './stand-in.ts'
import { chat } from './tell-chat.ts'

/** A byte a second; the second passes when the byte has been read. */
const drips: Reply = async ({ response, asked, good, clock }) => {
  begin(response)
  const closed = once(response, 'close')
  for (const byte of Buffer.from(delta(good.slice(0, good.length / 2), asked).repeat(50))) {
    const read = clock.nextTimer()
    if (response.destroyed) return
    response.write(Buffer.of(byte))
    await Promise.race([read, closed])
    clock.pass(1000)
  }
}

const goesOn =
  (piece: (asked: StandInRequest) => string): Reply =>
  async ({ response, asked }) => {
    begin(response)
    const closed = once(response, 'close')
    while (!response.destroyed)
      if (!response.write(piece(asked)))
        await Promise.race([new Promise((resolve) => response.once('drain', resolve)), closed])
  }
/** Half of the answer, and then. */
const falls =
  (how: (trying: Trying) => unknown): Reply =>
  (trying) => {
    const { response, asked, good } = trying
    begin(response).write(delta(good.slice(0, good.length / 2), asked), () => how(trying))
  }
const dies = ({ response }: Trying) => response.socket?.resetAndDestroy()
const endsEarly = ({ response }: Trying) => response.end()
const fallsSilent = ({ clock }: Trying) => clock.pass(60_000)
const silentAfterHead: Reply = async ({ response, clock }) => {
  const read = clock.nextTimer()
  begin(response).flushHeaders()
  await read
  clock.pass(60_000)
}
const faults = ({ response }: Trying) =>
  response.end('data: {"error":{"message":"The server is overloaded","type":"server_error"}}\n\n')

const wait = (reason: RegExp, calls: number) => ({ outcome: 'wait', calls, reason }) as const
const onceMore = { outcome: 'answered', calls: 2, waits: [2] } as const
const cutOff = { outcome: 'no-form', calls: 2, reason: /cut off/ } as const
const hangsUp: Reply = ({ response }) => response.socket?.resetAndDestroy()
const twentyMegabytes = () => 'x'.repeat(20 * 2 ** 20)
const usage = { input: 400, cached: 0, output: 100 }

export const badEndings: readonly BadAnswer[] = [
  {
    name: 'hung up before a word',
    replies: [hangsUp, well],
    leadsTo: onceMore,
  },
  {
    name: 'hung up before a word, always',
    replies: [hangsUp],
    leadsTo: wait(/cannot be reached/, 6),
  },
  { name: 'the line breaks in the middle', replies: [falls(dies), well], leadsTo: onceMore },
  { name: 'the stream ends in the middle', replies: [falls(endsEarly), well], leadsTo: onceMore },
  { name: 'a fault in the middle', replies: [falls(faults), well], leadsTo: onceMore },
  {
    name: 'no word at all',
    replies: [({ clock }) => clock.pass(60_000)],
    leadsTo: wait(/said nothing for 60 seconds/, 2),
  },
  {
    name: 'silent after the head',
    replies: [silentAfterHead],
    leadsTo: wait(/said nothing for 60 seconds/, 2),
  },
  { name: 'silent in the middle', replies: [falls(fallsSilent), well], leadsTo: onceMore },
  { name: 'a byte a second', replies: [drips], leadsTo: cutOff },
  { name: 'words without an end', replies: [goesOn((asked) => delta('and so on ', asked))], leadsTo: cutOff },
  {
    name: 'blanks without an end',
    replies: [goesOn((asked) => delta(' '.repeat(200), asked))],
    leadsTo: cutOff,
  },
  {
    name: 'comments without an end',
    replies: [goesOn(() => `: ${'still at it '.repeat(5_000)}\n\n`)],
    leadsTo: cutOff,
  },
  {
    name: 'one line of 20 MB',
    replies: [({ response }) => begin(response).end(`data: ${twentyMegabytes()}\n\n`)],
    leadsTo: cutOff,
  },
  {
    name: 'one answer of 20 MB',
    replies: [
      ({ response, asked }) => sendJson(response, 200, chat.whole({ text: twentyMegabytes(), usage }, asked)),
    ],
    leadsTo: cutOff,
  },
  { name: 'nobody listens', replies: [], leadsTo: wait(/cannot be reached \(ECONNREFUSED\)/, 6) },
]
