/** Everything that can be set: form, validation, environment, documentation, versions and defaults are read from it. */
import { own } from './own.ts'
import type { OwnerSettings, Settings } from './read-setting.ts'
import type { SettingKind } from './setting-kinds.ts'
import { linkSettings } from './settings/links.ts'
import { processSettings, requestSettings, storageSettings } from './settings/machine.ts'
import { priceSettings } from './settings/prices.ts'
import { makingSettings } from './settings/production.ts'
import { brandSettings, legalSettings } from './settings/record.ts'
import { toldSettings } from './settings/told.ts'
import { workSettings } from './settings/work.ts'

export type SettingRule = {
  kind: SettingKind
  choices?: readonly string[]
  mostCharacters?: number
  mostLines?: number
  /** Of a count. */
  least?: number
  most?: number
  /** Of an address. */
  protocols?: readonly string[]
}

export type OwnerSection = 'work' | 'prices' | 'links' | 'brand' | 'legal'

export type Setting = SettingRule & {
  key: string
  /** What holds where nothing is set, as a text like all values; nothing where it is empty. */
  default: string
  /** The setting that holds instead where this one is not set. */
  follows?: string
  label: string
  hint?: string
  section: OwnerSection | 'process' | 'making' | 'requests' | 'storage'
  /** What the form puts it under. */
  heading?: string
  /** An owner changes it in the studio; what belongs to the machine is only in its environment. */
  changedBy: 'owner' | 'machine'
  /** `usually` is what its documentation says of the default where that is no plain value. */
  environment?: { name: string; meaning: string; usually?: string }
}

export const settings: readonly Setting[] = [
  ...processSettings,
  ...workSettings,
  ...priceSettings,
  ...linkSettings,
  ...brandSettings,
  ...legalSettings,
  ...makingSettings,
  ...requestSettings,
  ...toldSettings,
  ...storageSettings,
]

/** What an owner changes, in the order of the form. */
export const ownerSettings = settings.filter(({ changedBy }) => changedBy === 'owner')

/** One section of the form, as it is put under headings. */
export const groupsOf = (section: OwnerSection) =>
  [
    ...Map.groupBy(
      ownerSettings.filter((setting) => setting.section === section),
      ({ heading = '' }) => heading,
    ),
  ].map(([heading, fields]) => ({ heading, fields }))

const byKey = new Map(settings.map((setting) => [setting.key, setting]))
export const settingOf = (key: string) => byKey.get(key)

/** How an episode is made is looked up whenever one is; everything else that an owner sets stands on pages. */
export const isOnPages = (setting: Setting | undefined) =>
  setting?.changedBy === 'owner' && setting.section !== 'work'

/** What stands on pages: two versions that agree in it have the same. */
export const onPages = (set: OwnerSettings): OwnerSettings =>
  Object.fromEntries(Object.entries(set).filter(([key]) => isOnPages(settingOf(key))))

/** What follows another setting has none of its own. */
export const defaults: OwnerSettings = Object.fromEntries(
  settings.flatMap(({ key, follows, default: usual }) => (follows === undefined ? [[key, usual]] : [])),
)

/** Later ones go before earlier ones, and all before the defaults. */
export function settingsWith(...set: readonly OwnerSettings[]): Settings {
  const found: Record<string, string> = Object.assign({}, ...set)
  return Object.fromEntries(
    settings.map((setting) => [setting.key, own(found, setting.key) ?? defaultOf(setting, found)]),
  )
}

const defaultOf = ({ follows, default: usual }: Setting, set: OwnerSettings): string =>
  follows === undefined ? usual : (own(set, follows) ?? settingOf(follows)?.default ?? usual)

/** Of what stands on pages, what is not as it is by default. */
export const changedOnPages = (all: Settings): OwnerSettings =>
  Object.fromEntries(Object.entries(onPages(all)).filter(([key, text]) => text !== own(usual, key)))

const usual = settingsWith()
