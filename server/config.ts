import path from 'node:path'
import { madeAnonymousKey } from '#api/anonymous-key.ts'
import { brand } from '#content/brand.ts'
import { isClosedToDatabase } from '#database/postgres-account.ts'
import type { RequestLimits } from '#database/requests.ts'
import { checkEmail } from '#domain/email-address.ts'
import { type ReviewPolicy, reviewPolicies } from '#domain/review.ts'
import type { S3Account } from '#vendors/storage/s3.ts'
import { readEnvFile } from './env-file.ts'
import {
  parseEngine,
  parseWriter,
  productionSettings,
  type SpeechSettings,
  speechFault,
  type WriterSettings,
  writerFault,
} from './production-settings.ts'
import {
  limitsRule,
  parseLimits,
  parseProxies,
  parsePublicKey,
  rateLimits,
  requestSettings,
} from './request-settings.ts'
import { halfSet, parseBucket, parseWord, s3Account, storageSettings } from './storage-settings.ts'

/** Every setting that there is. README.md's table is these lines. */
export const settings = [
  { name: 'PORT', default: '`3000`', meaning: 'Port that the product listens on' },
  {
    name: 'DATA_DIR',
    default: '`data/`, or `/var/lib/offmic` when root runs a checkout that is closed to the database',
    meaning: 'Folder for everything that is kept: embedded database, outgoing mail',
  },
  {
    name: 'SITE_ORIGIN',
    default: '`http://localhost:$PORT`',
    meaning: 'Public address; canonical links follow it, and a new one rebuilds the site',
  },
  { name: 'DATABASE_URL', default: 'embedded Postgres', meaning: 'A Postgres of your own, `postgres://…`' },
  {
    name: 'ROLES',
    default: '`web,worker`',
    meaning: 'What this process does: answer visitors, work on episodes, or both',
  },
  { name: 'SMTP_URL', default: '`$DATA_DIR/outbox`', meaning: 'Mail server, `smtp://…` or `smtps://…`' },
  { name: 'MAIL_FROM', default: 'the brand’s address', meaning: 'Address that our mail comes from' },
  { name: 'CHECKOUT_STARTER_URL', default: 'none', meaning: 'Checkout page of the Starter package' },
  { name: 'CHECKOUT_EXPERT_URL', default: 'none', meaning: 'Checkout page of the Expert Plan' },
  { name: 'CHECKOUT_AUTHORITY_URL', default: 'none', meaning: 'Checkout page of Authority Boost' },
  { name: 'GUIDE_CHECKOUT_1_URL', default: 'none', meaning: 'Checkout page of the guide at $47' },
  { name: 'GUIDE_CHECKOUT_2_URL', default: 'none', meaning: 'Checkout page of the guide at $97' },
  { name: 'GUIDE_CHECKOUT_3_URL', default: 'none', meaning: 'Checkout page of the guide at $147' },
  { name: 'GUIDE_CHECKOUT_4_URL', default: 'none', meaning: 'Checkout page of the guide at $247' },
  { name: 'GUIDE_CHECKOUT_5_URL', default: 'none', meaning: 'Checkout page of the guide at $997' },
  {
    name: 'GUIDE_LADDER',
    default: '`on`',
    meaning: '`off`: the guide stays at its first price, without a countdown',
  },
  { name: 'SCHEDULER_URL', default: 'none', meaning: 'Booking page that /contact shows' },
  {
    name: 'SCHEDULER_ON_CLICK',
    default: '`off`',
    meaning: '`on`: /contact loads the booking page only after a click',
  },
  {
    name: 'REVIEW',
    default: '`automatic`',
    meaning: '`review`: a person approves each episode before it goes out, once there is an operator',
  },
  ...productionSettings,
  ...requestSettings,
  ...storageSettings,
] as const

export type SettingName = (typeof settings)[number]['name']
export type Role = 'web' | 'worker'
export type Config = {
  checkout: string
  mode: 'development' | 'production'
  port: number
  dataDir: string
  siteOrigin: string
  databaseUrl: string | undefined
  roles: ReadonlySet<Role>
  webFixtures: string
  speech: SpeechSettings
  writer: WriterSettings
  smtpUrl: string | undefined
  mailFrom: string
  checkouts: { starter?: string; expert?: string; authority?: string }
  guide: { checkouts: (string | null)[]; hasLadder: boolean }
  schedulerUrl: string | undefined
  schedulerOnClick: boolean
  review: ReviewPolicy
  /** Undefined: our own door. */
  requestsUrl: string | undefined
  anonymousKey: string
  trustedProxies: number
  /** Undefined: switched off. */
  rateLimits: RequestLimits
  /** Undefined: media are kept in a folder. */
  s3: S3Account | undefined
}
export type Loaded = { ok: true; config: Config } | { ok: false; faults: string[] }

/** The price stages of the guide, as settings count them. */
const guideStages = [1, 2, 3, 4, 5] as const

type Env = NodeJS.Dict<string>
type Read = <T>(name: SettingName, parse: (text: string) => T | undefined, rule: string) => T | undefined

/** The only reader of the environment. What is set there beats .env; what is empty counts as not set. */
export function loadConfig(env: Env = process.env, checkout = path.dirname(import.meta.dirname)): Loaded {
  const file = readEnvFile(path.join(checkout, '.env'))
  const faults = [...file.faults]
  const read: Read = (name, parse, rule) => {
    const text = env[name]?.trim() || file.values[name]?.trim()
    if (!text) return undefined
    const value = parse(text)
    // The value stays out of the sentence: it may be a secret, or a secret in the wrong place.
    if (value === undefined) faults.push(`${name} must be ${rule}.`)
    return value
  }
  const s3 = readS3(read)
  if (s3.isHalfSet) faults.push(halfSet)
  const config = { ...readConfig(read, checkout, env.NODE_ENV === 'development'), s3: s3.account }
  for (const fault of [speechFault(config.speech), writerFault(config.writer)]) if (fault) faults.push(fault)
  const links = Object.values(config.checkouts)
  if (new Set(links).size < links.length)
    faults.push(
      'CHECKOUT_STARTER_URL, CHECKOUT_EXPERT_URL and CHECKOUT_AUTHORITY_URL must differ from each other.',
    )
  const guideLinks = config.guide.checkouts.filter((link) => link !== null)
  if (new Set(guideLinks).size < guideLinks.length)
    faults.push('GUIDE_CHECKOUT_1_URL to GUIDE_CHECKOUT_5_URL must differ from each other.')
  if (config.requestsUrl && config.anonymousKey === madeAnonymousKey(config.siteOrigin))
    faults.push('REQUESTS_URL needs PUBLIC_ANON_KEY, the public key of that project.')
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config }
}

const readS3 = (read: Read) =>
  s3Account({
    endpoint: read('S3_ENDPOINT', addressOf('https:', 'http:'), 'an address that begins with https://'),
    bucket: read('S3_BUCKET', parseBucket, 'the name of a bucket'),
    accessKey: read('S3_ACCESS_KEY', parseWord, 'one word'),
    secretKey: read('S3_SECRET_KEY', parseWord, 'one word'),
    region: read('S3_REGION', parseWord, 'one word'),
  })

function readConfig(read: Read, checkout: string, developing: boolean): Omit<Config, 's3'> {
  const port = read('PORT', parsePort, 'a whole number from 1 to 65535') ?? 3000
  const link = (name: SettingName) => read(name, addressOf('https:'), 'an address that begins with https://')
  const siteOrigin =
    read('SITE_ORIGIN', parseOrigin, 'an address such as https://example.com, without a path') ??
    `http://localhost:${port}`
  return {
    checkout,
    mode: developing ? 'development' : 'production',
    port,
    dataDir: path.resolve(
      checkout,
      read('DATA_DIR', parseFolder, 'a path to a folder') ?? defaultDataDir(checkout),
    ),
    siteOrigin,
    databaseUrl: read('DATABASE_URL', addressOf('postgres:', 'postgresql:'), 'a postgres:// address'),
    roles: read('ROLES', parseRoles, 'web, worker or web,worker') ?? new Set<Role>(['web', 'worker']),
    webFixtures: path.resolve(
      checkout,
      read('WEB_FIXTURES', parseFolder, 'a path to a folder') ?? 'content/sample-sites',
    ),
    speech: {
      engine: read('SPEECH', parseEngine, 'flite, kokoro, elevenlabs, azure or openai') ?? 'flite',
      key: read('SPEECH_KEY', parseWord, 'one word'),
      region: read('SPEECH_REGION', parseWord, 'one word'),
      url: read('SPEECH_URL', addressOf('https:', 'http:'), 'an address that begins with https://'),
      model: read('SPEECH_MODEL', parseWord, 'one word') ?? 'kokoro',
    },
    writer: {
      kind: read('WRITER', parseWriter, 'rules, openai, anthropic or openai-compatible') ?? 'rules',
      model: read('WRITER_MODEL', parseWord, 'one word'),
      key: read('WRITER_KEY', parseWord, 'one word'),
      url: read('WRITER_URL', addressOf('https:', 'http:'), 'an address that begins with https://'),
    },
    smtpUrl: read('SMTP_URL', addressOf('smtp:', 'smtps:'), 'a smtp:// or smtps:// address'),
    mailFrom: read('MAIL_FROM', checkEmail, 'an e-mail address') ?? brand.contactEmail,
    checkouts: {
      ...setOnly('starter', link('CHECKOUT_STARTER_URL')),
      ...setOnly('expert', link('CHECKOUT_EXPERT_URL')),
      ...setOnly('authority', link('CHECKOUT_AUTHORITY_URL')),
    },
    guide: {
      checkouts: guideStages.map((stage) => link(`GUIDE_CHECKOUT_${stage}_URL`) ?? null),
      hasLadder: read('GUIDE_LADDER', parseSwitch, 'on or off') ?? true,
    },
    schedulerUrl: link('SCHEDULER_URL'),
    schedulerOnClick: read('SCHEDULER_ON_CLICK', parseSwitch, 'on or off') ?? false,
    review: read('REVIEW', parseReview, 'automatic or review') ?? 'automatic',
    requestsUrl: link('REQUESTS_URL'),
    anonymousKey:
      read('PUBLIC_ANON_KEY', parsePublicKey, 'a public key, never the secret one') ??
      madeAnonymousKey(siteOrigin),
    trustedProxies: read('TRUSTED_PROXIES', parseProxies, 'a whole number from 0 to 9') ?? 0,
    rateLimits: rateLimits({
      isOn: read('RATE_LIMIT', parseSwitch, 'on or off'),
      client: read('RATE_LIMIT_CLIENT', parseLimits, limitsRule),
      email: read('RATE_LIMIT_EMAIL', parseLimits, limitsRule),
    }),
  }
}

const setOnly = <K extends string>(key: K, link: string | undefined) =>
  (link ? { [key]: link } : {}) as { [key in K]?: string } // TypeScript widens computed keys

/** What the built site contains; the names under which its build finds them. */
export const publicSettings = ({
  siteOrigin,
  requestsUrl,
  anonymousKey,
  checkouts,
  guide,
  schedulerUrl,
  schedulerOnClick,
}: Config) => ({
  SITE_ORIGIN: siteOrigin,
  REQUESTS_URL: requestsUrl ?? '',
  PUBLIC_ANON_KEY: anonymousKey,
  CHECKOUT_STARTER_URL: checkouts.starter ?? '',
  CHECKOUT_EXPERT_URL: checkouts.expert ?? '',
  CHECKOUT_AUTHORITY_URL: checkouts.authority ?? '',
  ...Object.fromEntries(
    guideStages.map((stage, index) => [`GUIDE_CHECKOUT_${stage}_URL`, guide.checkouts[index] ?? '']),
  ),
  GUIDE_LADDER: guide.hasLadder ? 'on' : 'off',
  SCHEDULER_URL: schedulerUrl ?? '',
  SCHEDULER_ON_CLICK: schedulerOnClick ? 'on' : 'off',
})

const defaultDataDir = (checkout: string) => (isClosedToDatabase(checkout) ? '/var/lib/offmic' : 'data')

function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65535 ? port : undefined
}

const parseSwitch = (text: string) => (text === 'on' ? true : text === 'off' ? false : undefined)

const parseReview = (text: string) => reviewPolicies.find((policy) => policy === text)

const parseFolder = (text: string) => (text.includes('\0') ? undefined : text)

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  return url.href === `${url.origin}/` ? url.origin : undefined
}

const addressOf =
  (...protocols: string[]) =>
  (text: string) => {
    const url = URL.parse(text)
    return url?.host && protocols.includes(url.protocol) ? text : undefined
  }

function parseRoles(text: string): Set<Role> | undefined {
  const roles = text.split(',').map((role) => role.trim())
  return roles.every((role) => role === 'web' || role === 'worker') ? new Set(roles) : undefined
}
