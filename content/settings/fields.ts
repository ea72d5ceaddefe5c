/** Everything that an owner may set: what it is called, what may be typed, and what holds until then. */
import type { SettingRule } from '#domain/setting.ts'
import { linkFields, priceFields } from './price-fields.ts'
import { brandFields, legalFields } from './record-fields.ts'
import { workFields } from './work-fields.ts'

export type SettingField = SettingRule & {
  key: string
  label: string
  hint?: string
  /** What holds where neither the studio nor the environment says anything else. */
  asItCame: string
  /**
   * `words` are built into the pages, `configuration` is what the environment may set as well, and what is `at-once`
   * is looked up whenever it is needed.
   */
  reaches: 'words' | 'configuration' | 'at-once'
}

export type SettingGroup = { heading: string; fields: readonly SettingField[] }
export type SettingSection = { id: string; title: string; text: string; groups: readonly SettingGroup[] }

export const settingSections: readonly SettingSection[] = [
  {
    id: 'work',
    title: 'How episodes are made',
    text: 'Holds at once, for the next recording and the next letter.',
    groups: workFields,
  },
  {
    id: 'prices',
    title: 'Packages and prices',
    text: 'In US dollars, on every page, in the structured data and in the terms. Only the worked examples in the articles are texts of their own: change them there.',
    groups: priceFields,
  },
  {
    id: 'links',
    title: 'Links',
    text: 'Where buttons lead. A checkout without a link leads to a page of ours that says so.',
    groups: linkFields,
  },
  {
    id: 'brand',
    title: 'Brand',
    text: 'Who visitors write to. The name itself is built into everything and stays.',
    groups: brandFields,
  },
  {
    id: 'legal',
    title: 'Legal record',
    text: 'Imprint, privacy and terms. The pages say “example data” until nothing of the example is left.',
    groups: legalFields,
  },
]

export const settingFields: readonly SettingField[] = settingSections.flatMap(({ groups }) =>
  groups.flatMap(({ fields }) => fields),
)

export const fieldOf = (key: string) => settingFields.find((field) => field.key === key)
