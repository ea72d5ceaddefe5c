import { seeded, seedOf } from '#domain/seeded.ts'
import { type LetteredWord, lettering } from '#pictures/lettering.ts'
import { resampled, speechPeaks } from '#pictures/speech-peaks.ts'
import { type TypeBlock, typeset } from '#pictures/typeset.ts'
import { hyphenated, wording } from '#pictures/wording.ts'
import type { Cover } from './cover.ts'

/** What every composition is given. The sheet is 3000 units wide and high: one unit is one pixel of the largest cover. */
export type Artwork = {
  name: LetteredWord[]
  by: (width: number, most?: number) => TypeBlock
  peaks: (count: number) => number[]
  random: () => number
  paper: string
  ink: string
  accent: string
}

export async function artwork(cover: Cover): Promise<Artwork> {
  const { name, peaks, paper, ink, accent } = cover
  for (const colour of [paper, ink, accent]) {
    // A colour is the only input that reaches the markup, where url(…) would be a request.
    if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`A cover's colour is #rrggbb, not ${colour}`)
  }
  const line = await smallLine(cover)
  return {
    name: await lettering(hyphenated(wording(name, 80)), 700),
    by: (width, most = 1) => typeset(line, { width, height: 260, most, largest: 112, leading: 1.15 }),
    peaks: (count) => (peaks?.length ? resampled(peaks, count) : speechPeaks(name, count)),
    random: seeded(seedOf(name)),
    paper,
    ink,
    accent,
  }
}

async function smallLine({ by, line }: Cover): Promise<LetteredWord[]> {
  if (line !== undefined) return lettering(wording(line, 52), 500)
  const maker = await lettering(wording(by, 39), 500)
  return maker.length > 0 ? [...(await lettering(['A', 'podcast', 'by'], 500)), ...maker] : []
}
