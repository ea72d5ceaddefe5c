import type { Settings } from '#domain/read-setting.ts'
import { brandIn } from './brand.ts'
import { landingSamples } from './landing-samples.ts'
import { type CoverDesign, stories } from './stories.ts'
import { tradeSamples } from './trade-samples.ts'

/** Short episodes that home and landing pages play: an invented business, read from its sample website by our own line. */
export type SampleOrder = {
  id: string
  /** A folder of content/sample-sites. */
  website: string
  /** Without it the show is named after the business. */
  show?: string
  /** What kind of business it is about. */
  trade: string
  /** What is told after the opening, by its heading on the website; otherwise what comes first. */
  heading?: string
  /** Ids of stock voices. */
  voices: { host: string; guest: string }
}

/** Of a business that is no story, and so brings its own cover. */
export type CoveredSample = SampleOrder & { show: string; cover: CoverDesign }

export const heroSample: SampleOrder = {
  id: 'harbour-lane',
  website: 'https://harbour-lane-bakery.test',
  trade: 'Bakery',
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
    trade: 'Cold-chain software',
    voices: { host: 'ewan', guest: 'nora' },
  },
  {
    id: 'corner-plot',
    website: 'https://example-homes.test',
    trade: 'Real estate',
    voices: { host: 'maya', guest: 'sam' },
  },
  {
    id: 'the-second-no',
    website: 'https://example-sales-school.test',
    trade: 'Sales training',
    voices: { host: 'sam', guest: 'ivy' },
  },
  {
    id: 'bay-nine',
    website: 'https://example-freight.test',
    trade: 'Freight',
    heading: 'Nine jobs and how to get one',
    voices: { host: 'hugo', guest: 'nora' },
  },
  {
    id: 'two-chairs-down',
    website: 'https://example-coaching.test',
    trade: 'Executive coaching',
    voices: { host: 'nora', guest: 'finn' },
  },
  {
    id: 'scope-three-plainly',
    website: 'https://example-climate.test',
    trade: 'Climate reporting',
    voices: { host: 'ivy', guest: 'ewan' },
  },
]

export const storySamples: readonly SampleOrder[] = stories.map(({ id, podcast }) => {
  const told = toldBy.find((sample) => sample.id === id)
  if (!told) throw new Error(`The story ${id} has no sample.`)
  return { ...told, show: podcast }
})

export const coveredSamples: readonly CoveredSample[] = [...landingSamples, ...tradeSamples]

export const sampleOrders: readonly SampleOrder[] = [heroSample, ...storySamples, ...coveredSamples]

/** What kind of business a sample is about, by its id. */
export const tradeOf = (id: string): string => {
  const order = sampleOrders.find((each) => each.id === id)
  if (!order) throw new Error(`There is no sample ${id}.`)
  return order.trade
}
