import type { LandingAct } from '#content/landing/landing-page.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import styles from './act.module.css'

/** Where a section leads whoever has read it. */
export const Act = ({ act, callToAction }: { act: LandingAct; callToAction: string }) => (
  <p className={styles.act}>
    {act === 'call' ? (
      <ButtonLink href={paths.contact()}>{callToAction}</ButtonLink>
    ) : (
      <a href={act.path}>{act.label}</a>
    )}
  </p>
)
