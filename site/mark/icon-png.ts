import { markHalves } from '#content/mark.ts'
import { palette } from '#production/covers/palette.ts'
import { rasterised } from '#production/covers/rasterised.ts'

/** How much of the width the mark takes; a maskable icon may be cut to a circle of 80 %. */
const share = { any: 0.72, maskable: 0.54 }

/** The mark on paper, for home screens and app lists. */
export async function iconPng(pixels: number, purpose: keyof typeof share = 'any'): Promise<Uint8Array> {
  const side = 24 / share[purpose]
  const from = (24 - side) / 2
  const ground = `<path fill="${palette.paper}" d="M${from} ${from}h${side}v${side}h-${side}z"/>`
  const mark = `<path fill="${palette.signal}" d="${markHalves}"/>`
  const box = `viewBox="${from} ${from} ${side} ${side}"`
  return rasterised(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ground}${mark}</svg>`, pixels)
}
