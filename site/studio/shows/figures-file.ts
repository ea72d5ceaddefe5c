import { figuresAsCsv, showWithFigures } from '#operations/listening/show-figures.ts'
import { studioContext } from '#site/context.ts'
import { csvAnswer } from '#site/figures/csv-answer.ts'
import type { Route } from './+types/figures-file'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const show = await showWithFigures(pool, params.id)
  if (!show) throw new Response(null, { status: 404 })
  return csvAnswer(show.slug, await figuresAsCsv(pool, show.showId))
}
