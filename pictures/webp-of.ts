/** A picture as browsers take it for half of the bytes. */
export async function webpOf(picture: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(picture).webp({ quality: 78 }).toBuffer()
}
