import { deskTag } from '#database/desk.ts'
import { studioContext } from '#site/context.ts'
import type { Route } from './+types/desk-tag'
import { requestIdIn } from './request-id-in.ts'

/** Another text whenever something on the desk is another. */
export const loader = async ({ params, context }: Route.LoaderArgs) =>
  new Response(await deskTag(context.get(studioContext).pool, requestIdIn(params)))
