import { AwsClient } from 'aws4fetch'
import { type Manners, meaningOf, passesByHttp } from '#vendors/refusal.ts'
import { type ByteRange, requireKey, type Storage, StorageTrouble } from './storage.ts'

export type S3Account = {
  endpoint: string
  bucket: string
  /** Empty where nobody has entered one. */
  accessKey: string
  secretKey: string
  region: string
}

const patienceMilliseconds = 30_000

/** Any store that speaks S3, addressed by path: Amazon, MinIO, Hetzner, Cloudflare R2, Supabase. */
export function s3Storage({ endpoint, bucket, accessKey, secretKey, region }: S3Account): Storage {
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey }
  const client =
    accessKey && secretKey ? new AwsClient({ ...keys, service: 's3', region, retries: 2 }) : undefined
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const urlOf = (key: string) => {
    requireKey(key)
    return `${root}/${key}`
  }
  /** The patience is for the first word of an answer; a file then takes as long as its reader. */
  async function ask(url: string, init: RequestInit = {}, patience = patienceMilliseconds) {
    if (!client) throw new StorageTrouble('ask', 'The object store has no key.', undefined, 'key')
    const tooLate = new AbortController()
    const limit = setTimeout(() => tooLate.abort(), patience)
    const response = await client
      .fetch(url, { ...init, signal: tooLate.signal })
      .catch(unreachable)
      .finally(() => clearTimeout(limit))
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404 && init.method !== 'PUT') return undefined
    throw refusal(response.status)
  }

  return {
    place: `${new URL(endpoint).host}/${bucket}`,
    async put(key, content) {
      const sent = { method: 'PUT', body: content, headers: { 'content-type': content.type } }
      const answer = await ask(urlOf(key), sent, 10 * patienceMilliseconds)
      await answer?.body?.cancel()
    },
    async stat(key) {
      const answer = await ask(urlOf(key), { method: 'HEAD' })
      return answer && storedFile(answer.headers)
    },
    async open(key, range) {
      const headers = range ? { range: `bytes=${range.first}-${range.last}` } : undefined
      const answer = await ask(urlOf(key), headers && { headers })
      if (!answer?.body) return undefined
      return range ? answer.body.pipeThrough(cut(range, firstSent(answer))) : answer.body
    },
    async delete(key) {
      const answer = await ask(urlOf(key), { method: 'DELETE' })
      await answer?.body?.cancel()
    },
    async list(prefix) {
      const keys: string[] = []
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(token && { 'continuation-token': token }),
        })
        const listing: string = (await (await ask(`${root}?${query}`))?.text()) ?? ''
        keys.push(...[...listing.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key))
        token = /<NextContinuationToken>([^<]+)</.exec(listing)?.[1]
      }
      return keys.sort()
    },
  }
}

/** Not every store knows ranges, or this one (s3rver takes 0-0 for everything). */
const firstSent = ({ headers }: Response) =>
  Number(/^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1] ?? 0)

function cut({ first, last }: ByteRange, firstSent: number) {
  let at = firstSent
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      const wanted = part.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at))
      at += part.length
      if (wanted.length > 0) controller.enqueue(wanted)
      if (at > last) controller.terminate()
    },
  })
}

function storedFile(headers: Headers) {
  return {
    size: Number(headers.get('content-length')),
    etag: (headers.get('etag') ?? '').replace(/^W\//, ''),
    type: headers.get('content-type') ?? 'application/octet-stream',
  }
}

function unreachable(cause: unknown): never {
  throw new StorageTrouble('wait', 'The object store does not answer.', cause)
}

/** Too busy or broken passes; a wrong key, a missing bucket or a full account does not. */
const manners: Manners = { passes: passesByHttp(), otherwise: 'ask', knowsUs: true }

function refusal(status: number): StorageTrouble {
  const means = meaningOf({ status }, manners)
  if (means.outcome === 'wait')
    return new StorageTrouble('wait', `The object store is not ready (${status}).`)
  const mend = means.outcome === 'ask' ? means.mend : undefined
  return new StorageTrouble('ask', `The object store refuses us (${status}).`, undefined, mend)
}
