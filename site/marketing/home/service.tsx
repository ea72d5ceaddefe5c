import { home } from '#content/home.ts'
import { threeSteps } from '#content/process.ts'
import { serviceCards } from '#content/service-cards.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Cells } from '#site/ui/cells.tsx'
import { Section } from '#site/ui/section.tsx'
import { Steps } from '#site/ui/steps.tsx'
import styles from './service.module.css'

const { contact, service, steps } = home

export function Service() {
  return (
    <Section id="how-it-works" title={service.title} text={service.text} ground="card">
      <Cells items={serviceCards} />
      <div className={styles.steps}>
        <div className={styles.heading}>
          <h3>{steps.title}</h3>
          <p className="quiet">{steps.text}</p>
        </div>
        <Steps steps={threeSteps} />
        <div className={styles.line}>
          <p className="display">{steps.line}</p>
          <a href={paths.howItWorks()} className={styles.more}>
            {steps.moreLabel}
          </a>
          <ButtonLink href={paths.contact()} look="line">
            {contact.buttonLabel}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
