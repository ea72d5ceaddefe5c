import type { ReactNode } from 'react'
import { Link, NavLink, Outlet, useRouteError } from 'react-router'
import { studio } from '#content/studio.ts'
import { studioContext } from '#site/context.ts'
import { BrandMark } from '#site/mark/brand-mark.tsx'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { troubleOf } from '#site/trouble.ts'
import type { Route } from './+types/studio-layout'
import { FindDialog } from './find/find-dialog.tsx'
import { allScreensFor, screensFor } from './screens.ts'
import styles from './studio-layout.module.css'
import { StudioTrouble, StudioTroublePage, studioTroubleHead } from './studio-trouble.tsx'

export const handle: Handle = { ships: 'app' }

/** Screens bring their own title; this is for what is shown instead of one. */
export function meta({ error, matches }: Route.MetaArgs) {
  return error ? studioTroubleHead(matches, error) : []
}

export function loader({ context }: Route.LoaderArgs) {
  const { operator, house } = context.get(studioContext)
  return { operator, keepsLetters: house.keepsLetters }
}

type Shown = Route.ComponentProps['loaderData']

export default function StudioLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shown={loaderData}>
      <Outlet />
    </Frame>
  )
}

/** The frame of every working screen: where else to go, and who is at work. */
function Frame({ shown, children }: { shown: Shown; children: ReactNode }) {
  return (
    <div className={styles.studio}>
      <a className="skip" href="#main">
        {studio.skip}
      </a>
      <header className={styles.header}>
        <Link className={styles.mark} to={paths.studio()}>
          <BrandMark pixels={24} /> {studio.name}
        </Link>
        <nav aria-label={studio.navigation}>
          {screensFor(shown).map(({ name, path }) => (
            <NavLink key={path} to={path} end={path === paths.studio()}>
              {name}
            </NavLink>
          ))}
        </nav>
        <FindDialog screens={allScreensFor(shown)} />
        <form method="post" action={paths.studioSignOut()}>
          <Link className="small" to={paths.studioAccount()}>
            {shown.operator.name}
          </Link>
          <button type="submit" className={styles.signOut}>
            {studio.signOut}
          </button>
        </form>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

/** A session may end while its page is open; where nobody knows any more who is at work, there is no frame. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const trouble = troubleOf(useRouteError())
  if (!loaderData) return <StudioTroublePage trouble={trouble} />
  return (
    <Frame shown={loaderData}>
      <StudioTrouble trouble={trouble} />
    </Frame>
  )
}
