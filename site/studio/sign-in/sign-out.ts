import { z } from 'zod'
import { closeSession } from '#operations/open-session.ts'
import { visitContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/sign-out.ts'
import { dropsSession, goTo } from './answers.ts'

/** Following a link signs nobody out. */
export const loader = () => new Response('Method not allowed', { status: 405, headers: { allow: 'POST' } })

export const action = answering(z.never(), async ({ context }: WithForm<Route.ActionArgs>) => {
  const { pool, sessionSecret } = context.get(visitContext)
  if (sessionSecret) await closeSession(pool, sessionSecret)
  return goTo(paths.studioSignIn(), dropsSession())
})
