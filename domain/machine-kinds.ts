/** Kinds of settings that only the environment has: what belongs to a machine, and how requests come in. */
import { isIP } from 'node:net'
import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { limitsIn } from './admission.ts'
import { own } from './own.ts'
import { roleOfKey } from './public-key.ts'
import { isRequestsUrl, originOf, originsIn } from './request-addresses.ts'
import type { SettingRule } from './settings.ts'

const fitting = (isFit: (text: string) => boolean) => () => z.string().refine(isFit)

/** Kept as it is read. */
const spelt = (spell: (text: string) => string | undefined) => () =>
  z
    .string()
    .refine((text) => spell(text) !== undefined)
    .transform((text) => spell(text) ?? text)

export const machineKinds = {
  'ip-address': fitting((text) => isIP(text) > 0),
  folder: fitting((text) => !text.includes('\0')),
  program: fitting((text) => text === 'off' || isAbsolute(text)),
  origin: spelt(originOf),
  origins: spelt((text) => originsIn(text)?.join(',')),
  'requests-url': fitting(isRequestsUrl),
  address: ({ protocols = [] }: SettingRule) =>
    z.string().refine((text) => {
      const url = URL.parse(text)
      return Boolean(url?.host) && protocols.includes(url?.protocol ?? '')
    }),
  /** One or more of the choices, with commas between them. */
  some: ({ choices = [] }: SettingRule) =>
    z
      .string()
      .transform((text) => text.split(',').map((word) => word.trim()))
      .refine((words) => words.every((word) => choices.includes(word)))
      .transform((words) => words.join(',')),
  word: fitting((text) => /^[\x21-\x7e]{1,200}$/.test(text)),
  /** The newest first. */
  keys: fitting((text) => /^[\da-f]{64}(?:[\s,]+[\da-f]{64})*$/i.test(text)),
  /** Supabase's secret key reads and changes everything, and this one is put into every page. */
  'public-key': fitting(
    (text) => /^[\x21-\x7e]{16,2000}$/.test(text) && [undefined, 'anon'].includes(roleOfKey(text)),
  ),
  bucket: fitting((text) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)),
  /** Of money, in dollars. */
  amount: fitting(
    (text) => /^\d{1,5}(?:\.\d{1,2})?$/.test(text) && Number(text) >= 0.01 && Number(text) <= 10_000,
  ),
  limits: fitting((text) => limitsIn(text) !== undefined),
}

const anAddress = 'an address that begins with https://'
/** `postgresql://` is another spelling of `postgres://`. */
const named = (protocols: readonly string[]) =>
  protocols.filter((each) => each !== 'postgresql:').map((each) => `${each}//`)
const oneOf = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)

/** What a setting in the environment must be, to go on “PORT must be …”. The value stays out: it may be a secret. */
export function ruleOf({ kind, choices = [], least = 1, most = 100, protocols = [] }: SettingRule): string {
  switch (kind) {
    case 'count':
      return `a whole number from ${least} to ${most}`
    case 'choice':
      return oneOf(choices)
    case 'some':
      return oneOf([...choices, choices.join(',')])
    case 'address':
      return protocols.includes('https:') ? anAddress : `a ${oneOf(named(protocols))} address`
    default:
      return own(rules, kind) ?? 'a text that can be read'
  }
}

const rules: Record<string, string> = {
  'ip-address': 'an IP address',
  folder: 'a path to a folder',
  program: 'off or the whole path of a program',
  origin: 'an address such as https://example.com, without a path',
  origins: 'addresses such as https://shop.example,https://blog.example, without paths and without *',
  'requests-url':
    'an address that begins with https://, or with http:// on this machine or in a private network',
  link: anAddress,
  email: 'an e-mail address',
  word: 'one word',
  keys: '64 hexadecimal digits, as openssl rand -hex 32 prints, and older ones behind them after commas',
  'public-key': 'a public key, never the secret one',
  bucket: 'the name of a bucket',
  amount: 'an amount in dollars from 0.01 to 10000',
  limits: 'such as 5/10m,20/1d',
}
