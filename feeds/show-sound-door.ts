/** `GET /audio/:show/:episode.mp3`: one address for ever, whatever sound lies behind it now. */
import type pg from 'pg'
import { soundOfShow } from '#database/heard-shows.ts'
import { showAudioPath } from '#domain/public-show.ts'
import { mediaKey } from '#domain/published-episode.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { createFileDoor } from './media-door.ts'

type PlainHeaders = Record<string, string>
type Wanted = {
  pool: pg.Pool
  storage: Storage
  headers: { file: PlainHeaders; none: PlainHeaders }
}

export function createShowSoundDoor({ pool, storage, headers }: Wanted) {
  const answer = createFileDoor({ storage, headers })
  return async (request: Request, show: string, episode: string): Promise<Response> => {
    const sound = await soundOfShow(pool, { show, episode })
    if (!sound) return new Response(null, { status: 404, headers: headers.none })
    if (sound.isWithdrawn) return new Response(null, { status: 410, headers: headers.none })
    if (sound.slug === show) return answer(request, mediaKey(sound.media, 'episode.mp3'))
    const location = showAudioPath(sound.slug, episode)
    return new Response(null, { status: 301, headers: { ...headers.file, location } })
  }
}
