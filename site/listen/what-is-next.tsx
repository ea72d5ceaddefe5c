import { contactEmail } from '#content/brand.ts'
import { listening } from '#content/listening.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Section } from '#site/ui/section.tsx'
import styles from './what-is-next.module.css'

const { title, steps, callToAction, write } = listening.next

export function WhatIsNext() {
  const email = contactEmail(useSettings())
  return (
    <Section title={title} ground="night">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={`display ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p className="quiet">{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.call}>
        <ButtonLink href={paths.contact()}>{callToAction}</ButtonLink>
        <span>
          {write} <a href={`mailto:${email}`}>{email}</a>
        </span>
      </p>
    </Section>
  )
}
