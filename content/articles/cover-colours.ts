import type { CoverDesign } from '#content/stories.ts'

/** An article names a composition for its cover; the colours come with it, so that the shelf stays one family. */

export type CoverColours = Omit<CoverDesign, 'by'>

type Composition = CoverColours['composition']

const colours: Record<Composition, Omit<CoverColours, 'composition'>> = {
  bars: { paper: '#E3E8DA', ink: '#1D2A20', accent: '#C8341A' },
  arcs: { paper: '#233B6E', ink: '#F6EFE0', accent: '#F2A65A' },
  grid: { paper: '#F2D9B8', ink: '#3A1620', accent: '#B3362A' },
  type: { paper: '#1F1B2E', ink: '#F4EEE2', accent: '#FF8A5C' },
  horizon: { paper: '#F4E3DA', ink: '#2C1A3A', accent: '#7A4FA3' },
  orbit: { paper: '#0F3D3E', ink: '#F1EEDD', accent: '#F0B541' },
}

export const coverColours: Readonly<typeof colours> = colours
