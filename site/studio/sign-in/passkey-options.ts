import { z } from 'zod'
import { brandIn } from '#content/brand.ts'
import { unfit } from '#content/unfit.ts'
import { beginPasskey, passkeyPurposes } from '#operations/sign-in/begin-passkey.ts'
import { visitContext } from '#site/context.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import { refuse } from '#site/studio/read-form.ts'
import type { Route } from './+types/passkey-options.ts'

export const loader = () => new Response('Method not allowed', { status: 405, headers: { allow: 'POST' } })

/** What the browser asks its authenticator, as JSON. */
export const action = answering(z.never(), async ({ form, context }: WithForm<Route.ActionArgs>) => {
  const purpose = passkeyPurposes.find((each) => each === form.text('purpose'))
  if (!purpose) refuse(unfit.choice)
  const { name } = brandIn(settingsFor(context))
  const begun = await beginPasskey(context.get(visitContext), purpose, name)
  if (!begun) return new Response('Forbidden', { status: 403 })
  if (begun.outcome === 'wait')
    return new Response('Too many tries', { status: 429, headers: { 'retry-after': String(begun.seconds) } })
  return Response.json(begun.options)
})
