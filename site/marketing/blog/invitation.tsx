import { blog } from '#content/blog.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { WaveEdge } from '#site/ui/wave-edge.tsx'
import styles from './invitation.module.css'
import { loudnessOfSentences } from './rhythm.tsx'

const { heading, wizardLabel, callLabel } = blog.invitation

/** What to do with an argument: try it. The bars are the article's own, once more. */
export function Invitation({ sentences }: { sentences: readonly number[] }) {
  return (
    <div className={styles.invitation}>
      <WaveEdge peaks={loudnessOfSentences(sentences)} />
      <section className={`night ${styles.ground}`} aria-labelledby="invitation">
        <div className={`wrap ${styles.words}`}>
          <h2 id="invitation">{heading}</h2>
          <p className={styles.ways}>
            <ButtonLink href={paths.createPodcast()}>{wizardLabel}</ButtonLink>
            <ButtonLink href={paths.contact()} look="line">
              {callLabel}
            </ButtonLink>
          </p>
        </div>
      </section>
    </div>
  )
}
