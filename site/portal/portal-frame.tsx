import type { ReactNode } from 'react'
import { portal } from '#content/portal.ts'
import type { Membership } from '#domain/member.ts'
import { BrandMark } from '#site/mark/brand-mark.tsx'
import { paths } from '#site/paths.ts'
import styles from './portal.module.css'

type Screen = keyof typeof portal.screens
type FrameProps = {
  member: Membership
  isOneOfSeveral: boolean
  here: Screen
  /** Something long is read, and nothing lies over it. */
  isRead?: boolean
  children: ReactNode
}

/** Plain links and plain forms: every room works without a script. The ways lie below, where a thumb is. */
export function PortalFrame({ member, isOneOfSeveral, here, isRead = false, children }: FrameProps) {
  const ways: [Screen, string][] = [
    ['home', paths.portalClient(member.clientId)],
    ['calendar', paths.portalCalendar(member.clientId)],
    ['people', paths.portalPeople(member.clientId)],
    ...(isOneOfSeveral ? [['clients', paths.portal()] satisfies [Screen, string]] : []),
  ]
  return (
    <>
      <a className="skip" href="#main">
        {portal.skip}
      </a>
      <header className={styles.header}>
        <p className={styles.mark}>
          <BrandMark pixels={24} /> {member.client}
        </p>
      </header>
      <main id="main" tabIndex={-1} className={styles.inside}>
        {children}
      </main>
      <nav aria-label={portal.navigation} className={isRead ? `${styles.ways} ${styles.still}` : styles.ways}>
        <ul>
          {ways.map(([screen, address]) => (
            <li key={screen}>
              <a href={address} aria-current={screen === here ? 'page' : undefined}>
                {portal.screens[screen]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SignedIn email={member.email} />
    </>
  )
}

export const SignedIn = ({ email }: { email: string }) => (
  <footer className={styles.footer}>
    <p className="small quiet">
      {portal.signedInAs} {email}
    </p>
    <form method="post" action={paths.portalSignOut()}>
      <button type="submit" className={`small ${styles.quietButton}`}>
        {portal.signOut}
      </button>
    </form>
  </footer>
)
