import path from 'node:path'
import { madeAnonymousKey } from '#api/anonymous-key.ts'
import { isClosedToDatabase } from '#database/postgres-account.ts'
import type { RequestLimits } from '#database/requests.ts'
import { parseSecretKeys, type SecretKey, secretKeyOf } from '#database/secret-key.ts'
import { ruleOf } from '#domain/machine-kinds.ts'
import { own } from '#domain/own.ts'
import { type OwnerSettings, textOf } from '#domain/read-setting.ts'
import { mixtureFault } from '#domain/request-addresses.ts'
import { schemaOf } from '#domain/setting-kinds.ts'
import { twinCheckouts } from '#domain/settings/links.ts'
import { settingOf, settings, settingsWith } from '#domain/settings.ts'
import type { S3Account } from '#vendors/storage/s3.ts'
import { readEnvFile } from './process/env-file.ts'
import { readSpeech, type SpeechSettings, speechFault } from './wiring/open-speech.ts'
import { limitsOf } from './wiring/rate-limits.ts'
import { readShows, type ShowsConfig } from './wiring/shows-config.ts'
import { type ToldSecrets, toldSecretsIn } from './wiring/told-secrets.ts'
import { readWriter, type WriterSettings, writerFaults } from './wiring/writer-config.ts'

/** What holds for a setting of the environment; undefined: nothing. */
export type ReadSetting = (name: string) => string | undefined
type ProcessRole = 'web' | 'worker'
export type Config = {
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
  roles: ReadonlySet<ProcessRole>
  webFixtures: string
  /** `off`, or a program; undefined: what is found. */
  chromium: string | undefined
  speech: SpeechSettings
  writer: WriterSettings
  smtpUrl: string | undefined
  /** Undefined: media are kept in a folder. */
  s3: S3Account | undefined
  /** Undefined: our own door. */
  requestsUrl: string | undefined
  /** Other sites whose pages may send requests to our own door. */
  allowedOrigins: readonly string[]
  anonymousKey: string
  /** What payment and booking companies sign with; two with a comma between them while one follows the other. */
  toldSecrets: ToldSecrets
  shows: ShowsConfig
  trustedProxies: number
  /** Undefined: switched off. */
  rateLimits: RequestLimits
  /** Of what an owner may change, what the environment says: the studio begins with it. */
  environment: OwnerSettings
}
/** `set` is what was set, as it was written, each under its name. */
type Loaded = { ok: true; config: Config; set: Record<string, string> } | { ok: false; faults: string[] }

/** The only reader of the environment. What is set there beats .env; what is empty counts as not set. */
export function loadConfig(
  env: NodeJS.Dict<string> = process.env,
  checkout = path.dirname(import.meta.dirname),
): Loaded {
  const file = readEnvFile(path.join(checkout, '.env'))
  const faults = [...file.faults]
  const set: Record<string, string> = {}
  const kept: Record<string, string> = {}
  for (const setting of settings) {
    const name = setting.environment?.name
    const text = name && (own(env, name)?.trim() || own(file.values, name)?.trim())
    if (!text) continue
    set[name] = text
    const { success, data } = schemaOf(setting).safeParse(text)
    if (success) kept[setting.key] = data
    // The value stays out of the sentence: it may be a secret, or a secret in the wrong place.
    else faults.push(`${name} must be ${ruleOf(setting)}.`)
  }
  const config = configOf(kept, checkout, env.NODE_ENV === 'development')
  faults.push(...faultsBetween(config, set))
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config, set }
}

function configOf(kept: OwnerSettings, checkout: string, developing: boolean): Config {
  const all = settingsWith(kept)
  const read: ReadSetting = (name) => textOf(all, name) || undefined
  const within = (folder: string) => path.resolve(checkout, folder)
  const port = Number(read('PORT'))
  const siteOrigin = read('SITE_ORIGIN') ?? `http://localhost:${port}`
  return {
    checkout,
    mode: developing ? 'development' : 'production',
    port,
    listenOn: read('LISTEN_ON'),
    dataDir: within(read('DATA_DIR') ?? (isClosedToDatabase(checkout) ? '/var/lib/offmic' : 'data')),
    siteOrigin,
    databaseUrl: read('DATABASE_URL'),
    secretKey: secretKeyIn(read('SECRET_KEY')),
    roles: new Set((['web', 'worker'] as const).filter((role) => read('ROLES')?.split(',').includes(role))),
    webFixtures: within(read('WEB_FIXTURES') ?? ''),
    chromium: read('CHROMIUM'),
    speech: readSpeech(read),
    writer: readWriter(read),
    smtpUrl: read('SMTP_URL'),
    s3: accountIn(read),
    requestsUrl: read('REQUESTS_URL'),
    allowedOrigins: read('ALLOWED_ORIGINS')?.split(',') ?? [],
    anonymousKey: read('PUBLIC_ANON_KEY') ?? madeAnonymousKey(siteOrigin),
    toldSecrets: toldSecretsIn(read),
    shows: readShows(read),
    trustedProxies: Number(read('TRUSTED_PROXIES')),
    rateLimits: limitsOf(read),
    environment: Object.fromEntries(
      Object.entries(kept).filter(([key]) => settingOf(key)?.changedBy === 'owner'),
    ),
  }
}

function secretKeyIn(text = ''): SecretKey | undefined {
  const [newest, ...older] = parseSecretKeys(text) ?? []
  return newest && secretKeyOf(newest, ...older)
}

/** Both or nothing: with half an account files would be kept where nobody looks for them. Keys may come from the studio. */
function accountIn(read: ReadSetting): S3Account | undefined {
  const parts = [...account, 'S3_REGION'].map((name) => read(name))
  const [endpoint, bucket, accessKey = '', secretKey = '', region = ''] = parts
  return endpoint && bucket ? { endpoint, bucket, accessKey, secretKey, region } : undefined
}

const nameOf = (key: string) => settingOf(key)?.environment?.name
const account = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']

/** What does not go together, as sentences. */
function faultsBetween(config: Config, set: Readonly<Record<string, string>>): string[] {
  const isKeyless = config.requestsUrl && config.anonymousKey === madeAnonymousKey(config.siteOrigin)
  return [
    account.some((name) => own(set, name)) &&
      (!config.s3 || !config.s3.accessKey !== !config.s3.secretKey) &&
      'S3_ENDPOINT and S3_BUCKET must be set together, and so must S3_ACCESS_KEY and S3_SECRET_KEY.',
    speechFault(config.speech),
    ...writerFaults(config.writer),
    ...twinCheckouts(config.environment).map(
      ({ key, before }) => `${nameOf(before)} and ${nameOf(key)} must differ from each other.`,
    ),
    isKeyless && 'REQUESTS_URL needs PUBLIC_ANON_KEY, the public key of that project.',
    mixtureFault(config),
  ].filter((fault) => typeof fault === 'string')
}
