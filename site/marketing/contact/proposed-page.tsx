import { proposing } from '#content/proposing.ts'
import { head } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/proposed-page'
import styles from './contact-page.module.css'

const { sent } = proposing

export function meta({ matches }: Route.MetaArgs) {
  return head(settingsIn(matches), { path: paths.contactProposed(), ...sent.head, isIndexed: false })
}

/** Times were proposed; whoever loads this again sends nothing. */
export default function ProposedPage() {
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <div className={`wrap ${styles.hero}`}>
        <h1>{sent.heading}</h1>
        <div className={styles.offer}>
          <p className="lead">{sent.text}</p>
          <p className={styles.ways}>
            <ButtonLink href={paths.createPodcast()}>{sent.next}</ButtonLink>
            <a href={paths.home()}>{sent.home}</a>
          </p>
        </div>
      </div>
    </PublicPage>
  )
}
