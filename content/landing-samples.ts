import type { CoveredSample } from './samples.ts'

/** Samples of the landing pages whose readers find none among the six stories; invented businesses, as those are. */
export const landingSamples: readonly CoveredSample[] = [
  {
    id: 'change-of-watch',
    website: 'https://example-ferries.test',
    show: 'Change of Watch',
    trade: 'Ferries',
    heading: 'The letter on Mondays',
    voices: { host: 'maya', guest: 'ewan' },
    cover: {
      by: 'Example Ferries',
      composition: 'horizon',
      paper: '#FFD166',
      ink: '#1B1F2A',
      accent: '#1F5FBF',
    },
  },
  {
    id: 'note-fourteen',
    website: 'https://example-meters.test',
    show: 'Note Fourteen',
    trade: 'Water meters',
    heading: 'What is note fourteen about?',
    voices: { host: 'ruth', guest: 'hugo' },
    cover: {
      by: 'Example Meters',
      composition: 'bars',
      paper: '#E9E4D8',
      ink: '#20241F',
      accent: '#7A5B12',
    },
  },
  {
    id: 'between-floors',
    website: 'https://example-elevators.test',
    show: 'Between Floors',
    trade: 'Elevator service',
    voices: { host: 'bram', guest: 'ivy' },
    cover: {
      by: 'Example Elevators',
      composition: 'grid',
      paper: '#E6DFF5',
      ink: '#2A1B4A',
      accent: '#6A3FC0',
    },
  },
  {
    id: 'locked-out',
    website: 'https://example-locksmiths.test',
    show: 'Locked Out',
    trade: 'Locksmiths',
    voices: { host: 'theo', guest: 'maya' },
    cover: {
      by: 'Example Locksmiths',
      composition: 'orbit',
      paper: '#1D3FBB',
      ink: '#F5F7FF',
      accent: '#FFC53D',
    },
  },
]

/** What the page for agencies shows: the cover of a client's show with the agency's name on it. */
export const twinCover = { id: 'between-floors-yours', of: 'between-floors', by: 'Your Agency' } as const
