import { isMediaFile, isMediaName, mediaKey } from '#domain/published-episode.ts'
import { isStorageTrouble, type Storage } from '#vendors/storage/storage.ts'
import { contentRange, dueBy, noContentRange } from './conditions.ts'
import type { Through } from './counted-stream.ts'

type PlainHeaders = Record<string, string>
type Wanted = {
  storage: Storage
  /** Of a file, and of an answer that is none. */
  headers: { file: PlainHeaders; none: PlainHeaders }
}

/**
 * `GET /media/:name/:file`: sound, pictures and transcripts. A name stands for its bytes and lives as long as its
 * episode, unless that was withdrawn from the public; nobody learns why there is none.
 */
export function createMediaDoor({
  isWithdrawn,
  ...wanted
}: Wanted & { isWithdrawn(name: string): Promise<boolean> }) {
  const answer = createFileDoor(wanted)
  return async (request: Request, name: string, file: string): Promise<Response> =>
    isMediaName(name) && isMediaFile(file) && !(await isWithdrawn(name))
      ? answer(request, mediaKey(name, file))
      : new Response(null, { status: 404, headers: wanted.headers.none })
}

/** `GET /progress/:ticket/cover.jpg`: the picture and never the sound, whose name would open it. */
export function createCoverDoor(wanted: Wanted) {
  const answer = createFileDoor(wanted)
  return async (request: Request, key: string | undefined): Promise<Response> =>
    key ? answer(request, key) : new Response(null, { status: 404, headers: wanted.headers.none })
}

/** A file of the storage, whole or in part, never encoded. */
export function createFileDoor({ storage, headers }: Wanted) {
  const refused = (status: number, more: PlainHeaders = {}) =>
    new Response(null, { status, headers: { ...headers.none, ...more } })

  async function answer(request: Request, key: string, through?: Through): Promise<Response> {
    const stored = await storage.stat(key)
    if (!stored) return refused(404)
    const own = { ...headers.file, 'content-type': stored.type, etag: stored.etag, 'accept-ranges': 'bytes' }
    const due = dueBy(Object.fromEntries(request.headers), stored)
    if (due === 'unchanged') return new Response(null, { status: 304, headers: own })
    if (due === 'beyond') return refused(416, { 'content-range': noContentRange(stored.size) })
    const part = due === 'whole' ? undefined : due
    const length = part ? part.last - part.first + 1 : stored.size
    const sent = {
      ...own,
      'content-length': String(length),
      ...(part && { 'content-range': contentRange(part, stored.size) }),
    }
    const status = part ? 206 : 200
    if (request.method === 'HEAD') return new Response(null, { status, headers: sent })
    const stream = await storage.open(key, part)
    if (!stream) return refused(404)
    const about = { status, first: part?.first ?? 0, asked: part && length, length }
    const body = through?.(stream, about) ?? stream
    // The cast: TypeScript's two libraries disagree on what a stream of bytes may carry.
    return new Response(body as BodyInit, { status, headers: sent })
  }

  return async (request: Request, key: string, through?: Through): Promise<Response> => {
    try {
      return await answer(request, key, through)
    } catch (error) {
      if (isStorageTrouble(error)) return refused(503, { 'retry-after': '30' })
      throw error
    }
  }
}
