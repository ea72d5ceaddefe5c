import { home } from '#content/home.ts'
import type { LandingPage } from '#content/landing/landing-page.ts'
import { paths } from '#site/paths.ts'
import { Badge } from '#site/ui/badge.tsx'
import { ButtonLink } from '#site/ui/button.tsx'
import { LogoRow } from '#site/ui/logo-row.tsx'
import accents from './accents.module.css'
import { drawings } from './drawings/drawings.ts'
import { HearShow } from './hear-show.tsx'
import type { HeardShow } from './heard.ts'
import styles from './landing-hero.module.css'

export function LandingHero({ page, heard }: { page: LandingPage; heard: HeardShow }) {
  const { look, hero, callToAction } = page
  const Drawing = drawings[look.drawing]
  return (
    <div className={accents.stage}>
      <div className={`wrap ${styles.hero} ${styles[look.stage]}`}>
        <div className={styles.words}>
          {hero.badge && (
            <p>
              <Badge>{hero.badge}</Badge>
            </p>
          )}
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <p className={styles.ways}>
            <ButtonLink href={paths.contact()}>{callToAction}</ButtonLink>
            <HearShow heard={heard} />
          </p>
        </div>
        <div className={styles.drawing}>
          <Drawing heard={heard} page={page} />
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
