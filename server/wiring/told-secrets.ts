import type { SecretKey } from '#database/secret-key.ts'
import { isOwnMachine } from '#domain/own-machine.ts'
import { type Source, sources } from '#domain/told/source.ts'
import type { Config, ReadSetting } from '#server/config.ts'

export type ToldSecrets = Record<Source, string | undefined>

export const toldSecretSetting = (source: Source) => `${source.toUpperCase()}_WEBHOOK_SECRET`

export const toldSecretsIn = (read: ReadSetting) =>
  Object.fromEntries(sources.map((source) => [source, read(toldSecretSetting(source))])) as ToldSecrets // its keys are these

/** On one's own machine purchases can be played at once: whom nobody has set signs with a word that the house makes. */
export const secretThatHolds = (
  { siteOrigin, toldSecrets }: Pick<Config, 'siteOrigin' | 'toldSecrets'>,
  secretKey: SecretKey,
  source: Source,
): string | undefined =>
  toldSecrets[source] ?? (isOwnMachine(siteOrigin) ? secretKey.tokenFor(`told ${source}`) : undefined)
