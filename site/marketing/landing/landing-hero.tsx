import { home } from '#content/home.ts'
import type { LandingPage } from '#content/landing/landing-page.ts'
import { paths } from '#site/paths.ts'
import { Badge } from '#site/ui/badge.tsx'
import { ButtonLink } from '#site/ui/button.tsx'
import { LogoRow } from '#site/ui/logo-row.tsx'
import { drawings } from './drawings.tsx'
import styles from './landing-hero.module.css'

export function LandingHero({ page: { look, hero, callToAction } }: { page: LandingPage }) {
  const Drawing = drawings[look.drawing]
  return (
    <div className={`${styles.ground} ${look.stage === 'night' ? 'night' : ''}`}>
      <div className={`wrap ${styles.hero} ${styles[look.stage]}`}>
        <div className={styles.words}>
          {hero.badge && (
            <p>
              <Badge>{hero.badge}</Badge>
            </p>
          )}
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <p>
            <ButtonLink href={paths.contact()}>{callToAction}</ButtonLink>
          </p>
        </div>
        <div className={styles.drawing}>
          <Drawing />
        </div>
        {hero.showsPlatforms && (
          <div className={styles.platforms}>
            <LogoRow label={home.hero.platformsLabel} />
          </div>
        )}
      </div>
    </div>
  )
}
