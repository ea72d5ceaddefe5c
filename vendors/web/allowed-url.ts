import { isIP } from 'node:net'
import { type Check, giveUp, type WebFault } from './web.ts'

/** Names that no website on the internet has: reserved, or common at home and in offices. */
const innerEndings = new Set(
  'alt arpa consul corp docker example home internal intranet invalid lan local localdomain localhost onion private svc test'.split(
    ' ',
  ),
)
const mostHostCharacters = 253

/** The one parsing of an address; what follows asks this URL and never its text again. */
export function allowedUrl(text: string, base?: URL): { outcome: 'url'; url: URL } | WebFault {
  const url = URL.parse(text, base?.href)
  if (!url) return giveUp('parse')
  const check = checkOf(url)
  if (check) return giveUp(check)
  url.hostname = url.hostname.replace(/\.$/, '')
  url.hash = ''
  return { outcome: 'url', url }
}

function checkOf(url: URL): Check | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
  if (url.username || url.password) return 'userinfo'
  // The parser drops the default port of the scheme, so what is left is another one.
  if (url.port) return 'port'
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) return 'ip-literal'
  return isWebsiteName(url.hostname.replace(/\.$/, '')) ? undefined : 'name'
}

function isWebsiteName(hostname: string): boolean {
  const labels = hostname.split('.')
  if (labels.length < 2 || hostname.length > mostHostCharacters) return false
  return labels.every((label) => label !== '' && label.length <= 63) && !innerEndings.has(labels.at(-1) ?? '')
}
