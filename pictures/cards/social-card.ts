import { fewerBars, type Waveform } from '#domain/waveform.ts'
import { contrast } from '#pictures/colour.ts'
import { lettering } from '#pictures/lettering.ts'
import { lettered } from '#pictures/lines.ts'
import { drawnMark, type Marked } from '#pictures/mark/mark.ts'
import { palette } from '#pictures/palette.ts'
import { twoInksSvg } from '#pictures/two-inks-svg.ts'
import { typeset } from '#pictures/typeset.ts'
import { hyphenated, wording } from '#pictures/wording.ts'

type Colours = { paper: string; ink: string; signal: string; night: string }
export type SocialCard = {
  title: string
  kicker: string
  /** What its lower edge is drawn from. */
  sound: Waveform
  brand: Marked
  colours?: Colours
}

/** The picture that a link to a page shows elsewhere, 1200 x 630: three units are one pixel. */
export async function socialCardSvg({
  title,
  kicker,
  sound,
  brand,
  colours = coloursOf(brand),
}: SocialCard): Promise<string> {
  const { paper, ink, signal } = colours
  const [words, small, name, mark] = await Promise.all([
    lettering(hyphenated(wording(title, 100)), 700),
    lettering(wording(kicker, 60), 500),
    lettering(wording(brand.name, 24), 700),
    drawnMark(brand, { ...brand.mark, figure: signal, ground: paper }),
  ])
  const heading = typeset(words, { width: 3120, height: 830, most: 4, largest: 430, leading: 1 })
  const above = typeset(small, { width: 1900, height: 200, most: 1, largest: 104 })
  const maker = typeset(name, { width: 1400, height: 200, most: 1, largest: 150 })
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3600 1890">',
    `<path fill="${paper}" d="M0 0h3600v1890H0z"/>`,
    `<g transform="translate(240 200)scale(6)">${mark.inside}</g>`,
    lettered(maker, { x: 430, bottom: 322, fill: ink }),
    lettered(above, { x: 3360, align: 'end', bottom: 310, fill: signal }),
    lettered(heading, { x: 240, top: 540, fill: ink }),
    edge(sound, colours),
    '</svg>',
  ].join('')
}

/** In the colours of the mark; words in whatever of ours is read best on its ground. */
function coloursOf({ mark: { figure, ground } }: Marked): Colours {
  const ink = contrast(palette.ink, ground) >= contrast(palette.paper, ground) ? palette.ink : palette.paper
  return { paper: ground, ink, signal: figure, night: ink }
}

/** The lower edge: night comes up in the episode's bars, and whoever answers in the other ink. */
function edge(sound: Waveform, { signal, night }: Colours) {
  const colours = { asks: night, answers: signal, nobody: night }
  const place = { width: 3600, height: 380, from: 'bottom', x: 0, y: 1510 } as const
  return twoInksSvg(fewerBars(sound, 72), { ...place, colours })
}
