import { brandIn } from '#content/brand.ts'
import { home } from '#content/home.ts'
import { Island } from '#site/islands/island.tsx'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { Button, ButtonLink } from '#site/ui/button.tsx'
import { LogoRow } from '#site/ui/logo-row.tsx'
import { Player, type Recording } from '#site/ui/player.tsx'
import { Unbroken } from '#site/ui/unbroken.tsx'
import styles from './hero.module.css'

const { hero } = home

export function Hero({ recording }: { recording: Recording }) {
  return (
    <div className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>{brandIn(useSettings()).tagline}</h1>
        <div className={styles.offer}>
          <p className="lead">{hero.lead}</p>
          <p>
            <ButtonLink href={paths.home('success-stories').slice(1)}>{hero.buttonLabel}</ButtonLink>
          </p>
        </div>
      </div>
      <div className={styles.sample}>
        <Island name="Player" of={Player} wakes="on-intent" props={recording} />
        <p className="small">
          <a href={paths.sample(recording.id)}>{hero.sourcesLabel}</a>
        </p>
      </div>
      <form action={paths.createFreeEpisode()} className={styles.yours}>
        <label htmlFor="website">
          <Unbroken text={hero.smallPrint} />
        </label>
        <input id="website" name="website" inputMode="url" autoComplete="url" placeholder="example.com" />
        <Button type="submit" look="ink">
          {hero.wizardLinkLabel}
        </Button>
      </form>
      <LogoRow label={hero.platformsLabel} />
    </div>
  )
}
