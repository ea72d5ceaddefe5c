import type { Passage, PassageKind, Reading } from '#domain/evidence.ts'
import { pointsOf } from './points.ts'

const url = 'https://corner-plot.test/'

/** What was read of a page with these passages. */
export const readingOf = (pieces: [PassageKind, string, string][]): Reading => ({
  url,
  host: 'corner-plot.test',
  name: 'Corner Plot',
  language: 'en',
  pages: [{ url, title: '', role: 'services' }],
  passages: pieces.map(([kind, heading, text], at): Passage => ({ id: `p${at}`, url, kind, heading, text })),
  colours: [],
})

/** What a host could say after it, sentence by sentence. */
export const toldOf = (...pieces: [PassageKind, string, string][]) =>
  pointsOf(readingOf(pieces)).flatMap(({ statements }) => statements.map(({ said }) => said))
