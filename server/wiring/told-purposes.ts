/** Secrets with which companies sign what they tell us. They are not asked anything: they are given our address. */
import { keysWords } from '#content/studio-keys.ts'
import type { Source } from '#domain/told/source.ts'
import type { Purpose } from './key-purposes.ts'
import { toldSecretSetting } from './told-secrets.ts'

const of = (source: Source): Purpose => ({
  setting: toldSecretSetting(source),
  taker: ({ siteOrigin }) => ({
    name: keysWords.toldSecret.tells(keysWords.purposes[source], `${siteOrigin}/told/${source}`),
    vendor: source,
    isNeeded: true,
  }),
  inEnvironment({ toldSecrets }) {
    const key = toldSecrets[source]
    return key ? { key } : undefined
  },
  with: ({ toldSecrets }, { key }) => ({ toldSecrets: { ...toldSecrets, [source]: key } }),
})

export const toldPurposes: Record<Source, Purpose> = {
  stripe: of('stripe'),
  paddle: of('paddle'),
  calendly: of('calendly'),
  cal: of('cal'),
}
