import { isRouteErrorResponse, Link, Outlet, useRouteError } from 'react-router'
import { studio } from '#content/studio.ts'
import { studioContext } from '#site/context.ts'
import { ErrorScreen } from '#site/error-screen.tsx'
import { Mark } from '#site/mark/mark.tsx'
import { paths } from '#site/paths.ts'
import type { Handle } from '#site/root.tsx'
import type { Route } from './+types/studio-layout'
import styles from './studio-layout.module.css'

export const handle: Handle = { ships: 'app' }

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export const loader = ({ context }: Route.LoaderArgs) => ({ operator: context.get(studioContext).operator })

/** The frame of every working screen: where else to go, and who is at work. */
export default function StudioLayout({ loaderData: { operator } }: Route.ComponentProps) {
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
          <Link to={paths.studio()}>{studio.screens.board}</Link>
          <Link to={paths.studioSettings()}>{studio.screens.settings}</Link>
        </nav>
        <form method="post" action={paths.studioSignOut()}>
          <span className="quiet small">{operator.name}</span>
          <button type="submit">{studio.signOut}</button>
        </form>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}

/** A session may end while its page is open. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 401) return <ErrorScreen />
  return (
    <main id="main" className={styles.main}>
      <h1>{studio.signedOut.heading}</h1>
      <p>{studio.signedOut.text}</p>
      <p>
        <a href={paths.studioSignIn()}>{studio.signedOut.again}</a>
      </p>
    </main>
  )
}
