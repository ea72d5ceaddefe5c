/** Where requests for an episode are sent, and whose pages may send theirs to us. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isOwnMachine } from './own-machine.ts'

export function originOf(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  return url.href === `${url.origin}/` ? url.origin : undefined
}

/** Everybody's site is nobody's decision, so there is no star; a page that anybody on the way may change is no site. */
export function originsIn(text: string): string[] | undefined {
  const origins = text.split(',').map((each) => originOf(each.trim()))
  const isNamed = (origin: string | undefined): origin is string =>
    origin !== undefined && !origin.includes('*') && (origin.startsWith('https:') || isLocal(origin))
  return origins.every(isNamed) ? [...new Set(origins)] : undefined
}

/** A browser sends nothing to an address that holds a name and a password. */
export function isRequestsUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.href))
}

/** On this machine, or an address that only a private network knows. */
function isLocal(address: string): boolean {
  if (isOwnMachine(address)) return true
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) > 0 && ['private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(host).range())
}

type Requests = { requestsUrl: string | undefined; siteOrigin: string }

export const mixtureFault = ({ requestsUrl, siteOrigin }: Requests): string | undefined =>
  requestsUrl?.startsWith('http:') && siteOrigin.startsWith('https:')
    ? 'REQUESTS_URL must begin with https:// where SITE_ORIGIN does: browsers refuse the mixture.'
    : undefined
