import type { Trouble } from './speech.ts'

export type Question = {
  /** For people, such as `ElevenLabs`. */
  name: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | FormData
  timeoutMilliseconds: number
  signal?: AbortSignal | undefined
}

export type Answer = { outcome: 'answered'; bytes: Uint8Array<ArrayBuffer>; type: string }

/** Longer than any sentence takes, short enough for any memory. */
const mostBytes = 64 * 2 ** 20
const mostBytesOfRefusal = 2 ** 20

/** Asks once: whoever called decides when to ask again. Reasons never quote the server, whose words are not ours. */
export async function ask(question: Question): Promise<Answer | Trouble> {
  const { name, url, headers, body, timeoutMilliseconds, signal } = question
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  try {
    const response = await fetch(url, {
      method: question.method ?? 'POST',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    })
    if (!response.ok) return refused(name, response, await says(response))
    const bytes = await bodyWithin(mostBytes, response)
    if (!bytes) return { outcome: 'give-up', reason: `${name} sent more than a sentence can be.` }
    return { outcome: 'answered', bytes, type: response.headers.get('content-type') ?? '' }
  } catch (error) {
    signal?.throwIfAborted()
    if (timeout.aborted) return { outcome: 'wait', reason: `${name} did not answer in time.` }
    if (error instanceof TypeError)
      return { outcome: 'wait', reason: `${name} cannot be reached, or hung up.` }
    throw error
  }
}

/** Undefined: longer than that, by its header or as it comes. Leaving it unread hangs up. */
async function bodyWithin(most: number, response: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(response.headers.get('content-length')) > most) return void (await response.body?.cancel())
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  return Uint8Array.from(Buffer.concat(parts))
}

/** What a vendor names its refusal, where one status stands for several. */
async function says(response: Response): Promise<string> {
  const bytes = await bodyWithin(mostBytesOfRefusal, response).catch(() => undefined)
  return Buffer.from(bytes ?? [])
    .toString()
    .slice(0, 2000)
}

const unpaid = /quota|insufficient|credit|billing|payment/i
const noVoice = /voice_not_found|unknown voice|voice.{0,20}not (?:found|exist)/i

function refused(name: string, { status, headers }: Response, says: string): Trouble {
  if (noVoice.test(says) || status === 404)
    return { outcome: 'give-up', reason: `${name} does not know this voice.` }
  if (status === 402 || (status < 500 && unpaid.test(says)))
    return { outcome: 'ask', reason: `The plan at ${name} is used up (${status}).` }
  if (status === 401 || status === 403)
    return { outcome: 'ask', reason: `${name} refuses our key (${status}).` }
  if (status === 408 || status === 409 || status === 425 || status === 429 || status >= 500)
    return { outcome: 'wait', ...retryAfter(headers), reason: `${name} cannot answer now (${status}).` }
  return { outcome: 'give-up', reason: `${name} does not accept this sentence (${status}).` }
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(headers: Headers): { seconds?: number } {
  const value = headers.get('retry-after')
  if (!value) return {}
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? { seconds: Math.max(0, seconds) } : {}
}
