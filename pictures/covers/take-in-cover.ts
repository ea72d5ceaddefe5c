/** A cover that somebody sends becomes one that directories take, or one word about why it does not. */
import { createHash } from 'node:crypto'
import { type CoverFault, coverLimits, type OwnCover } from '#domain/show-cover.ts'

type Taken = { ok: true; cover: OwnCover } | { ok: false; fault: CoverFault }

const smallSide = 640
const mostBytes = { large: 3 * 1024 * 1024, small: 256 * 1024 }
const qualities = [90, 82, 72, 60, 45]

/** Decoded and written anew: whatever else the file carried stays behind. */
export async function takeInCover(bytes: Uint8Array): Promise<Taken> {
  const refused = (fault: CoverFault) => ({ ok: false, fault }) as const
  if (bytes.length === 0) return refused('none-sent')
  if (bytes.length > coverLimits.sentBytes) return refused('too-heavy')
  const { default: sharp } = await import('sharp')
  // Its head is read before anything is decoded, so nothing larger than what is taken is ever unpacked.
  const sent = sharp(bytes, { limitInputPixels: coverLimits.mostSide ** 2, failOn: 'error' })
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (head?.format !== 'jpeg' && head?.format !== 'png') return refused('no-picture')
  const { width, height, space, hasAlpha } = head
  if (width !== height) return refused('not-square')
  if (width < coverLimits.leastSide) return refused('too-small')
  if (width > coverLimits.mostSide) return refused('too-large')
  if (space === 'cmyk') return refused('not-rgb')
  try {
    if (hasAlpha && !(await sent.clone().stats()).isOpaque) return refused('see-through')
    const picture = sent.autoOrient().removeAlpha().toColourspace('srgb').withIccProfile('srgb')
    const large = await within(mostBytes.large, picture)
    const small = await within(mostBytes.small, picture.clone().resize(smallSide))
    if (!large || !small) return refused('too-heavy')
    const name = createHash('sha256').update(large).digest('hex').slice(0, 16)
    return { ok: true, cover: { name, side: width, large, small } }
  } catch {
    return refused('no-picture')
  }
}

type Picture = ReturnType<typeof import('sharp')['default']>

async function within(most: number, picture: Picture): Promise<Uint8Array | undefined> {
  for (const quality of qualities) {
    const bytes = await picture.clone().jpeg({ quality, optimiseCoding: true }).toBuffer()
    if (bytes.length <= most) return bytes
  }
  return undefined
}
