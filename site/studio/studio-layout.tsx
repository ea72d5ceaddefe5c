import { isRouteErrorResponse, Link, NavLink, Outlet, useRouteError } from 'react-router'
import { studio } from '#content/studio.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'
import { studioContext } from '#site/context.ts'
import { ErrorScreen } from '#site/error-screen.tsx'
import { Mark } from '#site/mark/mark.tsx'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import { Button } from '#site/ui/button.tsx'
import type { Route } from './+types/studio-layout'
import styles from './studio-layout.module.css'
import { studioTrouble } from './studio-trouble.tsx'

export const handle: Handle = { ships: 'app' }

/** Screens bring their own title; this is for what is shown instead of one. */
export const meta = ({ error }: Route.MetaArgs) => [
  {
    title: studio.title(
      isRouteErrorResponse(error) && error.status === 403 ? studio.forbidden.heading : studio.name,
    ),
  },
  { name: 'robots', content: 'noindex' },
]

export function loader({ context }: Route.LoaderArgs) {
  const { operator, house } = context.get(studioContext)
  return { operator, keepsLetters: house.keepsLetters }
}

/** The frame of every working screen: where else to go, and who is at work. */
export default function StudioLayout({ loaderData }: Route.ComponentProps) {
  const { operator } = loaderData
  return (
    <div className={styles.studio}>
      <a className="skip" href="#main">
        {studio.skip}
      </a>
      <header className={styles.header}>
        <Link className={styles.mark} to={paths.studio()}>
          <Mark /> {studio.name}
        </Link>
        <nav aria-label={studio.navigation}>
          {screensFor(loaderData).map(({ name, path }) => (
            <NavLink key={path} to={path} end={path === paths.studio()}>
              {name}
            </NavLink>
          ))}
        </nav>
        <form method="post" action={paths.studioSignOut()}>
          <Link className="small" to={paths.studioAccount()}>
            {operator.name}
          </Link>
          <Button type="submit" isSmall look="line">
            {studio.signOut}
          </Button>
        </form>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}

function screensFor({ operator, keepsLetters }: { operator: Operator; keepsLetters: boolean }) {
  const { board, newRequest, people, letters, settings, health, log, operators } = studio.screens
  return [
    { name: board, path: paths.studio() },
    { name: newRequest, path: paths.studioNew() },
    { name: people, path: paths.studioPeople() },
    ...(keepsLetters ? [{ name: letters, path: paths.studioLetters() }] : []),
    { name: settings, path: paths.studioSettings() },
    { name: health, path: paths.studioHealth() },
    { name: log, path: paths.studioLog() },
    ...(hasRight(operator, 'manage-operators') ? [{ name: operators, path: paths.studioOperators() }] : []),
  ]
}

/** A session may end while its page is open. */
export function ErrorBoundary() {
  const error = useRouteError()
  const trouble = isRouteErrorResponse(error) && studioTrouble(error)
  if (!trouble) return <ErrorScreen />
  return (
    <main id="main" className={styles.main}>
      {trouble}
    </main>
  )
}
