import { z } from 'zod'
import { logWords as words } from '#content/studio-rights.ts'
import { logFile, logQuestion } from '#operations/read-log.ts'
import { studioContext } from '#site/context.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/log-file'

/** Asked for by a form: a browser that fetches links ahead leaves no deed. */
export const action = answering(z.never(), async ({ context, request }: WithForm<Route.ActionArgs>) => {
  const { operator, pool } = context.get(studioContext)
  const text = await logFile(pool, operator, logQuestion(new URL(request.url).searchParams))
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${words.fileName}"`,
    },
  })
})
