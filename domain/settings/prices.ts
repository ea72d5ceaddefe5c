import { guideStageLabels } from '#domain/price-ladder.ts'
import type { Setting } from '#domain/settings.ts'

type Row = Omit<Setting, 'section' | 'changedBy'>

export const packageIds = ['starter', 'expert', 'authority'] as const
export type PackageId = (typeof packageIds)[number]

type Words = Record<'name' | 'tierName' | 'subtitle' | 'description', string> & {
  priceLabel: string
  cents: readonly [monthly: number, setup: number]
  episodes: readonly [setup: number, monthly: number]
  features: readonly string[]
}

const packageWords: Record<PackageId, Words> = {
  starter: {
    name: 'Starter',
    tierName: 'Content Only',
    priceLabel: 'Price, per month',
    cents: [25_000, 150_000],
    episodes: [8, 1],
    subtitle: 'For a first show',
    description: 'A first season, then one new episode a month. You publish it where you like.',
    features: [
      '8 custom setup episodes',
      '1 episode per month',
      'Scripts by us or from your content',
      'SEO titles and descriptions',
      'Finished episodes delivered for you to publish',
    ],
  },
  expert: {
    name: 'Expert Plan',
    tierName: 'Content + Distribution',
    priceLabel: 'Price, per month',
    cents: [50_000, 150_000],
    episodes: [10, 4],
    subtitle: 'For a weekly show',
    description: 'A weekly show, hosted by us and on the platforms without any upload on your side.',
    features: [
      '10 setup episodes',
      'Weekly production (4 episodes per month)',
      'Scripts by us or from your content',
      'SEO titles and descriptions',
      'Hosting with automatic distribution',
    ],
  },
  authority: {
    name: 'Authority Boost',
    tierName: 'Authority Boost',
    priceLabel: 'Price, monthly retainer',
    cents: [250_000, 190_000],
    episodes: [10, 4],
    subtitle: 'For a show that feeds your other channels',
    description: 'What you say in an episode also reaches the people who watch and read.',
    features: ['One clip per episode', 'Audiograms', 'Blog text per episode', 'Newsletter text per episode'],
  },
}

export const guideDollars = [47, 97, 147, 247, 997] as const

const rows: readonly Row[] = [
  ...packageIds.flatMap(packageRows),
  {
    key: 'facts.voiceCloningCents',
    kind: 'cents',
    default: '25000',
    label: 'Voice cloning, once',
    heading: 'Extras',
  },
  ...guideStageLabels.map((label, index) => ({
    key: `guide.${index + 1}.dollars`,
    kind: 'dollars' as const,
    default: `${guideDollars[index]}`,
    label,
    heading: 'The guide',
  })),
  {
    key: 'guide.ladder',
    kind: 'choice',
    default: 'on',
    choices: ['on', 'off'],
    label: 'The price climbs every five minutes',
    heading: 'The guide',
    environment: {
      name: 'GUIDE_LADDER',
      meaning: '`off`: the guide stays at its first price, without a countdown',
    },
  },
  {
    key: 'guide.delivery',
    kind: 'line',
    default: 'September 22, 2025',
    label: 'Delivered by e-mail for',
    hint: 'The day, as readers shall read it.',
    heading: 'The guide',
    mostCharacters: 40,
  },
]

export const priceSettings: readonly Setting[] = rows.map((row) => ({
  ...row,
  section: 'prices',
  changedBy: 'owner',
}))

function packageRows(id: PackageId): Row[] {
  const { name, tierName, priceLabel, cents, episodes, subtitle, description, features } = packageWords[id]
  const row = (
    key: string,
    kind: Row['kind'],
    value: string | number,
    label: string,
    rest: Partial<Row> = {},
  ): Row => ({ key: `${id}.${key}`, kind, default: `${value}`, label, heading: name, ...rest })
  return [
    row('name', 'line', name, 'Name', { mostCharacters: 40 }),
    row('tierName', 'line', tierName, 'Name as a tier', { mostCharacters: 40, hint: 'On /why-podcast.' }),
    row('mainPriceCents', 'cents', cents[0], priceLabel),
    row('setupFeeCents', 'cents', cents[1], 'Setup fee, once'),
    row('setupEpisodes', 'count', episodes[0], 'Setup episodes'),
    row('episodesPerMonth', 'count', episodes[1], 'Episodes per month'),
    row('subtitle', 'line', subtitle, 'For whom'),
    row('description', 'line', description, 'Description', { mostCharacters: 200 }),
    row('features', 'lines', features.join('\n'), 'What it holds', { hint: 'One feature a line.' }),
  ]
}
