import type { RouterContextProvider } from 'react-router'
import { portal } from '#content/portal.ts'
import type { Membership } from '#domain/member.ts'
import { portalContext } from '#site/context.ts'

/** Whoever asks for the room of a client, if they belong to it: what is somebody else's is not there for them. */
export function memberHere(
  context: Readonly<RouterContextProvider>,
  clientId: string,
): { member: Membership; isOneOfSeveral: boolean } {
  const memberships = context.get(portalContext).person?.memberships ?? []
  const member = memberships.find((each) => each.clientId === clientId)
  if (!member) throw new Response(null, { status: 404 })
  if (member.hasEnded) throw new Response(portal.ended, { status: 403 })
  return { member, isOneOfSeveral: memberships.filter(({ hasEnded }) => !hasEnded).length > 1 }
}
