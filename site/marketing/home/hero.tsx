import { brandIn } from '#content/brand.ts'
import { home } from '#content/home.ts'
import type { Sample } from '#domain/sample.ts'
import { Island } from '#site/islands/island.tsx'
import { paths } from '#site/paths.ts'
import { sampleRecording } from '#site/sample-recording.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { LogoRow } from '#site/ui/logo-row.tsx'
import { Player } from '#site/ui/player.tsx'
import { SpokenLines } from '#site/ui/spoken-lines.tsx'
import { Unbroken } from '#site/ui/unbroken.tsx'
import styles from './hero.module.css'
import { SaidAndSource } from './said-and-source.tsx'
import { WebsiteField } from './website-field.tsx'

const { hero } = home

/** One's own website first, then what comes of one: a sample, sentence by sentence beside its source. */
export function Hero({ sample }: { sample: Sample }) {
  const recording = sampleRecording(sample)
  const { id, caption, transcript } = recording
  const played = { ...recording, cover: paths.cover(id), caption: '', transcript: [] }
  return (
    <div className={`wrap ${styles.hero}`}>
      <h1>{brandIn(useSettings()).tagline}</h1>
      <div className={styles.yours}>
        <Island name="WebsiteField" of={WebsiteField} wakes="on-intent" props={{}} />
        <p className="small quiet">
          <Unbroken text={hero.smallPrint} />
        </p>
      </div>
      <div className={styles.sample}>
        <Island name="Player" of={Player} wakes="on-intent" props={played} />
        <SaidAndSource sample={sample} />
        <div className={styles.under}>
          <p className="small quiet">{caption}</p>
          <p className="small">
            <a href={paths.sample(id)}>{hero.sourcesLabel}</a>
          </p>
          <SpokenLines lines={transcript} />
        </div>
      </div>
      <div className={styles.lead}>
        <p>{hero.lead}</p>
        <p>
          <ButtonLink href={paths.home('success-stories').slice(1)} look="line">
            {hero.buttonLabel}
          </ButtonLink>
        </p>
      </div>
      <LogoRow label={hero.platformsLabel} />
    </div>
  )
}
