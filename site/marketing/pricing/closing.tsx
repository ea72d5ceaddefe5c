import { pricing } from '#content/pricing.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import styles from './closing.module.css'

export function PricingClosing() {
  const { closing } = pricing(useSettings())
  return (
    <section className={styles.closing}>
      <div className={`wrap ${styles.words}`}>
        <h2>{closing.title}</h2>
        <p className="lead quiet">{closing.text}</p>
        <ButtonLink href={paths.contact()}>{closing.buttonLabel}</ButtonLink>
      </div>
    </section>
  )
}
