import { Outlet, useRouteError } from 'react-router'
import { troubleOf } from '#site/trouble.ts'
import type { Route } from './+types/portal-layout'
import { PortalTroublePage, portalTroubleHead } from './portal-trouble.tsx'

/** Rooms bring their own title; this is for what is shown instead of one. */
export function meta({ error, matches }: Route.MetaArgs) {
  return error ? portalTroubleHead(matches, error) : []
}

export default function PortalLayout() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <PortalTroublePage trouble={troubleOf(useRouteError())} />
}
