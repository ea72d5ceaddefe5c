import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type pg from 'pg'
import { hearEpisodeOfShow } from '#operations/shows/hear-shows.ts'
import { cachePolicy } from '#server/site/cache-policy.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import { embedDocument, embedStyle, embedThemes } from '#site/shows/embed.ts'
import { oembedOf, showNamedBy } from '#site/shows/oembed.ts'
import type { RequestDoors } from './request-doors.ts'

type Wanted = { pool: pg.Pool; security: SecurityHeaders; origin: string }

const style = createHash('sha256').update(embedStyle).digest('base64')
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${style}'`,
  "img-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** What other websites show of an episode, and how they learn of it. */
export function createEmbedDoors({ pool, security, origin }: Wanted) {
  const none = () => new Response(null, { status: 404, headers: security.unkept() })
  const open = { ...security.media(), 'cache-control': cachePolicy.minute }
  const doors = new Hono<RequestDoors>()

  doors.on(['GET', 'HEAD'], '/shows/:show/:episode/embed', async (context) => {
    const heard = await hearEpisodeOfShow(pool, context.req.param('show'), context.req.param('episode'))
    if (!heard || heard === 'withdrawn') return none()
    const wanted = new URL(context.req.url).searchParams.get('theme')
    const theme = embedThemes.find((each) => each === wanted)
    // A page that is isolated frames only what says that it fits.
    const headers = {
      ...open,
      'content-security-policy': policy,
      'cross-origin-embedder-policy': 'credentialless',
    }
    return context.html(embedDocument(heard, origin, theme), 200, headers)
  })

  doors.on(['GET', 'HEAD'], '/oembed', async (context) => {
    const asked = Object.fromEntries(new URL(context.req.url).searchParams)
    const { url = '', format = 'json', maxwidth = '', maxheight = '' } = asked
    if (format !== 'json') return new Response(null, { status: 501, headers: security.unkept() })
    const named = showNamedBy(url, origin)
    const heard = named && (await hearEpisodeOfShow(pool, named.show, named.episode))
    if (!heard || heard === 'withdrawn') return none()
    const fits = oembedOf(heard, { origin, most: { width: pixels(maxwidth), height: pixels(maxheight) } })
    return context.json(fits, 200, { ...open, 'access-control-allow-origin': '*' })
  })
  return doors
}

/** Whatever else is written there limits nothing. */
const pixels = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY)
