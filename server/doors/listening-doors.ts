import { Hono } from 'hono'
import type pg from 'pg'
import { isWithdrawnMedia } from '#database/withdrawn.ts'
import { deletePath } from '#domain/published-episode.ts'
import { createCoverDoor, createMediaDoor } from '#feeds/media-door.ts'
import { coverOfTicket } from '#operations/cover-of-ticket.ts'
import { deleteEpisode, deletionOf } from '#operations/delete-episode.ts'
import { hearEpisode } from '#operations/hear-episode.ts'
import { isMinuteOn } from '#operations/owner-minute.ts'
import { cachePolicy } from '#server/site/cache-policy.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import type { Listening } from '#site/context.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { RequestDoors } from './request-doors.ts'

type Wanted = { pool: pg.Pool; storage: Storage; security: SecurityHeaders }

/** What the page of an episode asks for, its files, and its end. */
export function createListeningDoors({ pool, storage, security }: Wanted) {
  const files = {
    storage,
    headers: {
      file: {
        ...security.media(),
        // Players on other websites read transcripts and chapters by script; whoever has the name may have the file.
        'access-control-allow-origin': '*',
        'cache-control': cachePolicy.none,
        'x-robots-tag': 'noindex',
      },
      none: security.unkept(),
    },
  }
  const isWithdrawn = (name: string) => isWithdrawnMedia(pool, name)
  const media = createMediaDoor({ ...files, isWithdrawn })
  const cover = createCoverDoor(files)
  const doors = new Hono<RequestDoors>()
  doors.on(['GET', 'HEAD'], '/media/:name/:file', ({ req }) =>
    media(req.raw, req.param('name'), req.param('file')),
  )
  doors.on(['GET', 'HEAD'], '/progress/:ticket/cover.jpg', async ({ req }) =>
    cover(req.raw, await coverOfTicket(pool, req.param('ticket'))),
  )
  doors.post('/listen/:token/delete', async (context) => {
    const token = context.req.param('token')
    const deleted = await deleteEpisode({ pool, storage }, token)
    context.set('noted', { ...deleted })
    const location = `${deletePath(encodeURIComponent(token))}${deleted.outcome === 'wait' ? '?later' : ''}`
    return new Response(null, { status: 303, headers: { ...security.unkept(), location } })
  })
  const listening: Listening = {
    hear: (token) => hearEpisode(pool, token),
    isWithdrawn,
    deletion: (token) => deletionOf(pool, token),
    mayChange: () => isMinuteOn(pool),
  }
  return { doors, listening }
}

export type ListeningDoors = ReturnType<typeof createListeningDoors>
