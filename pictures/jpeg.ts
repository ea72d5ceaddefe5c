import { pixelsOf } from './rasterised.ts'

/** Flat colours forgive much; the last of these is never needed for what we draw. */
const qualities = [85, 78, 68, 55, 35]

/** A drawing as JPEG in sRGB, with the profile that says so, within `mostBytes`. */
export async function jpeg(svg: string, width: number, mostBytes: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const { pixels, ...size } = await pixelsOf(svg, width)
  const image = sharp(pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .withIccProfile('srgb')
  for (const quality of qualities) {
    // Letters on colour would get frayed edges from halved colour planes. (mozjpeg: 28 % smaller, three times slower.)
    const bytes = await image
      .clone()
      .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: true })
      .toBuffer()
    if (bytes.length <= mostBytes) return bytes
  }
  throw new RangeError(`A drawing of ${width} pixels does not fit into ${mostBytes} bytes.`)
}
