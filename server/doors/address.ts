/** Every address has one spelling. It is decided once, before anything else looks at a request. */
import { mediaFiles } from '#domain/published-episode.ts'
import { sources } from '#domain/told/source.ts'

/** Where an unknown address is taken: no page will ever be called so. */
export const nowhere = '/no-such-page'

/** A name, never `..`, nor what a decoder, or the router with its `_.data`, could read otherwise. */
const name = '(?!\\.|_\\.data$)[\\w.~-]+'
const secret = '[\\w-]+'
const slug = '[a-z\\d]+(?:-[a-z\\d]+)*'
const files = mediaFiles.join('|').replaceAll('.', '\\.')
/** What is answered on request, as it is spelled. All else lies in memory under its one name, or nowhere. */
const doors = [
  'healthz',
  'hosts',
  'contact',
  `rest/v1(?:/${name})*`,
  `(?:progress|stop|minute)/${secret}`,
  `progress/${secret}/cover\\.jpg`,
  `told/(?:${sources.join('|')})`,
  `listen/${secret}(?:/delete)?`,
  `shows/${slug}(?:/(?:${slug}(?:/embed)?|feed\\.xml))?`,
  `shows/${slug}/${slug}/[\\da-f]{8}/(?:${files})`,
  'oembed',
  `audio/(?!samples/)${slug}/${slug}\\.mp3`,
  `media/[\\da-f]{32}/(?:${files})`,
  `studio(?:\\.data|(?:/${name})*)`,
  `portal(?:/[\\w-]+)*`,
  `portal(?:/${secret}){4}\\.mp3`,
  `portal/${secret}/draft/${secret}/\\d{1,4}/${secret}\\.(?:svg|wav|jpg)`,
  `studio/preview/${secret}/(?:${name}/)*`,
  `__mail(?:/[\\da-f-]{36}\\.eml(?:/(?:html|file))?)?`,
  '__gallery',
]
const door = new RegExp(`^/(?:${doors.join('|')})$`)

export const isDoor = (path: string) => door.test(path)

/** What most requests ask for. */
const isPath = /^\/[^?#]*$/

/** The two parts of what a request asks for; proxies may name a whole address, whose host says nothing to us. */
export function targetIn(url: string): { path: string; search: string } {
  if (isPath.test(url)) return { path: url, search: '' }
  const [, host, path = '', search = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/is.exec(url) ?? []
  return { path: path || (host ? '/' : path), search }
}

/** What a path comes to when it is decoded once and tidied: never more than a guess at what was meant. */
export function meantBy(path: string): string | undefined {
  const readable = decoded(path)
  if (readable === undefined) return undefined
  const parts: string[] = []
  for (const part of readable.split(/[/\\]/)) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`.toLowerCase()
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * Where the visitor stands. Behind TLS only the setting knows; without it, this machine may have several names, and a
 * Host that is none is nobody's.
 */
export function originFor(host: string | undefined, siteOrigin: string): string {
  if (siteOrigin.startsWith('https:')) return siteOrigin
  const url = host ? URL.parse(`http://${host}`) : null
  return url && url.href === `${url.origin}/` ? url.origin : siteOrigin
}

const opensWhatItNames =
  /^\/+(progress|stop|minute|listen|media|portal\/sign-in|studio\/sign-in|studio\/preview)\/.*/s
/** All that is long may be a token, or hold one in some spelling; the id of an episode is neither. */
const long = /(^\/studio\/episodes\/[\da-f-]{36}(?=\/|$))|[^/]{20,}/g

/** What the log says of a path. */
export const loggedPath = (path: string): string =>
  path
    .replace(opensWhatItNames, '/$1/…')
    .replace(long, (_, episode?: string) => episode ?? '…')
    .slice(0, 300)
