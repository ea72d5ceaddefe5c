/** Files of episodes in public, at addresses that close with them: whatever lies behind one now. */
import type pg from 'pg'
import { withdrawnNotice } from '#content/withdrawn-notice.ts'
import { filesOfShow } from '#database/heard-shows.ts'
import { isMediaFile, type MediaFile, mediaKey } from '#domain/published-episode.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { countedStream, type NoteSent, type SentSound } from './counted-stream.ts'
import { knownWhileAway } from './known-while-away.ts'
import { createFileDoor } from './media-door.ts'
import { answerOwnCover, coverSizeOf } from './own-cover.ts'

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
  /** Told of each answer once, when it ends. */
  note?: ((episode: number, sent: SentSound) => void) | undefined
}

export function createShowFileDoor({ pool, storage, headers }: Wanted) {
  const answer = createFileDoor({ storage, headers })
  async function answerNoted(request: Request, key: string, note: NoteSent | undefined): Promise<Response> {
    if (!note) return answer(request, key)
    let isStreamed = false
    const response = await answer(request, key, (stream, { length, ...about }) => {
      isStreamed = true
      return countedStream(stream, length, (sent) => note({ ...about, sent }))
    })
    return isStreamed ? response : notedWhole(response, note)
  }
  /** For a week a voice says so; whoever hears it is no listener of the episode. */
  async function answerLately(request: Request): Promise<Response> {
    const notice = await answer(request, withdrawnNotice.key)
    return notice.status === 404 ? refused(410) : notice
  }
  const filesAt = knownWhileAway((place) => filesIn(pool, place))
  const refused = (status: number) => new Response(null, { status, headers: headers.none })
  return async (request: Request, { show, episode, file, addressIn, note }: Asked): Promise<Response> => {
    if (!isMediaFile(file)) return refused(404)
    const files = await filesAt(`${show}/${episode}`)
    if (!files) return refused(404)
    const told = note && ((sent: SentSound) => note(files.heardAs, sent))
    if (files.withdrawn) {
      note?.(files.heardAs, { status: 410, first: 0, asked: undefined, sent: 0 })
      const isSaid = files.withdrawn === 'lately' && file === 'episode.mp3'
      return isSaid ? answerLately(request) : refused(410)
    }
    const size = coverSizeOf(file)
    const own =
      files.slug === show && files.cover && size ? { ...files, cover: files.cover, size } : undefined
    const cover = own && (await answerOwnCover(request, { ...own, pool, headers: headers.file }))
    if (cover) return cover
    if (files.slug === show) return answerNoted(request, mediaKey(files.media, file), told)
    const location = addressIn(files.slug, file)
    return new Response(null, { status: 301, headers: { ...headers.file, location } })
  }
}

function filesIn(pool: pg.Pool, place: string) {
  const [show = '', episode = ''] = place.split('/')
  return filesOfShow(pool, { show, episode })
}

/** What has no body is over at once. */
function notedWhole(response: Response, note: NoteSent | undefined): Response {
  note?.({ status: response.status, first: 0, asked: undefined, sent: 0 })
  return response
}
