import { Hono } from 'hono'
import type pg from 'pg'
import { listedAt } from '#database/heard-shows.ts'
import { showsUnder } from '#database/show-hosts.ts'
import type { Receiver } from '#domain/directories.ts'
import { asciiDomain, isDomain } from '#domain/email-address.ts'
import { showAudioPath, showFilePath } from '#domain/public-show.ts'
import type { MediaFile } from '#domain/published-episode.ts'
import { createFeedDoor } from '#feeds/feed-door.ts'
import { createShowFileDoor } from '#feeds/show-file-door.ts'
import type { SoundNotes } from '#feeds/sound-notes.ts'
import { hearEpisodeOfShow, hearShow } from '#operations/shows/hear-shows.ts'
import { cachePolicy } from '#server/site/cache-policy.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import type { Shows } from '#site/context.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { createEmbedDoors } from './embed-doors.ts'
import type { RequestDoors } from './request-doors.ts'

type Wanted = {
  pool: pg.Pool
  storage: Storage
  security: SecurityHeaders
  origin: string
  /** Where nobody counts, there is none. */
  notes?: SoundNotes | undefined
  /** Who is told of feeds. */
  told?: readonly Receiver[]
  now?: () => number
}

/** What apps and pages ask of shows in public. */
export function createShowDoors({ pool, storage, security, origin, notes, told, now }: Wanted) {
  const none = security.unkept()
  const open = { ...security.media(), 'access-control-allow-origin': '*' }
  const feed = createFeedDoor({
    ...{ pool, origin, told },
    headers: {
      none,
      feed: {
        ...open,
        'cache-control': cachePolicy.minute,
        'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      },
    },
    ...(now && { now }),
  })
  const file = { ...open, 'cache-control': cachePolicy.revalidated }
  const fileOf = createShowFileDoor({ pool, storage, headers: { none, file } })
  const doors = new Hono<RequestDoors>()
  doors.route('/', createEmbedDoors({ pool, security, origin }))
  doors.on(['GET', 'HEAD'], '/shows/:show/feed.xml', ({ req }) => feed.answer(req.raw, req.param('show')))
  doors.on(['GET', 'HEAD'], '/audio/:show/:file', ({ req, var: { client } }) => {
    const [show, episode] = [req.param('show'), req.param('file').replace(/\.mp3$/, '')]
    const addressIn = (slug: string) => showAudioPath(slug, episode)
    const note = notes?.({ request: req.raw, client })
    return fileOf(req.raw, { show, episode, file: 'episode.mp3', addressIn, note })
  })
  doors.on(['GET', 'HEAD'], '/shows/:show/:episode/:version{[0-9a-f]+}/:file', ({ req }) => {
    const { show, episode, version, file } = req.param()
    const addressIn = (slug: string, name: MediaFile) => showFilePath(slug, { slug: episode, version }, name)
    return fileOf(req.raw, { show, episode, file, addressIn })
  })
  doors.on(['GET', 'HEAD'], '/hosts', ({ req }) => certificateFor(pool, req.url, none))
  const shows: Shows = {
    show: (slug) => hearShow(pool, slug),
    episode: (show, episode) => hearEpisodeOfShow(pool, show, episode),
    listed: (slug) => listedAt(pool, slug),
  }
  return { doors, shows, answerAtOnce: feed.answerAtOnce }
}

/** Proxies ask before they get a certificate for a name. */
async function certificateFor(pool: pg.Pool, url: string, headers: Record<string, string>) {
  const name = asciiDomain((new URL(url).searchParams.get('domain') ?? '').toLowerCase())
  const isKnown = isDomain(name) && (await showsUnder(pool, name)) > 0
  return new Response(null, { status: isKnown ? 200 : 404, headers })
}

export type ShowDoors = ReturnType<typeof createShowDoors>
