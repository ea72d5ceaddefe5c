import type { ComponentType } from 'react'
import { Arcs } from './arcs.tsx'
import { type Artwork, artwork } from './artwork.ts'
import { Bars } from './bars.tsx'
import type { Composition, Cover } from './cover.ts'
import { Grid } from './grid.tsx'
import { Horizon } from './horizon.tsx'
import { Orbit } from './orbit.tsx'
import { Type } from './type.tsx'

const drawings = {
  bars: Bars,
  arcs: Arcs,
  grid: Grid,
  type: Type,
  horizon: Horizon,
  orbit: Orbit,
} satisfies Record<Composition, ComponentType<Artwork>>

/** A square cover whose letters are outlines, so that it needs no font and carries no text of a stranger. */
export async function coverSvg(cover: Cover): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const Drawing = drawings[cover.composition]
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is a file; the <img> that shows it has the alternative text
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3000 3000">
      <Drawing {...(await artwork(cover))} />
    </svg>,
  )
}
