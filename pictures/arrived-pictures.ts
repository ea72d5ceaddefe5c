/** Pictures that come from elsewhere, drawn anew: only pixels of theirs are kept. */
type Pictures = { cover: Uint8Array; smallCover: Uint8Array; card: Uint8Array }

const mostPixels = 40_000_000
const [most, least, small] = [3000, 1400, 640]
const card = { width: 1200, height: 630 }

/** Undefined: it is no picture, or a bomb. */
export async function arrivedPictures(bytes: Uint8Array): Promise<Pictures | undefined> {
  const { default: sharp } = await import('sharp')
  const picture = () =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate().timeout({ seconds: 20 })
  const jpeg = (image: ReturnType<typeof picture>) =>
    image.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg({ quality: 82 }).toBuffer()
  try {
    const { format = '', width = 0, height = 0 } = await picture().metadata()
    // The other decoders may take hours for a few bytes.
    if (!/^(?:jpeg|png|webp)$/.test(format)) return undefined
    const side = Math.min(most, Math.max(least, Math.min(width, height)))
    const square = await picture().resize(card.height, card.height, { fit: 'cover' }).png().toBuffer()
    const { dominant } = await sharp(square).stats()
    return {
      cover: await jpeg(picture().resize(side, side, { fit: 'cover' })),
      smallCover: await jpeg(picture().resize(small, small, { fit: 'cover' })),
      card: await jpeg(
        sharp(square).resize(card.width, card.height, { fit: 'contain', background: dominant }),
      ),
    }
  } catch {
    return undefined
  }
}
