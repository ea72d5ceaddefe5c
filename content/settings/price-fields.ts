import { factsAsTheyCame } from '#content/facts.ts'
import { stagesAsTheyCame } from '#content/guide/price-stages.ts'
import { type PackageAsItCame, packagesAsTheyCame } from '#content/packages.ts'
import type { SettingField, SettingGroup } from './fields.ts'

export const priceFields: readonly SettingGroup[] = [
  ...packagesAsTheyCame.map(packageGroup),
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

function packageGroup(came: PackageAsItCame): SettingGroup {
  const field = (
    key: keyof PackageAsItCame,
    label: string,
    rest: Partial<SettingField> = {},
  ): SettingField => ({
    key: `${came.id}.${key}`,
    label,
    kind: 'line',
    asItCame: `${came[key]}`,
    reaches: 'words',
    ...rest,
  })
  return {
    heading: came.name,
    fields: [
      field('name', 'Name', { mostCharacters: 40 }),
      field('tierName', 'Name as a tier', { mostCharacters: 40, hint: 'On /why-podcast.' }),
      field('mainPriceCents', `Price, ${came.recurring}`, { kind: 'cents' }),
      field('setupFeeCents', 'Setup fee, once', { kind: 'cents' }),
      field('setupEpisodes', 'Setup episodes', { kind: 'count' }),
      field('episodesPerMonth', 'Episodes per month', { kind: 'count' }),
      field('subtitle', 'For whom'),
      field('description', 'Description', { mostCharacters: 200 }),
      field('features', 'What it holds', {
        kind: 'lines',
        hint: 'One feature a line.',
        asItCame: came.features.join('\n'),
      }),
    ],
  }
}

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
