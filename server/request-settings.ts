import { madeAnonymousKey, roleOfKey } from '#api/anonymous-key.ts'
import type { RequestLimits } from '#database/requests.ts'
import type { Limit } from '#domain/admission.ts'
import { own } from '#domain/own.ts'
import { parseSwitch, type Read } from './parse-setting.ts'
import { mixtureFault, parseOrigins, parseRequestsUrl } from './request-addresses.ts'

/** The settings of the free-episode request, as they are written down. */

const clientDefault = '5/10m,20/1d'
const emailDefault = '1/1d,3/30d'
const everybodyDefault = '30/1m'

export const requestSettings = [
  {
    name: 'REQUESTS_URL',
    default: 'this server',
    meaning:
      'Where the wizard sends requests instead: the table’s address at Supabase or PostgREST, `https://….supabase.co/rest/v1/podcast_requests`; needs its PUBLIC_ANON_KEY. `http://` only on this machine or in a private network, and only where `SITE_ORIGIN` is http, too. Step 3 then says that progress cannot be shown',
  },
  {
    name: 'ALLOWED_ORIGINS',
    default: 'none but our own',
    meaning:
      'Other sites whose pages may send requests for an episode to this server: `https://shop.example,https://blog.example`, each named in full. Opens nothing else',
  },
  {
    name: 'PUBLIC_ANON_KEY',
    default: 'made from `SITE_ORIGIN`',
    meaning: 'Key that the wizard sends with a request; it is public and opens nothing else',
  },
  {
    name: 'TRUSTED_PROXIES',
    default: '`0`',
    meaning:
      'How many proxies stand in front; so many addresses at the right of X-Forwarded-For are believed',
  },
  {
    name: 'RATE_LIMIT',
    default: '`on`',
    meaning: '`off` for tests and load runs: only the same request within 24 hours is still one',
  },
  {
    name: 'RATE_LIMIT_CLIENT',
    default: `\`${clientDefault}\``,
    meaning:
      'Requests from one address: so many within so long (s, m, h, d); a /64 of IPv6 is one, a /56 has four times as much, a /48 sixteen times',
  },
  {
    name: 'RATE_LIMIT_EMAIL',
    default: `\`${emailDefault}\``,
    meaning:
      'Requests for one mailbox, however its address is spelled; more are answered like a success and make nothing',
  },
  {
    name: 'RATE_LIMIT_EVERYBODY',
    default: `\`${everybodyDefault}\``,
    meaning:
      'Requests of all visitors together that work and mail begin for; the others wait in line, are told so, and operators get a letter',
  },
] as const

type SettingName = (typeof requestSettings)[number]['name']

const limitsRule = 'such as 5/10m,20/1d'
const secondsIn: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }

function parseLimits(text: string): Limit[] | undefined {
  const limits = text.split(',').map((part) => {
    const [, most, count, unit = ''] = /^(\d{1,6})\/(\d{1,4})([smhd])$/.exec(part.trim()) ?? []
    return { most: Number(most), seconds: Number(count) * (own(secondsIn, unit) ?? 0) }
  })
  return limits.every(({ most, seconds }) => most > 0 && seconds > 0) ? limits : undefined
}

/** Undefined: switched off. */
function readLimits(read: Read<SettingName>): RequestLimits {
  const isOn = read('RATE_LIMIT', parseSwitch, 'on or off') ?? true
  const client = read('RATE_LIMIT_CLIENT', parseLimits, limitsRule) ?? parseLimits(clientDefault) ?? []
  const email = read('RATE_LIMIT_EMAIL', parseLimits, limitsRule) ?? parseLimits(emailDefault) ?? []
  const everybody =
    read('RATE_LIMIT_EVERYBODY', parseLimits, limitsRule) ?? parseLimits(everybodyDefault) ?? []
  return isOn ? { client, email, everybody } : undefined
}

/** Supabase's secret key reads and changes everything, and this one is put into every page. */
const parsePublicKey = (text: string) =>
  /^[\x21-\x7e]{16,2000}$/.test(text) && [undefined, 'anon'].includes(roleOfKey(text)) ? text : undefined

const parseProxies = (text: string) => (/^\d$/.test(text) ? Number(text) : undefined)

export type RequestSettings = {
  /** Undefined: our own door. */
  requestsUrl: string | undefined
  /** Other sites whose pages may send requests to our own door. */
  allowedOrigins: readonly string[]
  anonymousKey: string
  trustedProxies: number
  /** Undefined: switched off. */
  rateLimits: RequestLimits
}

export function readRequests(read: Read<SettingName>, siteOrigin: string): RequestSettings {
  return {
    requestsUrl: read(
      'REQUESTS_URL',
      parseRequestsUrl,
      'an address that begins with https://, or with http:// on this machine or in a private network',
    ),
    allowedOrigins:
      read(
        'ALLOWED_ORIGINS',
        parseOrigins,
        'addresses such as https://shop.example,https://blog.example, without paths and without *',
      ) ?? [],
    anonymousKey:
      read('PUBLIC_ANON_KEY', parsePublicKey, 'a public key, never the secret one') ??
      madeAnonymousKey(siteOrigin),
    trustedProxies: read('TRUSTED_PROXIES', parseProxies, 'a whole number from 0 to 9') ?? 0,
    rateLimits: readLimits(read),
  }
}

export function requestFaults(config: RequestSettings & { siteOrigin: string }): string[] {
  const { requestsUrl, anonymousKey, siteOrigin } = config
  const isKeyless = requestsUrl && anonymousKey === madeAnonymousKey(siteOrigin)
  const keyless = isKeyless && 'REQUESTS_URL needs PUBLIC_ANON_KEY, the public key of that project.'
  return [keyless, mixtureFault(config)].filter((fault) => typeof fault === 'string')
}
