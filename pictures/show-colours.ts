import { seeded, seedOf } from '#domain/seeded.ts'
import { type Colour, colourOf, contrast, hexOf } from './colour.ts'

type ShowColours = { paper: string; ink: string; accent: string }

/** Below it a colour is a grey, and every website has those. */
const leastChroma = 0.06
/** What a title needs on its ground, and what a shape beside it needs. */
const titleContrast = 9
const shapeContrast = 3

/**
 * A ground, a letter and an accent in the hue of the website. Its own colours stand as they are where that can be
 * read; where there is none but greys, the show's name picks a hue.
 */
export function showColours(show: string, ofWebsite: readonly string[]): ShowColours {
  const random = seeded(seedOf(`colours of ${show}`))
  const [brand = { lightness: 0.62, chroma: 0.16, hue: random() * 360 }, ...others] = ofWebsite
    .map(colourOf)
    .filter(isTelling)
  const second = others.find(({ hue }) => isAnotherHue(hue, brand.hue)) ?? brand
  const isDark = random() < 0.4
  const pale = hexOf({ lightness: 0.945, chroma: Math.min(0.035, brand.chroma / 4), hue: brand.hue })
  const deep = hexOf(
    readableOn(pale, { lightness: 0.3, chroma: Math.min(0.06, brand.chroma / 2), hue: brand.hue }),
  )
  const [paper, ink] = isDark ? [deep, pale] : [pale, deep]
  return { paper, ink, accent: accentOn(pale, deep, second) }
}

const isTelling = (colour: Colour | undefined): colour is Colour =>
  colour !== undefined && colour.chroma >= leastChroma && colour.lightness > 0.2 && colour.lightness < 0.95

const isAnotherHue = (one: number, other: number) =>
  Math.cos(((one - other) * Math.PI) / 180) < Math.cos((25 * Math.PI) / 180)

/** As dark as it must be. */
function readableOn(paper: string, colour: Colour): Colour {
  let { lightness } = colour
  while (lightness > 0 && contrast(hexOf({ ...colour, lightness }), paper) < titleContrast) lightness -= 0.01
  return { ...colour, lightness }
}

/** The website's colour, or the nearest shade of it that stands out from both. */
function accentOn(pale: string, deep: string, wanted: Colour): string {
  const shades = Array.from({ length: 81 }, (_, at) => 0.15 + at / 100)
    .map((lightness) => ({ ...wanted, lightness, chroma: Math.max(wanted.chroma, 0.11) }))
    .concat(wanted)
    .map((shade) => ({ hex: hexOf(shade), away: Math.abs(shade.lightness - wanted.lightness) }))
  const fitting = shades.filter(
    ({ hex }) => contrast(hex, pale) >= shapeContrast && contrast(hex, deep) >= shapeContrast,
  )
  return fitting.reduce(
    (best, shade) => (shade.away < best.away ? shade : best),
    fitting[0] ?? { hex: deep, away: 0 },
  ).hex
}
