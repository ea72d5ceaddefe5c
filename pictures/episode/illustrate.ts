import { takeOf } from '#domain/draft/draft.ts'
import { seeded, seedOf } from '#domain/seeded.ts'
import type { Waveform } from '#domain/waveform.ts'
import { socialCardSvg } from '#pictures/cards/social-card.ts'
import { type Cover, compositions } from '#pictures/covers/cover.ts'
import { coverSvg } from '#pictures/covers/cover-svg.ts'
import { jpeg } from '#pictures/jpeg.ts'
import type { Marked } from '#pictures/mark/mark.ts'
import { showColours } from '#pictures/show-colours.ts'

type Subject = {
  show: string
  title: string
  business: string
  /** Who makes it: us. */
  maker: Marked
  /** Of the website, `#rrggbb`, most telling first. */
  colours: readonly string[]
  /** How this episode sounds: its card shows it. */
  waveform: Waveform
  /** Another cover for the same show, where the first is not liked. */
  take?: number | undefined
}

/** JPEG: 3000 x 3000 for directories and players, 640 x 640 for the page and the letter, 1200 x 630 for previews. */
type Pictures = { cover: Uint8Array; smallCover: Uint8Array; card: Uint8Array }

const mostBytes = { cover: 499_999, smallCover: 80_000, card: 200_000 }

/** The same show always gets the same cover, whatever the episode; the card carries the episode's title. */
export async function illustrate({
  show,
  title,
  business,
  maker,
  colours,
  waveform,
  take,
}: Subject): Promise<Pictures> {
  const cover = coverOf({ show, business, maker, colours, take })
  const { paper, ink, accent } = cover
  const card = {
    title,
    kicker: show,
    sound: waveform,
    brand: maker,
    colours: { paper, ink, signal: accent, night: ink },
  }
  const drawing = await coverSvg(cover)
  return {
    cover: await jpeg(drawing, 3000, mostBytes.cover),
    smallCover: await jpeg(drawing, 640, mostBytes.smallCover),
    card: await jpeg(await socialCardSvg(card), 1200, mostBytes.card),
  }
}

export function coverOf({
  show,
  business,
  maker,
  colours,
  take = 0,
}: Omit<Subject, 'title' | 'waveform'>): Cover {
  const seed = takeOf(show, take)
  const composition = compositions[Math.floor(seeded(seedOf(`cover of ${seed}`))() * compositions.length)]
  if (!composition) throw new RangeError('There is no composition to choose.')
  // A show that has no name of its own yet is not the business's doing: we have made it.
  const by = business === show ? maker.name : business
  return { name: show, by, composition, ...showColours(seed, colours) }
}
