/** What may stand in the website field, and the one form in which we store it. */

export type WebsiteFault = 'missing' | 'invalid' | 'long-ending'
type WebsiteCheck = { ok: true; website: string } | { ok: false; fault: WebsiteFault }

const mostCharacters = 2048
const mostStoredCharacters = mostCharacters + 'https://'.length
const mostHostCharacters = 253
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
/** Two to six letters, as the specification says; a quarter of all real endings are longer. */
const ending = /^[a-z]{2,6}$/i
/** Endings that the form refuses although they exist: longer ones, and those of other scripts. */
const longEnding = /^(?:[a-z]{7,63}|xn--[a-z0-9-]{2,59}|[^\p{ASCII}]{2,63})$/iu

/** The form takes the specification's endings; an operator may enter any that exist. */
export function checkWebsite(input: string, { takesLongEndings = false } = {}): WebsiteCheck {
  const text = input.trim()
  if (text === '') return { ok: false, fault: 'missing' }
  const faultIn = (address: string) => {
    const fault = address.length > mostStoredCharacters ? 'invalid' : faultOf(address)
    return takesLongEndings && fault === 'long-ending' ? undefined : fault
  }
  const fault = text.length > mostCharacters ? 'invalid' : faultIn(text)
  if (fault) return { ok: false, fault }
  const website = normalizeWebsite(text)
  // Other scripts need more room as punycode, and some mixtures no parser reads: such names no website has.
  const isName = parsed(text) !== undefined && !faultIn(website)
  const isStorable = isName && website.length <= mostStoredCharacters
  return isStorable ? { ok: true, website } : { ok: false, fault: 'invalid' }
}

function faultOf(text: string): WebsiteFault | undefined {
  const host = hostOf(text)
  if (host === undefined) return 'invalid'
  const labels = host.split('.')
  const last = labels.pop() ?? ''
  const isHost = labels.length > 0 && labels.every(isLabel)
  if (isHost && ending.test(last)) return undefined
  return isHost && isLabel(last) && longEnding.test(last) ? 'long-ending' : 'invalid'
}

/** Full-width and other compatibility forms look like ASCII and are not; what is not in its normal form is refused. */
const isLabel = (text: string) => label.test(text) && text.normalize('NFKC') === text.normalize('NFC')

/** Everything between the scheme and the path, if what follows is free of blanks and controls. */
function hostOf(text: string): string | undefined {
  const rest = text.replace(/^https?:\/\//i, '')
  const end = rest.search(/[/?#]/)
  const host = end < 0 ? rest : rest.slice(0, end)
  const isClean = !/[\s\p{Cc}]/u.test(rest)
  return isClean && host.length <= mostHostCharacters ? host : undefined
}

/** The specification's normal form; what cannot be parsed stays as it is, trimmed. */
export function normalizeWebsite(input: string): string {
  const text = input.trim()
  const url = parsed(text)
  if (!url) return text
  const user = url.username ? `${url.username}${url.password && `:${url.password}`}@` : ''
  return `${url.protocol}//${user}${url.host}${withoutTrailingSlashes(url.pathname)}${url.search}${url.hash}`
}

function parsed(text: string): URL | undefined {
  const url = urlFrom(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  // Chromium writes %20 into a host where Node throws; both count as unparsable.
  return url?.host && !url.hostname.includes('%') ? url : undefined
}

/** A loop, because /\/+$/ takes 10 s on 100,000 slashes in the middle of a path. */
function withoutTrailingSlashes(path: string) {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** URL.parse does not exist in Safari 17 and Node 20, and a form that fails there loses its visitor. */
export function urlFrom(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
