/** Files of episodes in public, at addresses that close with them: whatever lies behind one now. */
import type pg from 'pg'
import { filesOfShow } from '#database/heard-shows.ts'
import { isMediaFile, type MediaFile, mediaKey } from '#domain/published-episode.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { createFileDoor } from './media-door.ts'

type PlainHeaders = Record<string, string>
type Wanted = {
  pool: pg.Pool
  storage: Storage
  headers: { file: PlainHeaders; none: PlainHeaders }
}

type Asked = {
  show: string
  episode: string
  file: string
  /** Its address in a show of this name. */
  addressIn(show: string, file: MediaFile): string
}

export function createShowFileDoor({ pool, storage, headers }: Wanted) {
  const answer = createFileDoor({ storage, headers })
  const refused = (status: number) => new Response(null, { status, headers: headers.none })
  return async (request: Request, { show, episode, file, addressIn }: Asked): Promise<Response> => {
    if (!isMediaFile(file)) return refused(404)
    const files = await filesOfShow(pool, { show, episode })
    if (!files) return refused(404)
    if (files.isWithdrawn) return refused(410)
    if (files.slug === show) return answer(request, mediaKey(files.media, file))
    const location = addressIn(files.slug, file)
    return new Response(null, { status: 301, headers: { ...headers.file, location } })
  }
}
