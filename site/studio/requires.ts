import type { RouterContextProvider } from 'react-router'
import { hasRight, type Right } from '#domain/rights.ts'
import { type Studio, studioContext } from '#site/context.ts'

/** For a loader or an action that not everybody who is signed in may reach; the operations ask once more. */
export function requires(context: Readonly<RouterContextProvider>, right: Right): Studio {
  const studio = context.get(studioContext)
  if (!hasRight(studio.operator, right)) throw new Response(null, { status: 403 })
  return studio
}
