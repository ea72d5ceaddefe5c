import { home } from '#content/home.ts'
import type { LandingPage, LandingSlug } from '#content/landing/landing-page.ts'
import { paths } from '#site/paths.ts'
import { Badge } from '#site/ui/badge.tsx'
import { ButtonLink } from '#site/ui/button.tsx'
import { LogoRow } from '#site/ui/logo-row.tsx'
import { drawings } from './drawings.tsx'
import styles from './landing-hero.module.css'

type Stage = 'beside' | 'before' | 'below' | 'night'

/** Where the drawing stands to the words: no two heroes could be swapped unnoticed. */
const stages: Record<LandingSlug, Stage> = {
  'branded-podcast': 'beside',
  'corporate-podcast': 'below',
  'internal-podcast': 'night',
  'thought-leadership-podcast': 'below',
  'recruiting-podcast': 'before',
  'white-label-podcast': 'beside',
  'b2b-marketing-podcast': 'below',
  'investor-relations-podcast': 'night',
  'podcast-as-a-service': 'beside',
}

export function LandingHero({ page: { slug, hero, callToAction } }: { page: LandingPage }) {
  const stage = stages[slug]
  const Drawing = drawings[slug]
  return (
    <div className={`${styles.ground} ${stage === 'night' ? 'night' : ''}`}>
      <div className={`wrap ${styles.hero} ${styles[stage]}`}>
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
