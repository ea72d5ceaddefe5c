import { Outlet } from 'react-router'
import { studio } from '#content/studio.ts'
import { signIn } from '#content/studio-sign-in.ts'
import { ErrorScreen } from '#site/error-screen.tsx'
import { Mark } from '#site/mark/mark.tsx'
import type { Handle } from '#site/root.tsx'
import styles from './sign-in.module.css'

export const handle: Handle = { ships: 'app' }

export const meta = () => [
  { title: signIn.windowTitle(signIn.heading) },
  { name: 'robots', content: 'noindex' },
]

/** The frame of the way in: one card, and nothing else to go to. */
export default function SignInLayout() {
  return (
    <main id="main" className={styles.screen}>
      <p className={styles.mark}>
        <Mark /> {studio.name}
      </p>
      <div className={styles.card}>
        <Outlet />
      </div>
    </main>
  )
}

export { ErrorScreen as ErrorBoundary }
