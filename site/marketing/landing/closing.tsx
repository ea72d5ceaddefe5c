import type { LandingPage } from '#content/landing/landing-page.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import styles from './closing.module.css'

export function LandingClosing({ page: { closing, callToAction, related } }: { page: LandingPage }) {
  return (
    <section className={`night ${styles.closing}`}>
      <div className={`wrap ${styles.words}`}>
        <div className={styles.offer}>
          <h2>{closing.title}</h2>
          <p className="lead quiet">{closing.text}</p>
          <p>
            <ButtonLink href={paths.contact()}>{callToAction}</ButtonLink>
          </p>
        </div>
        <ul className={styles.related} aria-label="Read on">
          {related.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
