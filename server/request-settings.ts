import { roleOfKey } from '#api/anonymous-key.ts'
import type { RequestLimits } from '#database/requests.ts'
import type { Limit } from '#domain/admission.ts'
import { own } from '#domain/own.ts'
import { parseSwitch, type Read } from './parse-setting.ts'

/** The settings of the free-episode request, as they are written down. */

const clientDefault = '5/10m,20/1d'
const emailDefault = '1/1d,3/30d'
const everybodyDefault = '30/1m'

export const requestSettings = [
  {
    name: 'REQUESTS_URL',
    default: 'this server',
    meaning:
      'Where the wizard sends requests instead: the table’s address at Supabase or PostgREST, `https://….supabase.co/rest/v1/podcast_requests`; needs its PUBLIC_ANON_KEY',
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
export function readLimits(read: Read<SettingName>): RequestLimits {
  const isOn = read('RATE_LIMIT', parseSwitch, 'on or off') ?? true
  const client = read('RATE_LIMIT_CLIENT', parseLimits, limitsRule) ?? parseLimits(clientDefault) ?? []
  const email = read('RATE_LIMIT_EMAIL', parseLimits, limitsRule) ?? parseLimits(emailDefault) ?? []
  const everybody =
    read('RATE_LIMIT_EVERYBODY', parseLimits, limitsRule) ?? parseLimits(everybodyDefault) ?? []
  return isOn ? { client, email, everybody } : undefined
}

/** Supabase's secret key reads and changes everything, and this one is put into every page. */
export const parsePublicKey = (text: string) =>
  /^[\x21-\x7e]{16,2000}$/.test(text) && [undefined, 'anon'].includes(roleOfKey(text)) ? text : undefined

export const parseProxies = (text: string) => (/^\d$/.test(text) ? Number(text) : undefined)
