import { findSource } from '#database/sources.ts'
import { isId } from '#domain/id.ts'
import { studioContext } from '#site/context.ts'
import { fileAnswer } from '#site/material/source-file.ts'
import type { Route } from './+types/source-file'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const source = isId(params.source) ? await findSource(pool, params.source) : undefined
  if (!source) throw new Response(null, { status: 404 })
  return fileAnswer(pool, source)
}
