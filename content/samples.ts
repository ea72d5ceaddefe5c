import type { Settings } from '#domain/read-setting.ts'
import { brandIn } from './brand.ts'
import { landingSamples } from './landing-samples.ts'
import { type CoverDesign, stories } from './stories.ts'

/** Short episodes that home and landing pages play: an invented business, read from its sample website by our own line. */
export type SampleOrder = {
  id: string
  /** A folder of content/sample-sites. */
  website: string
  /** Without it the show is named after the business. */
  show?: string
  /** What is told after the opening, by its heading on the website; otherwise what comes first. */
  heading?: string
  /** Ids of stock voices. */
  voices: { host: string; guest: string }
}

export const heroSample: SampleOrder = {
  id: 'harbour-lane',
  website: 'https://harbour-lane-bakery.test',
  heading: 'The winter the oven cracked',
  voices: { host: 'nora', guest: 'sam' },
}

/** After the colours of its website. */
export const heroCover = (settings: Settings): CoverDesign & { name: string } => ({
  name: 'Harbour Lane Bakery',
  by: brandIn(settings).name,
  composition: 'arcs',
  paper: '#1F4E5F',
  ink: '#FBF6EC',
  accent: '#E8A05C',
})

const toldBy: readonly (Omit<SampleOrder, 'show'> & { id: string })[] = [
  {
    id: 'below-eight-degrees',
    website: 'https://example-cold-chain.test',
    voices: { host: 'ewan', guest: 'nora' },
  },
  { id: 'corner-plot', website: 'https://example-homes.test', voices: { host: 'maya', guest: 'sam' } },
  {
    id: 'the-second-no',
    website: 'https://example-sales-school.test',
    voices: { host: 'sam', guest: 'ivy' },
  },
  { id: 'bay-nine', website: 'https://example-freight.test', voices: { host: 'hugo', guest: 'nora' } },
  {
    id: 'two-chairs-down',
    website: 'https://example-coaching.test',
    voices: { host: 'nora', guest: 'finn' },
  },
  {
    id: 'scope-three-plainly',
    website: 'https://example-climate.test',
    voices: { host: 'ivy', guest: 'ewan' },
  },
]

export const storySamples: readonly SampleOrder[] = stories.map(({ id, podcast }) => {
  const told = toldBy.find((sample) => sample.id === id)
  if (!told) throw new Error(`The story ${id} has no sample.`)
  return { ...told, show: podcast }
})

export const sampleOrders: readonly SampleOrder[] = [heroSample, ...storySamples, ...landingSamples]
