/** `GET /shows/:show/feed.xml`: for apps, and for whoever opens it in a browser. */
import type pg from 'pg'
import { findPublicShow, heardShow } from '#database/heard-shows.ts'
import { dueBy } from './conditions.ts'
import { createFeedKeeper, type FeedForm, feedForms, type KeptFeed } from './feed-keeper.ts'
import { showFeed } from './show-feed.ts'

type PlainHeaders = Record<string, string>
type Wanted = {
  pool: pg.Pool
  origin: string
  headers: { feed: PlainHeaders; none: PlainHeaders }
  now?: () => number
}

export function createFeedDoor({ pool, origin, headers, now }: Wanted) {
  const feedOf = createFeedKeeper({
    findPublicShow: (slug) => findPublicShow(pool, slug),
    write: async (showId) => {
      const heard = await heardShow(pool, showId)
      return heard && showFeed({ origin, ...heard })
    },
    ...(now && { now }),
  })

  return async (request: Request, slug: string): Promise<Response> => {
    const feed = await feedOf(slug)
    if (!feed) return new Response(null, { status: 404, headers: headers.none })
    if (feed === 'closed') return new Response(null, { status: 410, headers: headers.none })
    if ('movedTo' in feed)
      return new Response(null, { status: 301, headers: { ...headers.feed, location: feed.movedTo } })
    return answerWith(feed, request, headers.feed)
  }
}

function answerWith(feed: KeptFeed, request: Request, headers: PlainHeaders): Response {
  const form = formFor(request.headers.get('accept-encoding') ?? '')
  const { body, etag } = feed.forms[form]
  const sent = {
    ...headers,
    etag,
    'last-modified': feed.changedAt.toUTCString(),
    vary: 'accept, accept-encoding',
  }
  if (isKnown(feed, form, request.headers)) return new Response(null, { status: 304, headers: sent })
  // The cast: buffers that zlib makes never lie in shared memory, which is all that BodyInit excludes.
  const content = request.method === 'HEAD' ? null : (body as BodyInit)
  return new Response(content, {
    headers: {
      ...sent,
      // A browser would save a feed under its own name; it shows XML.
      'content-type': `${isBrowser(request) ? 'text/xml' : 'application/rss+xml'}; charset=utf-8`,
      'content-length': String(body.length),
      ...(form !== 'identity' && { 'content-encoding': form }),
    },
  })
}

const isBrowser = (request: Request) => request.headers.get('accept')?.includes('text/html') === true

/** Apps change how they ask: the tag of another form is as good. A date counts where there is no tag. */
function isKnown(feed: KeptFeed, form: FeedForm, asked: Headers): boolean {
  const tag = asked.get('if-none-match')
  const { body, etag } = feed.forms[form]
  if (tag) {
    const otherTags = feedForms.map((each) => feed.forms[each].etag)
    return (
      dueBy({ 'if-none-match': tag }, { etag, otherTags, size: body.length, isSeekable: false }) ===
      'unchanged'
    )
  }
  const since = Date.parse(asked.get('if-modified-since') ?? '')
  return Math.floor(feed.changedAt.getTime() / 1000) * 1000 <= since
}

/** The first of ours that is taken: `br;q=0` is not. */
function formFor(accepted: string): FeedForm {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(?:\.0+)?$/.test(each))
    .map((each) => each.replace(/;.*$/, '').trim())
  return feedForms.find((form) => taken.includes(form)) ?? 'identity'
}
