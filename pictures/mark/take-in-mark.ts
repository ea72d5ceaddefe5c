/** What somebody uploads becomes a mark, or one word about why it does not. */
import { isMarkUpload } from '#domain/mark-upload.ts'
import { rasterised } from '#pictures/rasterised.ts'
import { cleanSvgUpload, drawnUpload, mostPixels, pngSizeIn, pngUpload } from './uploaded-mark.ts'

export type TakenMark =
  | { ok: true; value: string }
  | { ok: false; fault: 'no-mark' | 'mark-too-large' | 'no-plain-svg' }

const mostBytes = 256 * 1024
/** Pixels a side, until one fits. */
const sides = [mostPixels.kept, 256, 192, 128]

export async function takeInMark(bytes: Uint8Array): Promise<TakenMark> {
  if (bytes.length > mostBytes) return { ok: false, fault: 'mark-too-large' }
  const size = pngSizeIn(Buffer.from(bytes))
  if (size)
    return Math.max(...size) > mostPixels.sent ? { ok: false, fault: 'mark-too-large' } : takeInPng(bytes)
  return takeInSvg(Buffer.from(bytes).toString('utf8'))
}

async function takeInSvg(text: string): Promise<TakenMark> {
  if (!/<svg[\s>]/.test(text)) return { ok: false, fault: 'no-mark' }
  const value = cleanSvgUpload(text)
  return value && (await isVisible(value)) ? { ok: true, value } : { ok: false, fault: 'no-plain-svg' }
}

/** Decoded and written anew: whatever else the file carried stays behind. */
async function takeInPng(bytes: Uint8Array): Promise<TakenMark> {
  const { default: sharp } = await import('sharp')
  for (const side of sides) {
    const value = await sharp(bytes, { limitInputPixels: mostPixels.sent ** 2, failOn: 'error' })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer()
      .then(pngUpload, () => undefined)
    if (value === undefined) return { ok: false, fault: 'no-mark' }
    if (isMarkUpload(value))
      return (await isVisible(value)) ? { ok: true, value } : { ok: false, fault: 'no-mark' }
  }
  return { ok: false, fault: 'mark-too-large' }
}

/** It can be drawn, and there is something to see. */
async function isVisible(upload: string): Promise<boolean> {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`
  try {
    const [drawn, nothing] = await Promise.all(
      [drawnUpload(upload) ?? '', ''].map((inside) => rasterised(svg(inside), 48)),
    )
    return drawn !== undefined && nothing !== undefined && !Buffer.from(drawn).equals(nothing)
  } catch {
    return false
  }
}
