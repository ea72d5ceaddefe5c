import path from 'node:path'
import { brand } from '#content/brand.ts'
import { isClosedToDatabase } from '#database/postgres-account.ts'
import { parseSecretKey, type SecretKey, secretKeyOf } from '#database/secret-key.ts'
import { checkEmail } from '#domain/email-address.ts'
import { type ReviewPolicy, reviewPolicies } from '#domain/review.ts'
import type { S3Account } from '#vendors/storage/s3.ts'
import { readEnvFile } from './env-file.ts'
import {
  addressOf,
  parseAddress,
  parseFolder,
  parseOrigin,
  parsePort,
  parseProgram,
  type Read,
} from './parse-setting.ts'
import {
  productionSettings,
  readSpeech,
  readWriter,
  type SpeechSettings,
  speechFault,
  type WriterSettings,
  writerFault,
} from './production-settings.ts'
import { type RequestSettings, readRequests, requestFaults, requestSettings } from './request-settings.ts'
import { linkFaults, readSite, type SiteSettings, siteSettings } from './site-settings.ts'
import { halfSet, readAccount, storageSettings } from './storage-settings.ts'

/** Every setting that there is. README.md's table is these lines. */
export const settings = [
  { name: 'PORT', default: '`3000`', meaning: 'Port that the product listens on' },
  {
    name: 'LISTEN_ON',
    default: 'all addresses',
    meaning:
      'Address of this machine that the port is opened on; `127.0.0.1` where only a proxy on it may come in',
  },
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
    name: 'SECRET_KEY',
    default: '`$DATA_DIR/secret.key`',
    meaning:
      'Key that secrets in the database are sealed with: 64 hexadecimal digits, the same on all machines',
  },
  {
    name: 'ROLES',
    default: '`web,worker`',
    meaning: 'What this process does: answer visitors, work on episodes, or both',
  },
  { name: 'SMTP_URL', default: '`$DATA_DIR/outbox`', meaning: 'Mail server, `smtp://…` or `smtps://…`' },
  { name: 'MAIL_FROM', default: 'the brand’s address', meaning: 'Address that our mail comes from' },
  ...siteSettings,
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
export type Config = SiteSettings &
  RequestSettings & {
    checkout: string
    mode: 'development' | 'production'
    port: number
    /** Undefined: every address of the machine. */
    listenOn: string | undefined
    dataDir: string
    siteOrigin: string
    databaseUrl: string | undefined
    /** Undefined: the one in the data folder. */
    secretKey: SecretKey | undefined
    roles: ReadonlySet<Role>
    webFixtures: string
    /** `off`, or a program; undefined: what is found. */
    chromium: string | undefined
    speech: SpeechSettings
    writer: WriterSettings
    smtpUrl: string | undefined
    mailFrom: string
    review: ReviewPolicy
    /** Undefined: media are kept in a folder. */
    s3: S3Account | undefined
  }
/** `set` is what was set, as it was written. */
export type Loaded =
  | { ok: true; config: Config; set: Partial<Record<SettingName, string>> }
  | { ok: false; faults: string[] }

type Env = NodeJS.Dict<string>

/** The only reader of the environment. What is set there beats .env; what is empty counts as not set. */
export function loadConfig(env: Env = process.env, checkout = path.dirname(import.meta.dirname)): Loaded {
  const file = readEnvFile(path.join(checkout, '.env'))
  const faults = [...file.faults]
  const set: Partial<Record<SettingName, string>> = {}
  const read: Read<SettingName> = (name, parse, rule) => {
    const text = env[name]?.trim() || file.values[name]?.trim()
    if (!text) return undefined
    set[name] = text
    const value = parse(text)
    // The value stays out of the sentence: it may be a secret, or a secret in the wrong place.
    if (value === undefined) faults.push(`${name} must be ${rule}.`)
    return value
  }
  const s3 = readAccount(read)
  if (s3.isHalfSet) faults.push(halfSet)
  const config = { ...readConfig(read, checkout, env.NODE_ENV === 'development'), s3: s3.account }
  for (const fault of [speechFault(config.speech), writerFault(config.writer)]) if (fault) faults.push(fault)
  faults.push(...linkFaults(config))
  faults.push(...requestFaults(config))
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config, set }
}

function readConfig(read: Read<SettingName>, checkout: string, developing: boolean): Omit<Config, 's3'> {
  const port = read('PORT', parsePort, 'a whole number from 1 to 65535') ?? 3000
  const siteOrigin =
    read('SITE_ORIGIN', parseOrigin, 'an address such as https://example.com, without a path') ??
    `http://localhost:${port}`
  return {
    checkout,
    mode: developing ? 'development' : 'production',
    port,
    listenOn: read('LISTEN_ON', parseAddress, 'an IP address'),
    dataDir: path.resolve(
      checkout,
      read('DATA_DIR', parseFolder, 'a path to a folder') ?? defaultDataDir(checkout),
    ),
    siteOrigin,
    databaseUrl: read('DATABASE_URL', addressOf('postgres:', 'postgresql:'), 'a postgres:// address'),
    secretKey: readSecretKey(read),
    roles: read('ROLES', parseRoles, 'web, worker or web,worker') ?? new Set<Role>(['web', 'worker']),
    webFixtures: path.resolve(
      checkout,
      read('WEB_FIXTURES', parseFolder, 'a path to a folder') ?? 'content/sample-sites',
    ),
    chromium: read('CHROMIUM', parseProgram, 'off or the whole path of a program'),
    speech: readSpeech(read),
    writer: readWriter(read),
    smtpUrl: read('SMTP_URL', addressOf('smtp:', 'smtps:'), 'a smtp:// or smtps:// address'),
    mailFrom: read('MAIL_FROM', checkEmail, 'an e-mail address') ?? brand.contactEmail,
    ...readSite(read),
    review: read('REVIEW', parseReview, 'automatic or review') ?? 'automatic',
    ...readRequests(read, siteOrigin),
  }
}

function readSecretKey(read: Read<SettingName>): SecretKey | undefined {
  const bytes = read('SECRET_KEY', parseSecretKey, '64 hexadecimal digits, as openssl rand -hex 32 prints')
  return bytes && secretKeyOf(bytes)
}

const defaultDataDir = (checkout: string) => (isClosedToDatabase(checkout) ? '/var/lib/offmic' : 'data')

const parseReview = (text: string) => reviewPolicies.find((policy) => policy === text)

function parseRoles(text: string): Set<Role> | undefined {
  const roles = text.split(',').map((role) => role.trim())
  return roles.every((role) => role === 'web' || role === 'worker') ? new Set(roles) : undefined
}
