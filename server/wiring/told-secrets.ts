import { type Source, sources } from '#domain/told/source.ts'
import type { ReadSetting } from '#server/config.ts'

export type ToldSecrets = Record<Source, string | undefined>

export const toldSecretSetting = (source: Source) => `${source.toUpperCase()}_WEBHOOK_SECRET`

export const toldSecretsIn = (read: ReadSetting) =>
  Object.fromEntries(sources.map((source) => [source, read(toldSecretSetting(source))])) as ToldSecrets // its keys are these
