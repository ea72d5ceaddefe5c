/** A name of a show's own in the web: whose it is, and what is answered under it. */
import { asciiDomain, isDomain } from './email-address.ts'
import { showAudioPath, showEpisodePath, showFeedPath, showPath } from './public-show.ts'

/** As name servers know it. Undefined: it is none, or one of ours. */
export function showHostIn(typed: string, siteOrigin: string): string | undefined {
  const host = asciiDomain(typed.trim().toLowerCase().replace(/\.$/, ''))
  const ours = new URL(siteOrigin).hostname
  const isOurs = host === ours || host.endsWith(`.${ours}`) || ours.endsWith(`.${host}`)
  return isDomain(host) && host.length <= 253 && !isOurs ? host : undefined
}

/** Where its owner may put the word. */
export const hostTxtName = (host: string) => `_offmic.${host}`
export const hostWord = (token: string) => `offmic-show=${token}`
/** Where it is answered once the name leads here. */
export const hostWordPath = '/.well-known/offmic-show'

/** What a request under the name of a show means at ours; undefined: nothing of this show. */
export function pathUnderHost(slug: string, path: string): string | undefined {
  if (path === '/') return showPath(slug)
  if (path === '/feed.xml') return showFeedPath(slug)
  const [page, sound] = [showPath(slug), showAudioPath(slug, '')]
  const isItsOwn =
    path === page || path.startsWith(`${page}/`) || path.startsWith(sound.replace(/\.mp3$/, ''))
  if (isItsOwn) return path
  const [, episode] = /^\/([a-z\d]+(?:-[a-z\d]+)*)$/.exec(path) ?? []
  return episode && showEpisodePath(slug, episode)
}
