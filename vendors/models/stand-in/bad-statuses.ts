/** What a server says instead of an answer: later, never, or not in this way. */
import type { BadAnswer, Reply } from './bad-answer.ts'
import { well } from './bad-forms.ts'
import { sendJson } from './stand-in.ts'

type Headers = Record<string, string>

const fails =
  (status: number, error: object = { message: 'No.' }, headers: Headers = {}): Reply =>
  ({ response }) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    sendJson(response, status, { type: 'error', error })
  }
export const sends =
  (status: number, body: string | Buffer, headers: Headers = {}): Reply =>
  ({ response }) =>
    response.writeHead(status, headers).end(body)
const inSeconds =
  (seconds: number): Reply =>
  (trying) =>
    fails(429, {}, { 'retry-after': new Date(trying.clock.now() + seconds * 1000).toUTCString() })(trying)

const busy = { message: 'Overloaded', type: 'overloaded_error' }
export const page = '<!doctype html><title>Sign in</title>'
const waits = [2, 4, 8, 16, 32]
const waitsInVain = (status: number) =>
  ({
    outcome: 'wait',
    calls: 6,
    reason: new RegExp(`cannot answer now \\(${status}\\)`),
    waits,
    seconds: 64,
  }) as const
export const asksAPerson = (reason: RegExp, calls = 1) =>
  ({ outcome: 'ask-a-person', calls, reason }) as const
const quota = {
  message: 'You exceeded your current quota',
  type: 'insufficient_quota',
  code: 'insufficient_quota',
}
const tooLong = {
  message: 'This model’s maximum context length is 8192 tokens.',
  code: 'context_length_exceeded',
}
const noSchema = {
  message: 'response_format type must be one of "text" or "json_object", but got: json_schema',
}

export const badStatuses: readonly BadAnswer[] = [
  {
    name: '429 with Retry-After',
    replies: [fails(429, {}, { 'retry-after': '40' }), well],
    leadsTo: { outcome: 'answered', calls: 2, waits: [40] },
  },
  {
    name: '429 with a date',
    replies: [inSeconds(30), well],
    leadsTo: { outcome: 'answered', calls: 2, waits: [30] },
  },
  {
    name: '429 without a word',
    replies: [fails(429), fails(429), well],
    leadsTo: { outcome: 'answered', calls: 3, waits: [2, 4] },
  },
  {
    name: '429 for an hour',
    replies: [fails(429, {}, { 'retry-after': '3600' })],
    leadsTo: { outcome: 'wait', calls: 1, waits: [], seconds: 900 },
  },
  {
    name: '429 with nonsense in Retry-After',
    replies: [fails(429, {}, { 'retry-after': 'soon' }), well],
    leadsTo: { outcome: 'answered', calls: 2, waits: [2] },
  },
  {
    name: '429 that means the bill',
    replies: [fails(429, quota)],
    leadsTo: { ...asksAPerson(/used up or unpaid \(429\)/), mend: 'bill' },
  },
  { name: '408', replies: [fails(408), well], leadsTo: { outcome: 'answered', calls: 2, waits: [2] } },
  { name: '500', replies: [fails(500)], leadsTo: waitsInVain(500) },
  {
    name: '502 with a page',
    replies: [sends(502, page, { 'content-type': 'text/html' }), well],
    leadsTo: { outcome: 'answered', calls: 2, waits: [2] },
  },
  { name: '503', replies: [fails(503)], leadsTo: waitsInVain(503) },
  { name: '529, overloaded', replies: [fails(529, busy)], leadsTo: waitsInVain(529) },
  { name: '400', replies: [fails(400)], leadsTo: asksAPerson(/does not accept what it is asked \(400\)/) },
  {
    name: '401',
    replies: [fails(401, { message: 'Incorrect API key provided: key-1' })],
    leadsTo: { ...asksAPerson(/refuses the key \(401\)/), mend: 'key' },
  },
  {
    name: '402',
    replies: [fails(402)],
    leadsTo: { ...asksAPerson(/used up or unpaid \(402\)/), mend: 'bill' },
  },
  {
    name: '403',
    replies: [fails(403)],
    leadsTo: { ...asksAPerson(/does not let this key use small \(403\)/), mend: 'key' },
  },
  {
    name: '404, no such model',
    replies: [fails(404, { message: 'model "small" not found' })],
    leadsTo: asksAPerson(/knows no model small/),
  },
  {
    name: '400 for the context',
    replies: [fails(400, tooLong)],
    leadsTo: { outcome: 'too-long', calls: 1, reason: /does not fit the context/ },
  },
  {
    name: '413',
    replies: [fails(413)],
    leadsTo: { outcome: 'too-long', calls: 1, reason: /does not fit the context/ },
  },
  {
    name: '400 by a filter',
    replies: [fails(400, { message: 'Filtered', code: 'content_filter' })],
    leadsTo: { outcome: 'refused', calls: 1, reason: /filter/ },
  },
  {
    name: '400 for the schema',
    replies: [fails(400, noSchema), well],
    leadsTo: { outcome: 'answered', calls: 2, waits: [] },
  },
  {
    name: '500 for the schema',
    replies: [fails(500, noSchema), well],
    leadsTo: { outcome: 'answered', calls: 2, waits: [] },
  },
  {
    name: '400 for every form',
    replies: [fails(400, noSchema), fails(400, noSchema), well],
    leadsTo: { outcome: 'answered', calls: 3, waits: [] },
  },
  {
    name: '400 for the number of tokens',
    replies: [fails(400, { message: 'max_tokens is too large: 600. At most 512 completion tokens.' }), well],
    leadsTo: { outcome: 'answered', calls: 2, waits: [] },
  },
  {
    name: '400 for the temperature',
    replies: [fails(400, { message: 'Unsupported value: temperature' }), well],
    leadsTo: { outcome: 'answered', calls: 2, waits: [] },
  },
]
