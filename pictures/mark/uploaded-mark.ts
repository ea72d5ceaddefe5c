/** A picture of an owner's own as a setting keeps it: checked where it comes in, where it is kept and where it is drawn. */
import { isMarkUpload } from '#domain/mark-upload.ts'
import { cleanSvg } from './clean-svg.ts'

const svgStart = 'data:image/svg+xml;base64,'
const pngStart = 'data:image/png;base64,'
export const mostPixels = { sent: 4096, kept: 384 }
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What is drawn of it, 24 units wide and high; undefined where it is nothing that we draw. */
export function drawnUpload(upload: string): string | undefined {
  const kept = cleanUpload(upload)
  if (kept?.startsWith(pngStart)) return `<image width="24" height="24" href="${kept}"/>`
  const svg = kept && cleanSvg(textIn(kept))
  return svg && `<svg width="24" height="24" viewBox="${svg.viewBox}">${svg.inside}</svg>`
}

/** The same picture as it may be kept; what is clean already stays as it is. */
export function cleanUpload(upload: string): string | undefined {
  if (!isMarkUpload(upload)) return undefined
  if (upload.startsWith(svgStart)) return cleanSvgUpload(textIn(upload))
  const size = pngSizeIn(Buffer.from(upload.slice(pngStart.length), 'base64'))
  return size && Math.max(...size) <= mostPixels.kept ? upload : undefined
}

export function cleanSvgUpload(text: string): string | undefined {
  const svg = cleanSvg(text)
  if (!svg) return undefined
  const { viewBox, inside } = svg
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`
  const upload = svgStart + Buffer.from(whole).toString('base64')
  return isMarkUpload(upload) ? upload : undefined
}

export const pngUpload = (png: Uint8Array): string => pngStart + Buffer.from(png).toString('base64')

/** By what its first bytes say, before anything decodes it. */
export function pngSizeIn(bytes: Buffer): readonly [width: number, height: number] | undefined {
  const isPng =
    bytes.length > 33 && bytes.subarray(0, 8).equals(signature) && bytes.toString('latin1', 12, 16) === 'IHDR'
  const [width, height] = isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [0, 0]
  return width > 0 && height > 0 ? [width, height] : undefined
}

const textIn = (upload: string) => Buffer.from(upload.slice(svgStart.length), 'base64').toString('utf8')
