/** What a feed in memory answers: everything that does not depend on the request is written down once. */
import type { IncomingHttpHeaders } from 'node:http'
import { dueBy } from './conditions.ts'

export const feedForms = ['br', 'gzip', 'identity'] as const
export type FeedForm = (typeof feedForms)[number]

/** Name after value: Node sends such a list without looking at it again. */
type Fields = string[]
type PreparedForm = { body: Buffer; etag: string; unchanged: Fields; forApps: Fields; forBrowsers: Fields }
export type PreparedFeed = {
  forms: Record<FeedForm, PreparedForm>
  tags: readonly string[]
  changedAt: number
}

/** What else was told with the feed still holds for whoever has kept it (RFC 9110, 15.4.5). */
const toldAgain = new Set([
  'access-control-allow-origin',
  'cache-control',
  'cross-origin-resource-policy',
  'etag',
  'vary',
])

type Kept = { forms: Record<FeedForm, { body: Buffer; etag: string }>; changedAt: Date }

export function preparedFeed(
  { forms, changedAt }: Kept,
  headers: Readonly<Record<string, string>>,
): PreparedFeed {
  const form = (name: FeedForm): PreparedForm => {
    const { body, etag } = forms[name]
    const own = {
      ...headers,
      etag,
      'last-modified': changedAt.toUTCString(),
      vary: 'accept, accept-encoding',
    }
    const unchanged = Object.entries(own).filter(([field]) => toldAgain.has(field))
    const whole = (type: string): Fields =>
      Object.entries({
        ...own,
        'content-type': `${type}; charset=utf-8`,
        'content-length': String(body.length),
        ...(name !== 'identity' && { 'content-encoding': name }),
      }).flat()
    return {
      body,
      etag,
      unchanged: unchanged.flat(),
      forApps: whole('application/rss+xml'),
      // A browser would save a feed under its own name; it shows XML.
      forBrowsers: whole('text/xml'),
    }
  }
  return {
    forms: { br: form('br'), gzip: form('gzip'), identity: form('identity') },
    tags: feedForms.map((name) => forms[name].etag),
    changedAt: Math.floor(changedAt.getTime() / 1000) * 1000,
  }
}

type Asked = { method: string; headers: IncomingHttpHeaders }

export function answeredBy(feed: PreparedFeed, { method, headers }: Asked) {
  const { body, etag, ...form } = feed.forms[formFor(headers['accept-encoding']?.toString() ?? '')]
  if (isKnown(feed, etag, headers)) return { status: 304, fields: form.unchanged, body: undefined }
  const fields = headers.accept?.includes('text/html') ? form.forBrowsers : form.forApps
  return { status: 200, fields, body: method === 'HEAD' ? undefined : body }
}

/** Apps change how they ask: the tag of another form is as good. A date counts where there is no tag. */
function isKnown({ tags, changedAt }: PreparedFeed, etag: string, headers: IncomingHttpHeaders): boolean {
  const tag = headers['if-none-match']
  if (tag === etag) return true
  if (tag)
    return (
      dueBy({ 'if-none-match': tag }, { etag, otherTags: tags, size: 0, isSeekable: false }) === 'unchanged'
    )
  const since = headers['if-modified-since']
  return since !== undefined && changedAt <= Date.parse(since)
}

/** Apps have a few ways of asking. */
const known = new Map<string, FeedForm>()
const mostKnown = 500

function formFor(accepted: string): FeedForm {
  const form = known.get(accepted)
  if (form) return form
  const read = formIn(accepted)
  if (known.size < mostKnown && accepted.length < 200) known.set(accepted, read)
  return read
}

/** The first of ours that is taken: `br;q=0` is not. */
function formIn(accepted: string): FeedForm {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(?:\.0+)?$/.test(each))
    .map((each) => each.replace(/;.*$/, '').trim())
  return feedForms.find((form) => taken.includes(form)) ?? 'identity'
}
