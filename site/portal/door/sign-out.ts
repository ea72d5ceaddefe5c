import { z } from 'zod'
import { leavePortal } from '#operations/portal/portal-visit.ts'
import { portalContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/sign-out.ts'
import { dropsPortalSession, goOn } from './answers.ts'

/** Following a link signs nobody out. */
export const loader = () => new Response('Method not allowed', { status: 405, headers: { allow: 'POST' } })

export const action = answering(z.never(), async ({ context }: WithForm<Route.ActionArgs>) => {
  await leavePortal(context.get(portalContext))
  return goOn(paths.portalSignIn(), dropsPortalSession)
})
