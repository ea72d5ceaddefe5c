import { factsAsTheyCame } from '#content/facts.ts'
import { stagesAsTheyCame } from '#content/guide/price-stages.ts'
import { packagesAsTheyCame } from '#content/packages.ts'
import type { SettingField, SettingGroup } from './fields.ts'

export const priceFields: readonly SettingGroup[] = [
  ...packagesAsTheyCame.map(
    ({ id, name, recurring, setupFeeCents, mainPriceCents, subtitle, description, features }) => {
      const field = (
        part: string,
        rest: Pick<SettingField, 'label' | 'kind' | 'asItCame'> & Partial<SettingField>,
      ) => ({ key: `${id}.${part}`, reaches: 'words', ...rest }) as const
      return {
        heading: name,
        fields: [
          field('mainPriceCents', {
            label: `Price, ${recurring}`,
            kind: 'cents',
            asItCame: `${mainPriceCents}`,
          }),
          field('setupFeeCents', { label: 'Setup fee, once', kind: 'cents', asItCame: `${setupFeeCents}` }),
          field('subtitle', { label: 'For whom', kind: 'line', asItCame: subtitle }),
          field('description', {
            label: 'Description',
            kind: 'line',
            mostCharacters: 200,
            asItCame: description,
          }),
          field('features', {
            label: 'What it holds',
            hint: 'One feature a line.',
            kind: 'lines',
            asItCame: features.join('\n'),
          }),
        ],
      }
    },
  ),
  {
    heading: 'Extras',
    fields: [
      {
        key: 'facts.voiceCloningCents',
        label: 'Voice cloning, once',
        kind: 'cents',
        asItCame: `${factsAsTheyCame.voiceCloningCents}`,
        reaches: 'words',
      },
    ],
  },
  {
    heading: 'The guide',
    fields: [
      ...stagesAsTheyCame.map(
        ({ label, price }, index) =>
          ({
            key: `guide.${index + 1}.dollars`,
            label,
            kind: 'dollars',
            asItCame: `${price}`,
            reaches: 'words',
          }) as const,
      ),
      {
        key: 'guide.ladder',
        label: 'The price climbs every five minutes',
        kind: 'choice',
        choices: ['on', 'off'],
        asItCame: 'on',
        reaches: 'configuration',
      },
    ],
  },
]

const link = (key: string, label: string): SettingField => ({
  key,
  label,
  kind: 'link',
  asItCame: '',
  reaches: 'configuration',
})

export const linkFields: readonly SettingGroup[] = [
  {
    heading: 'Checkouts',
    fields: [
      ...packagesAsTheyCame.map(({ id, name }) => link(`checkout.${id}`, name)),
      ...stagesAsTheyCame.map(({ label }, index) => link(`checkout.guide.${index + 1}`, `Guide, ${label}`)),
    ],
  },
  {
    heading: 'Scheduler',
    fields: [
      {
        ...link('scheduler.url', 'Booking page'),
        hint: 'Shown on /contact: Cal.com, Calendly or any other.',
      },
      {
        key: 'scheduler.onClick',
        label: 'Load it only after a click',
        kind: 'choice',
        choices: ['off', 'on'],
        asItCame: 'off',
        reaches: 'configuration',
      },
    ],
  },
]
