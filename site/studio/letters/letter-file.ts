import { readLetterFile } from '#operations/read-outbox.ts'
import { studioContext } from '#site/context.ts'
import type { Route } from './+types/letter-file'

export async function loader({ context, params }: Route.LoaderArgs) {
  const bytes = await readLetterFile(context.get(studioContext), params.id)
  if (!bytes) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'message/rfc822',
      'content-disposition': `attachment; filename="${params.id}.eml"`,
    },
  })
}
