import type { Marked } from '#pictures/mark/mark.ts'
import { rasterised } from '#pictures/rasterised.ts'
import { markSvg } from './mark-svg.ts'

const pixels = 32

/** The mark for browsers that ask for /favicon.ico: the 22 bytes of the container, then one PNG. */
export async function faviconIco(brand: Marked): Promise<Uint8Array> {
  const png = await rasterised(await markSvg(brand, { isBacked: true }), pixels)
  const ico = new Uint8Array(22 + png.length)
  const header = new DataView(ico.buffer)
  header.setUint16(2, 1, true) // an icon
  header.setUint16(4, 1, true) // of one picture
  header.setUint8(6, pixels)
  header.setUint8(7, pixels)
  header.setUint16(10, 1, true) // colour planes
  header.setUint16(12, 32, true) // bits per pixel
  header.setUint32(14, png.length, true)
  header.setUint32(18, 22, true) // where the picture begins
  ico.set(png, 22)
  return ico
}
