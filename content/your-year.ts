import { numberOf, type Settings } from '#domain/read-setting.ts'
import { months, type YearAsked } from '#domain/year-of-payments.ts'
import { offersOf, type Package } from './packages.ts'

export const firstYearCents = (offer: Package) => offer.setupFeeCents + months * offer.mainPriceCents
export const firstYearEpisodes = (offer: Package) => offer.setupEpisodes + months * offer.episodesPerMonth
const firstYearClips = (offer: Package) => offer.clipsPerEpisode * firstYearEpisodes(offer)

const mostVoices = 3

/** What a visitor asks of a year, and what each package holds of it. */
export function yourYear(settings: Settings) {
  const { starter, expert, authority } = offersOf(settings)
  const offers = [starter, expert, authority]
  const most = (count: (offer: Package) => number) => Math.max(...offers.map(count))
  const voice = numberOf(settings, 'facts.voiceCloningCents')
  const asked: YearAsked = {
    voice,
    most: most((offer) => offer.setupFeeCents + offer.mainPriceCents) + mostVoices * voice,
    offers: offers.map((offer) => ({
      name: offer.name,
      setup: offer.setupFeeCents,
      month: offer.mainPriceCents,
      episodes: firstYearEpisodes(offer),
      clips: firstYearClips(offer),
    })),
  }
  return {
    title: 'Draw a year of your own',
    text: 'Say how much you want. You see the smallest package that holds it, payment by payment, on one scale for all.',
    /** Where the sliders begin: what the weekly package holds. */
    begins: { episodes: firstYearEpisodes(expert), voices: 0, clips: 0 },
    wishes: [
      {
        name: 'episodes',
        label: 'Episodes in the first year',
        most: most(firstYearEpisodes),
      },
      { name: 'voices', label: 'Cloned voices', most: mostVoices },
      { name: 'clips', label: 'Clips in the first year', most: most(firstYearClips) },
    ] as const,
    asked,
    holds: '{episodes} episodes, {each} each',
    second: 'Second year: {second}',
    key: 'A bar is a payment. Red is the setup fee, gray are cloned voices.',
    link: 'See what it holds',
  }
}
