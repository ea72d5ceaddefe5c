import { whyPodcast } from '#content/why-podcast.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Cochlea } from './cochlea.tsx'
import styles from './hero.module.css'

export function Hero() {
  const { hero, tiers } = whyPodcast(useSettings())
  return (
    <div className={styles.ground}>
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <h1>{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <p>
            <ButtonLink href={`#${tiers.id}`} look="ink" className={styles.button}>
              {hero.buttonLabel}
            </ButtonLink>
          </p>
        </div>
        <Cochlea className={styles.cochlea} />
      </div>
    </div>
  )
}
