/** The environment is what the owner's settings begin with; what is set in the studio beats it. */
import { createHash } from 'node:crypto'
import { settingFields } from '#content/settings/fields.ts'
import type { OwnerSettings } from '#domain/setting.ts'
import type { Config } from './config.ts'

type Configured = Pick<
  Config,
  'checkouts' | 'guide' | 'schedulerUrl' | 'schedulerOnClick' | 'review' | 'mailFrom'
>

/** What holds for each setting until an owner sets another. */
export const defaultsOf = (config: Configured): OwnerSettings => ({
  ...Object.fromEntries(settingFields.map(({ key, asItCame }) => [key, asItCame])),
  ...fromEnvironment(config),
})

function fromEnvironment({ checkouts, guide, ...config }: Configured): OwnerSettings {
  const links = Object.fromEntries([
    ...Object.entries(checkouts).map(([id, link]) => [`checkout.${id}`, link]),
    ...guide.checkouts.map((link, index) => [`checkout.guide.${index + 1}`, link ?? '']),
  ])
  return {
    ...links,
    'guide.ladder': guide.hasLadder ? 'on' : 'off',
    'scheduler.url': config.schedulerUrl ?? '',
    'scheduler.onClick': config.schedulerOnClick ? 'on' : 'off',
    review: config.review,
    'mail.address': config.mailFrom,
  }
}

/** The configuration that the site is built with. */
export function configWith<C extends Configured>(config: C, settings: OwnerSettings): C {
  const inForce = { ...fromEnvironment(config), ...settings }
  const checkouts = Object.fromEntries(
    (['starter', 'expert', 'authority'] as const).flatMap((id) => {
      const link = inForce[`checkout.${id}`]
      return link ? [[id, link]] : []
    }),
  )
  return {
    ...config,
    checkouts,
    guide: {
      checkouts: config.guide.checkouts.map((_, index) => inForce[`checkout.guide.${index + 1}`] || null),
      hasLadder: inForce['guide.ladder'] === 'on',
    },
    schedulerUrl: inForce['scheduler.url'] || undefined,
    schedulerOnClick: inForce['scheduler.onClick'] === 'on',
  }
}

const keysThatReach = (place: 'words' | 'configuration') =>
  new Set(settingFields.filter(({ reaches }) => reaches === place).map(({ key }) => key))
const wordKeys = keysThatReach('words')
const configurationKeys = keysThatReach('configuration')

const only = (settings: OwnerSettings, keys: ReadonlySet<string>): OwnerSettings =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => keys.has(key)))

/** What the build puts into the pages' words. */
export const wordsOf = (settings: OwnerSettings) => only(settings, wordKeys)

/** What a build depends on; two versions that agree in it have the same pages. */
export const onPages = (settings: OwnerSettings) =>
  only(settings, new Set([...wordKeys, ...configurationKeys]))

/** Nobody finds a candidate by chance, and the same settings are the same candidate. */
export const keyOf = (settings: OwnerSettings) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(onPages(settings)).sort()))
    .digest('hex')
    .slice(0, 32)
