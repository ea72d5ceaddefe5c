import { figuresAsCsv, showWithFigures } from '#operations/listening/show-figures.ts'
import { portalContext } from '#site/context.ts'
import { csvAnswer } from '#site/figures/csv-answer.ts'
import { memberHere } from '#site/portal/member-here.ts'
import type { Route } from './+types/figures-file'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { member } = memberHere(context, params.client)
  const { pool } = context.get(portalContext)
  const show = await showWithFigures(pool, params.show, member.clientId)
  if (!show) throw new Response(null, { status: 404 })
  return csvAnswer(show.slug, await figuresAsCsv(pool, show.showId))
}
