import { brand as record } from '#content/brand.ts'
import { markHalves } from '#content/mark.ts'
import { seeded, seedOf } from '#domain/seeded.ts'
import { lettering } from './lettering.ts'
import { lettered } from './lines.ts'
import { palette } from './palette.ts'
import { speechPeaks } from './speech-peaks.ts'
import { typeset } from './typeset.ts'
import { hyphenated, wording } from './wording.ts'

type Colours = { paper: string; ink: string; signal: string; night: string }
/** `seed` is the page's path, so that two pages never show the same waveform. */
export type SocialCard = { title: string; kicker: string; seed: string; brand?: string; colours?: Colours }

/** The picture that a link to a page shows elsewhere, 1200 x 630: three units are one pixel. */
export async function socialCardSvg({
  title,
  kicker,
  seed,
  brand = record.name,
  colours = palette,
}: SocialCard): Promise<string> {
  const [words, small, name] = await Promise.all([
    lettering(hyphenated(wording(title, 100)), 700),
    lettering(wording(kicker, 60), 500),
    lettering(wording(brand, 24), 700),
  ])
  const { paper, ink, signal } = colours
  const heading = typeset(words, { width: 3120, height: 830, most: 4, largest: 430, leading: 1 })
  const above = typeset(small, { width: 1900, height: 200, most: 1, largest: 104 })
  const maker = typeset(name, { width: 1400, height: 200, most: 1, largest: 150 })
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3600 1890">',
    `<path fill="${paper}" d="M0 0h3600v1890H0z"/>`,
    `<path fill="${signal}" transform="translate(240 200)scale(6)" d="${markHalves}"/>`,
    lettered(maker, { x: 430, bottom: 322, fill: ink }),
    lettered(above, { x: 3360, align: 'end', bottom: 310, fill: signal }),
    lettered(heading, { x: 240, top: 540, fill: ink }),
    waveform(seed, colours),
    '</svg>',
  ].join('')
}

const count = 61
const step = 3600 / (count - 1)

/** The lower edge: night comes up in bars, the first of them already heard. */
function waveform(seed: string, { signal, night }: Colours) {
  const heard = 9 + Math.floor(seeded(seedOf(seed))() * 22)
  const bars = speechPeaks(seed, count).map(
    (peak, at) => `M${at * step} 1890v-${Math.round(70 + 310 * peak)}`,
  )
  return `<g stroke-width="38"><path stroke="${signal}" d="${bars.slice(0, heard).join('')}"/><path stroke="${night}" d="${bars.slice(heard).join('')}"/></g>`
}
