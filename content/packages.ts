import { linesOf, numberOf, type Settings, textOf } from '#domain/read-setting.ts'
import { type PackageId, packageIds } from '#domain/settings/prices.ts'
import { facts, usd, voiceCloning } from './facts.ts'

export type Package = {
  id: PackageId
  name: string
  tierName: string
  setupFeeCents: number
  setupFee: string
  mainPriceCents: number
  mainPrice: string
  recurring: string
  description: string
  /** What its features come on top of. */
  includes: string | undefined
  features: readonly string[]
  buttonText: string
  popular: boolean
  subtitle: string
  setupEpisodes: number
  episodesPerMonth: number
  clipsPerEpisode: number
  includesHosting: boolean
}

type PackageNote = { id: string; text: string }

/** What no owner changes. */
const firm: Record<
  PackageId,
  Pick<Package, 'recurring' | 'popular' | 'includesHosting' | 'clipsPerEpisode'>
> = {
  starter: { recurring: 'per month', popular: false, includesHosting: false, clipsPerEpisode: 0 },
  expert: { recurring: 'per month', popular: true, includesHosting: true, clipsPerEpisode: 0 },
  authority: { recurring: 'monthly retainer', popular: false, includesHosting: true, clipsPerEpisode: 1 },
}

function packageOf(id: PackageId, settings: Settings): Package {
  const [text, number] = [
    (part: string) => textOf(settings, `${id}.${part}`),
    (part: string) => numberOf(settings, `${id}.${part}`),
  ]
  const [name, setupFeeCents, mainPriceCents] = [
    text('name'),
    number('setupFeeCents'),
    number('mainPriceCents'),
  ]
  return {
    id,
    name,
    tierName: text('tierName'),
    buttonText: `Choose ${name}`,
    setupFeeCents,
    mainPriceCents,
    setupFee: usd(setupFeeCents),
    mainPrice: usd(mainPriceCents),
    setupEpisodes: number('setupEpisodes'),
    episodesPerMonth: number('episodesPerMonth'),
    subtitle: text('subtitle'),
    description: text('description'),
    includes:
      id === 'authority'
        ? `Everything in ${textOf(settings, 'expert.name')}, and for each episode:`
        : undefined,
    features: linesOf(settings, `${id}.features`),
    ...firm[id],
  }
}

/** Each by its name. */
export const offersOf = (settings: Settings): Record<PackageId, Package> => ({
  starter: packageOf('starter', settings),
  expert: packageOf('expert', settings),
  authority: packageOf('authority', settings),
})

export const packages = (settings: Settings): readonly Package[] =>
  packageIds.map((id) => packageOf(id, settings))

export const packageLabels = { popular: 'Most popular', setupFee: 'One-time setup fee' } as const

export const guarantee = 'Full refund if you do not love the first episode.'

export function packageNotes(settings: Settings): readonly PackageNote[] {
  return [
    { id: 'monthly', text: 'Monthly subscription, cancelable monthly.' },
    { id: 'setup-fee', text: 'The setup fee is one-time.' },
    { id: 'currency', text: 'All prices are in USD.' },
    {
      id: 'voices',
      text: `${facts.stockVoices} stock professional voices are offered. Voice cloning is a one-time ${voiceCloning(settings)} and needs ${facts.voiceCloningAudioMinutes} minutes of audio.`,
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
}
