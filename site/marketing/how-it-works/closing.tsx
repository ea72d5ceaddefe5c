import { howItWorks } from '#content/how-it-works.ts'
import { speechBars } from '#site/marketing/landing/bars.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { WaveEdge } from '#site/ui/wave-edge.tsx'
import styles from './closing.module.css'

const peaks = speechBars(96, 4)

export function HowItWorksClosing() {
  const { closing } = howItWorks(useSettings())
  return (
    <>
      <WaveEdge peaks={peaks} ground="card" />
      <section className={`night ${styles.closing}`}>
        <div className={`wrap ${styles.words}`}>
          <h2>{closing.title}</h2>
          <ButtonLink href={paths.home('service-packages')}>{closing.buttonLabel}</ButtonLink>
        </div>
      </section>
    </>
  )
}
