import { type Manners, meaningOf, passesByHttp } from '#vendors/refusal.ts'
import type { SpeechTrouble } from './speech.ts'

export type ServerQuestion = {
  /** For people, such as `ElevenLabs`. */
  name: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | FormData
  timeoutMilliseconds: number
  signal?: AbortSignal | undefined
}

type Answer = { outcome: 'answered'; bytes: Uint8Array<ArrayBuffer>; type: string }

/** Eight minutes as they are usually sent: longer than any sentence takes, short enough for any memory. */
const mostBytes = 24 * 2 ** 20
const mostBytesOfRefusal = 2 ** 20

/** Asks once: whoever called decides when to ask again. Reasons never quote the server, whose words are not ours. */
export async function askServer(question: ServerQuestion): Promise<Answer | SpeechTrouble> {
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
/** Whoever is only asked too often tells of plans and bills as well. */
const usedUp = /insufficient_quota|quota_exceeded|exceeded your current quota/i
const noVoice = /voice_not_found|unknown voice|voice.{0,20}not (?:found|exist)/i

const manners: Manners = { passes: passesByHttp(409, 425), otherwise: 'give-up', knowsUs: true }

function refused(name: string, { status, headers }: Response, says: string): SpeechTrouble {
  if (noVoice.test(says)) return { outcome: 'give-up', reason: `${name} does not know this voice.` }
  if (status === 404)
    return { outcome: 'give-up', reason: `${name} does not know this voice, or has another address (404).` }
  const isUnpaid = status < 500 && (status === 429 ? usedUp : unpaid).test(says)
  const means = meaningOf(
    { status: isUnpaid ? 402 : status, retryAfter: headers.get('retry-after') },
    manners,
  )
  if (means.outcome === 'wait') {
    const isBusy = status === 429 || status === 503
    return { ...means, ...(isBusy && { isBusy }), reason: `${name} cannot answer now (${status}).` }
  }
  if (means.outcome === 'give-up')
    return { ...means, reason: `${name} does not accept this sentence (${status}).` }
  const reason =
    means.mend === 'bill'
      ? `The plan at ${name} is used up (${status}).`
      : `${name} refuses our key (${status}).`
  return { ...means, reason }
}
