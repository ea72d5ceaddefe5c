import { findSource } from '#database/sources.ts'
import { isId } from '#domain/id.ts'
import { portalContext } from '#site/context.ts'
import { fileAnswer } from '#site/material/source-file.ts'
import { memberHere } from '#site/portal/member-here.ts'
import type { Route } from './+types/source-file'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { member } = memberHere(context, params.client)
  const { pool } = context.get(portalContext)
  const source = isId(params.source) ? await findSource(pool, params.source) : undefined
  if (source?.clientId !== member.clientId) throw new Response(null, { status: 404 })
  return fileAnswer(pool, source)
}
