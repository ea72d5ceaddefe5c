import { Outlet, useRouteError } from 'react-router'
import type { Handle } from '#site/root.tsx'
import { StudioTroublePage, studioTroubleHead } from '#site/studio/studio-trouble.tsx'
import { troubleOf } from '#site/trouble.ts'
import type { Route } from './+types/sign-in-layout'
import { StudioCard } from './studio-card.tsx'

export const handle: Handle = { ships: 'app' }

/** Screens bring their own title; this is for what is shown instead of one. */
export function meta({ error, matches }: Route.MetaArgs) {
  return error ? studioTroubleHead(matches, error) : []
}

export default function SignInLayout() {
  return (
    <StudioCard>
      <Outlet />
    </StudioCard>
  )
}

export function ErrorBoundary() {
  return <StudioTroublePage trouble={troubleOf(useRouteError())} />
}
