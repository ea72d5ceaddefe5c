import { useRouteError, useSearchParams } from 'react-router'
import { troubleContext } from '#site/context.ts'
import { PortalTroublePage, portalTroubleHead } from '#site/portal/portal-trouble.tsx'
import { StudioTroublePage, studioTroubleHead } from '#site/studio/studio-trouble.tsx'
import type { Route } from './+types/trouble-page'
import { TroublePage } from './error-screen.tsx'
import { troubleHead, troubleOf } from './trouble.ts'

/** What a door has refused or could not answer. No address leads here: the server shows it at the one that was asked. */
export function loader({ context }: Route.LoaderArgs) {
  const { status, statusText, text } = context.get(troubleContext)
  throw new Response(text, { status, statusText })
}

export function meta({ error, location, matches }: Route.MetaArgs) {
  const search = new URLSearchParams(location.search)
  if (search.has('portal')) return portalTroubleHead(matches, error)
  return search.has('studio') ? studioTroubleHead(matches, error) : troubleHead(matches, error)
}

export default function NothingElse() {
  return null
}

export function ErrorBoundary() {
  const [search] = useSearchParams()
  const trouble = troubleOf(useRouteError())
  if (search.has('portal')) return <PortalTroublePage trouble={trouble} />
  return search.has('studio') ? <StudioTroublePage trouble={trouble} /> : <TroublePage trouble={trouble} />
}
