import { coverBytes } from '#database/show-covers.ts'
import { isId } from '#domain/id.ts'
import { studioContext } from '#site/context.ts'
import type { Route } from './+types/cover-file'

/** Also of a show that is not public. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { pool } = context.get(studioContext)
  const cover = isId(params.id) ? await coverBytes(pool, params.id, 'small') : undefined
  if (!cover) throw new Response(null, { status: 404 })
  return new Response(cover, { headers: { 'content-type': 'image/jpeg' } })
}
