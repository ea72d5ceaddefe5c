import { z } from 'zod'
import { unfit } from '#content/unfit.ts'
import { beginPasskey, passkeyPurposes } from '#operations/sign-in/begin-passkey.ts'
import { visitContext } from '#site/context.ts'
import { type Asked, answering } from '#site/studio/answering.ts'
import { refuse } from '#site/studio/read-form.ts'
import type { Route } from './+types/passkey-options.ts'

export const loader = () => new Response('Method not allowed', { status: 405, headers: { allow: 'POST' } })

/** What the browser asks its authenticator, as JSON. */
export const action = answering(z.never(), async ({ form, context }: Asked<Route.ActionArgs>) => {
  const purpose = passkeyPurposes.find((each) => each === form.text('purpose'))
  if (!purpose) refuse(unfit.choice)
  const begun = await beginPasskey(context.get(visitContext), purpose)
  if (!begun) return new Response('Forbidden', { status: 403 })
  if (begun.outcome === 'wait')
    return new Response('Too many tries', { status: 429, headers: { 'retry-after': String(begun.seconds) } })
  return Response.json(begun.options)
})
