import { portalHead } from '#site/portal/portal-head.ts'
import { answering, type WithForm } from '#site/studio/answering.ts'
import type { Route } from './+types/script-page'
import { OfferPage } from './offer-page.tsx'
import { openOffer, pressIn } from './open-offer.ts'
import { offerAnswer } from './press-on-offer.ts'
import { wordsOf } from './words.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return portalHead(matches, loaderData?.read.shown.title || wordsOf.script.title)
}

export const loader = (args: Route.LoaderArgs) => openOffer('script', args)

export const action = answering(offerAnswer, (args: WithForm<Route.ActionArgs>) => pressIn('script', args))

export default function ScriptPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OfferPage open={loaderData} answer={actionData} />
}
