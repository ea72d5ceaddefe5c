/** Who takes which key, as the configuration names them, and where it comes into the configuration. */
import { cannotStart } from '#database/cannot-start.ts'
import type { KeyPurpose, VendorKey } from '#domain/vendor-key.ts'
import type { Config } from '#server/config.ts'
import { modelVendorNamed } from '#vendors/models/model-vendors.ts'
import { needsAddress } from '#vendors/models/vendor.ts'
import { engines } from '#vendors/voices/engines.ts'
import { takesKey } from '#vendors/voices/vendor.ts'
import { toldPurposes } from './told-purposes.ts'
import { isJudgeElsewhere, judgeOf, needsKey } from './writer-config.ts'

type KeyTaker = {
  /** For people. */
  name: string
  /** To whom the key may be shown: whoever else is set gets another one. */
  vendor: string
  /** Without one it does not work for us. */
  isNeeded: boolean
}

export type Purpose = {
  /** Its name in the environment. */
  setting: string
  /** Undefined: nobody is set who would take one. */
  taker(config: Config): KeyTaker | undefined
  inEnvironment(config: Config): VendorKey | undefined
  with(config: Config, key: VendorKey): Partial<Config>
}

const originOf = (url: string | undefined) => (url ? new URL(url).origin : undefined)
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
const keyOf = (key: string | undefined): VendorKey | undefined => (key ? { key } : undefined)

function nameOfWriter(kind: string, url: string | undefined) {
  const vendor = modelVendorNamed(kind)
  return needsAddress(vendor) ? originOf(url) : vendor.name
}

const modelTaker = (
  kind: string,
  { model, url }: { model: string | undefined; url: string | undefined },
) => ({
  name: joined(nameOfWriter(kind, url), model && `(${model})`),
  vendor: joined(kind, originOf(url)),
})

const purposes: Record<KeyPurpose, Purpose> = {
  writer: {
    setting: 'WRITER_KEY',
    taker: ({ writer }) =>
      writer.kind === 'rules'
        ? undefined
        : { ...modelTaker(writer.kind, writer), isNeeded: needsKey(writer.kind) },
    inEnvironment: ({ writer }) => keyOf(writer.key),
    with: ({ writer }, { key }) => ({ writer: { ...writer, key } }),
  },
  judge: {
    setting: 'WRITER_JUDGE_KEY',
    taker({ writer }) {
      const kind = writer.judge.kind ?? writer.kind
      if (kind === 'rules' || !Object.values(writer.judge).some(Boolean)) return undefined
      const isNeeded = isJudgeElsewhere(writer) && needsKey(kind)
      return { ...modelTaker(kind, judgeOf(writer)), isNeeded }
    },
    inEnvironment: ({ writer }) => keyOf(writer.judge.key),
    with: ({ writer }, { key }) => ({ writer: { ...writer, judge: { ...writer.judge, key } } }),
  },
  voices: {
    setting: 'SPEECH_KEY',
    taker({ speech: { engine, region, url } }) {
      const vendor = engines.get(engine)
      if (!vendor || !takesKey(vendor)) return undefined
      const place = originOf(url) ?? region
      const name = originOf(url) ?? vendor.name
      return { name, vendor: joined(engine, place), isNeeded: vendor.needs.includes('key') }
    },
    inEnvironment: ({ speech }) => keyOf(speech.key),
    with: ({ speech }, { key }) => ({ speech: { ...speech, key } }),
  },
  listener: {
    setting: 'SPEECH_RECOGNISER_KEY',
    taker({ speech: { recogniser } }) {
      const place = originOf(recogniser.url)
      return place ? { name: place, vendor: place, isNeeded: false } : undefined
    },
    inEnvironment: ({ speech }) => keyOf(speech.recogniser.key),
    with: ({ speech }, { key }) => ({ speech: { ...speech, recogniser: { ...speech.recogniser, key } } }),
  },
  mail: {
    setting: 'SMTP_URL',
    taker({ smtpUrl }) {
      const { protocol, username, host } = smtpUrl ? new URL(smtpUrl) : {}
      if (!username || !host) return undefined
      const name = `${decodeURIComponent(username)} at ${host}`
      return { name, vendor: `${protocol}//${username}@${host}`, isNeeded: true }
    },
    inEnvironment: ({ smtpUrl }) => keyOf(smtpUrl && decodeURIComponent(new URL(smtpUrl).password)),
    with({ smtpUrl }, { key }) {
      const url = new URL(smtpUrl ?? '')
      url.password = encodeURIComponent(key)
      return { smtpUrl: url.href }
    },
  },
  storage: {
    setting: 'S3_SECRET_KEY',
    taker: ({ s3 }) =>
      s3 && {
        name: `${s3.bucket} at ${new URL(s3.endpoint).host}`,
        vendor: joined(originOf(s3.endpoint), s3.bucket),
        isNeeded: true,
      },
    inEnvironment: ({ s3 }) => (s3?.secretKey ? { key: s3.secretKey, name: s3.accessKey } : undefined),
    with: ({ s3 }, { key, name = '' }) => ({ s3: s3 && { ...s3, accessKey: name, secretKey: key } }),
  },
  ...toldPurposes,
}

export const keySettingOf = (purpose: KeyPurpose) => purposes[purpose].setting
export const takerOf = (config: Config, purpose: KeyPurpose) => purposes[purpose].taker(config)
export const keyInEnvironment = (config: Config, purpose: KeyPurpose) =>
  purposes[purpose].inEnvironment(config)

/** The configuration with keys that were entered elsewhere. */
export function configWithKeys(config: Config, keys: ReadonlyMap<KeyPurpose, VendorKey>): Config {
  const changed = { ...config }
  for (const [purpose, key] of keys) Object.assign(changed, purposes[purpose].with(changed, key))
  return changed
}

const makers: readonly KeyPurpose[] = ['writer', 'judge', 'voices']

/** For a command that makes something and has no database to look for keys in. */
export function requireKeys(config: Config): void {
  const missing = makers.filter(
    (purpose) => takerOf(config, purpose)?.isNeeded && !keyInEnvironment(config, purpose),
  )
  const sentences = missing.map(
    (purpose) => `${takerOf(config, purpose)?.name} needs ${keySettingOf(purpose)}.`,
  )
  if (missing.length > 0) throw cannotStart(['The configuration cannot be used:', ...sentences].join('\n  '))
}
