import { arcs } from './arcs.ts'
import { type Artwork, artwork } from './artwork.ts'
import { bars } from './bars.ts'
import type { Composition, Cover } from './cover.ts'
import { grid } from './grid.ts'
import { horizon } from './horizon.ts'
import { orbit } from './orbit.ts'
import { type } from './type.ts'

/** Numbers and checked colours are all that a drawing writes: there is nothing to escape. */
const drawings = { bars, arcs, grid, type, horizon, orbit } satisfies Record<
  Composition,
  (artwork: Artwork) => string
>

/** A square cover whose letters are outlines, so that it needs no font and carries no text of a stranger. */
export async function coverSvg(cover: Cover): Promise<string> {
  const drawing = drawings[cover.composition](await artwork(cover))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3000 3000">${drawing.replaceAll('\n', '')}</svg>`
}
