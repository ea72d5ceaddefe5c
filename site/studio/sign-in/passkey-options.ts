import { beginPasskey, passkeyPurposes } from '#operations/sign-in/begin-passkey.ts'
import { visitContext } from '#site/context.ts'
import type { Route } from './+types/passkey-options.ts'

export const loader = () => new Response('Method not allowed', { status: 405, headers: { allow: 'POST' } })

/** What the browser asks its authenticator, as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = (await request.formData()).get('purpose')
  const purpose = passkeyPurposes.find((each) => each === asked)
  if (!purpose) return new Response('Bad request', { status: 400 })
  const begun = await beginPasskey(context.get(visitContext), purpose)
  if (!begun) return new Response('Forbidden', { status: 403 })
  if (begun.outcome === 'wait')
    return new Response('Too many tries', { status: 429, headers: { 'retry-after': String(begun.seconds) } })
  return Response.json(begun.options)
}
