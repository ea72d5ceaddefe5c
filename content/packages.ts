import { facts, usd } from './facts.ts'
import { setLines, setNumber, setText } from './set.ts'

export type Package = {
  id: 'starter' | 'expert' | 'authority'
  name: string
  tierName: string
  setupFeeCents: number
  setupFee: string
  mainPriceCents: number
  mainPrice: string
  recurring: string
  description: string
  features: readonly string[]
  buttonText: string
  popular: boolean
  subtitle: string
  setupEpisodes: number
  episodesPerMonth: number
  includesHosting: boolean
}

export type PackageNote = { id: string; text: string }

export type PackageAsItCame = Omit<Package, 'setupFee' | 'mainPrice' | 'buttonText'>

/** Before the owner sets prices and words in the studio. */
export const packagesAsTheyCame: readonly PackageAsItCame[] = [
  {
    id: 'starter',
    name: 'Starter',
    tierName: 'Content Only',
    setupFeeCents: 150_000,
    mainPriceCents: 25_000,
    recurring: 'per month',
    description: 'A first season, then one new episode a month. You publish it where you like.',
    features: [
      '8 custom setup episodes',
      '1 episode per month',
      'Scripts by us or from your content',
      'SEO titles and descriptions',
      'Finished episodes delivered for you to publish',
    ],
    popular: false,
    subtitle: 'For a first show',
    setupEpisodes: 8,
    episodesPerMonth: 1,
    includesHosting: false,
  },
  {
    id: 'expert',
    name: 'Expert Plan',
    tierName: 'Content + Distribution',
    setupFeeCents: 150_000,
    mainPriceCents: 50_000,
    recurring: 'per month',
    description: 'A weekly show, hosted by us and on the platforms without any upload on your side.',
    features: [
      '10 setup episodes',
      'Weekly production (4 episodes per month)',
      'Scripts by us or from your content',
      'SEO titles and descriptions',
      'Hosting with automatic distribution',
    ],
    popular: true,
    subtitle: 'For a weekly show',
    setupEpisodes: 10,
    episodesPerMonth: 4,
    includesHosting: true,
  },
  {
    id: 'authority',
    name: 'Authority Boost',
    tierName: 'Authority Boost',
    setupFeeCents: 190_000,
    mainPriceCents: 250_000,
    recurring: 'monthly retainer',
    description: 'What you say in an episode also reaches the people who watch and read.',
    features: ['One clip per episode', 'Audiograms', 'Blog text per episode', 'Newsletter text per episode'],
    popular: false,
    subtitle: 'For a show that feeds your other channels',
    setupEpisodes: 10,
    episodesPerMonth: 4,
    includesHosting: true,
  },
]

export const packages: readonly Package[] = packagesAsTheyCame.map((came) => {
  const { id } = came
  const name = setText(`${id}.name`, came.name)
  const setupFeeCents = setNumber(`${id}.setupFeeCents`, came.setupFeeCents)
  const mainPriceCents = setNumber(`${id}.mainPriceCents`, came.mainPriceCents)
  return {
    ...came,
    name,
    tierName: setText(`${id}.tierName`, came.tierName),
    buttonText: `Choose ${name}`,
    setupFeeCents,
    mainPriceCents,
    setupFee: usd(setupFeeCents),
    mainPrice: usd(mainPriceCents),
    setupEpisodes: setNumber(`${id}.setupEpisodes`, came.setupEpisodes),
    episodesPerMonth: setNumber(`${id}.episodesPerMonth`, came.episodesPerMonth),
    subtitle: setText(`${id}.subtitle`, came.subtitle),
    description: setText(`${id}.description`, came.description),
    features: setLines(`${id}.features`, came.features),
  }
})

/** In the order of the list. */
export const [starter, expert, authority] = packages as [Package, Package, Package]

export const packageLabels = { popular: 'Most popular', setupFee: 'One-time setup fee' } as const

export const guarantee = 'Full refund if you do not love the first episode.'

export const packageNotes: readonly PackageNote[] = [
  { id: 'monthly', text: 'Monthly subscription, cancelable monthly.' },
  { id: 'setup-fee', text: 'The setup fee is one-time.' },
  { id: 'currency', text: 'All prices are in USD.' },
  {
    id: 'voices',
    text: `${facts.stockVoices} stock professional voices are offered. Voice cloning is a one-time ${usd(facts.voiceCloningCents)} and needs ${facts.voiceCloningAudioMinutes} minutes of audio.`,
  },
  {
    id: 'first-episode',
    text: `First episode delivered about ${facts.firstEpisodeHours} hours after the setup call.`,
  },
  {
    id: 'custom-quote',
    text: `Custom quote for enterprise work and for episodes longer than ${facts.longestEpisodeMinutes} minutes.`,
  },
]
