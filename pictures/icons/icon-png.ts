import { drawnMark, type Marked } from '#pictures/mark/mark.ts'
import { rasterised } from '#pictures/rasterised.ts'

/** How much of the width the mark takes; a maskable icon may be cut to a circle of 80 %. */
const share = { any: 0.72, maskable: 0.54 }

/** The mark on its ground, for home screens and app lists. */
export async function iconPng(
  brand: Marked,
  pixels: number,
  purpose: keyof typeof share = 'any',
): Promise<Uint8Array> {
  const side = 24 / share[purpose]
  const from = (24 - side) / 2
  const ground = `<path fill="${brand.mark.ground}" d="M${from} ${from}h${side}v${side}h-${side}z"/>`
  const { inside } = await drawnMark(brand)
  const box = `viewBox="${from} ${from} ${side} ${side}"`
  return rasterised(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ground}${inside}</svg>`, pixels)
}
