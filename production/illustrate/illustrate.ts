import { brand } from '#content/brand.ts'
import { takeOf } from '#domain/draft/draft.ts'
import { seeded, seedOf } from '#domain/seeded.ts'
import { type Cover, compositions } from '#production/covers/cover.ts'
import { coverSvg } from '#production/covers/cover-svg.ts'
import { jpeg } from '#production/covers/jpeg.ts'
import { socialCardSvg } from '#production/covers/social-card.ts'
import { showColours } from './show-colours.ts'

export type Subject = {
  show: string
  title: string
  business: string
  /** Of the website, `#rrggbb`, most telling first. */
  colours: readonly string[]
  /** Another cover for the same show, where the first is not liked. */
  take?: number
}

/** JPEG: 3000 x 3000 for directories and players, 640 x 640 for the page and the letter, 1200 x 630 for previews. */
export type Pictures = { cover: Uint8Array; smallCover: Uint8Array; card: Uint8Array }

const mostBytes = { cover: 499_999, smallCover: 80_000, card: 200_000 }

/** The same show always gets the same cover, whatever the episode; the card carries the episode's title. */
export async function illustrate({ show, title, business, colours, take }: Subject): Promise<Pictures> {
  const cover = coverOf(show, business, colours, take)
  const { paper, ink, accent } = cover
  const card = {
    title,
    kicker: show,
    seed: takeOf(show, take ?? 0),
    colours: { paper, ink, signal: accent, night: ink },
  }
  const drawing = await coverSvg(cover)
  return {
    cover: await jpeg(drawing, 3000, mostBytes.cover),
    smallCover: await jpeg(drawing, 640, mostBytes.smallCover),
    card: await jpeg(await socialCardSvg(card), 1200, mostBytes.card),
  }
}

export function coverOf(show: string, business: string, colours: readonly string[], take = 0): Cover {
  const seed = takeOf(show, take)
  const composition = compositions[Math.floor(seeded(seedOf(`cover of ${seed}`))() * compositions.length)]
  if (!composition) throw new RangeError('There is no composition to choose.')
  // A show that has no name of its own yet is not the business's doing: we have made it.
  const by = business === show ? brand.name : business
  return { name: show, by, composition, ...showColours(seed, colours) }
}
