/** The cover that a show was given, in the place of those that we draw for its episodes. */
import type pg from 'pg'
import { coverBytes } from '#database/show-covers.ts'
import type { MediaFile } from '#domain/published-episode.ts'
import type { CoverSize } from '#domain/show-cover.ts'
import { dueBy } from './conditions.ts'

/** Of which file of an episode it takes the place. */
export const coverSizeOf = (file: MediaFile): CoverSize | undefined =>
  file === 'cover.jpg' ? 'large' : file === 'cover-small.jpg' ? 'small' : undefined

type Wanted = {
  pool: pg.Pool
  showId: string
  cover: string
  size: CoverSize
  headers: Record<string, string>
}

/** Undefined: it was taken away at this moment. */
export async function answerOwnCover(
  request: Request,
  { pool, showId, cover, size, headers }: Wanted,
): Promise<Response | undefined> {
  const etag = `"${cover}-${size}"`
  const own = { ...headers, etag, 'content-type': 'image/jpeg' }
  const asked = { 'if-none-match': request.headers.get('if-none-match') }
  if (dueBy(asked, { etag, size: 0, isSeekable: false }) === 'unchanged')
    return new Response(null, { status: 304, headers: own })
  const bytes = await coverBytes(pool, showId, size)
  if (!bytes) return undefined
  const sent = { ...own, 'content-length': String(bytes.length) }
  return new Response(request.method === 'HEAD' ? null : bytes, { headers: sent })
}
