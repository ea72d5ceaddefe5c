import { brand as record } from '#content/brand.ts'
import { lettering, type Word } from './lettering.ts'
import { Lines } from './lines.tsx'
import { markHalves } from './mark.tsx'
import { palette } from './palette.ts'
import { rasterised } from './rasterised.ts'
import { seeded } from './seeded.ts'
import { speechPeaks } from './speech-peaks.ts'
import { typeset } from './typeset.ts'
import { hyphenated, wording } from './wording.ts'

/** `seed` is the page's path, so that two pages never show the same waveform. */
export type SocialCard = { title: string; kicker: string; seed: string; brand?: string }

/** The picture that a link to a page shows elsewhere, 1200 x 630. */
export async function socialCardPng({
  title,
  kicker,
  seed,
  brand = record.name,
}: SocialCard): Promise<Uint8Array> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const [words, small, name] = await Promise.all([
    lettering(hyphenated(wording(title, 100)), 700),
    lettering(wording(kicker, 60), 500),
    lettering(wording(brand, 24), 700),
  ])
  return rasterised(
    renderToStaticMarkup(<Card title={words} kicker={small} brand={name} seed={seed} />),
    1200,
  )
}

type Lettered = { title: Word[]; kicker: Word[]; brand: Word[]; seed: string }

/** Three units are one pixel. */
function Card({ title, kicker, brand, seed }: Lettered) {
  const { paper, ink, signal } = palette
  const name = typeset(brand, { width: 1400, height: 200, most: 1, largest: 150 })
  const small = typeset(kicker, { width: 1900, height: 200, most: 1, largest: 104 })
  const heading = typeset(title, { width: 3120, height: 830, most: 4, largest: 430, leading: 1 })
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it only exists to be rasterised
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3600 1890">
      <path fill={paper} d="M0 0h3600v1890H0z" />
      <path fill={signal} transform="translate(240 200)scale(6)" d={markHalves} />
      <Lines block={name} x={430} bottom={322} fill={ink} />
      <Lines block={small} x={3360} align="end" bottom={310} fill={signal} />
      <Lines block={heading} x={240} top={540} fill={ink} />
      <Waveform seed={seed} />
    </svg>
  )
}

const count = 61
const step = 3600 / (count - 1)

/** The lower edge: night comes up in bars, the first of them already heard. */
function Waveform({ seed }: { seed: string }) {
  const heard = 9 + Math.floor(seeded(seed)() * 22)
  const bars = speechPeaks(seed, count).map(
    (peak, at) => `M${at * step} 1890v-${Math.round(70 + 310 * peak)}`,
  )
  return (
    <g strokeWidth={38}>
      <path stroke={palette.signal} d={bars.slice(0, heard).join('')} />
      <path stroke={palette.night} d={bars.slice(heard).join('')} />
    </g>
  )
}
