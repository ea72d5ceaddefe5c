import { contactEmail } from '#content/brand.ts'
import type { ThankYou } from '#content/thank-you.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { useSettings } from '#site/settings.ts'
import { LogoRow } from '#site/ui/logo-row.tsx'
import { PublicPage } from '#site/ui/public-page.tsx'
import { Section } from '#site/ui/section.tsx'
import datesFromToday from './dates-from-today.ts?inline'
import { ThankYouSchedule } from './schedule.tsx'
import styles from './thank-you-page.module.css'

export function ThankYouPage({ words }: { words: ThankYou }) {
  const email = contactEmail(useSettings())
  const { kicker, heading, lead, questionnaire, schedule, delivery, help } = words
  return (
    <PublicPage header={{ hidesBookCall: true }}>
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <p className={styles.kicker}>
            <Tick /> {kicker}
          </p>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <section className={styles.questionnaire}>
          <h2>{questionnaire.title}</h2>
          <p className="quiet">{questionnaire.text}</p>
        </section>
      </div>
      <Section title={schedule.title} text={schedule.text} ground="card">
        <ThankYouSchedule steps={schedule.steps} />
      </Section>
      <Section title={delivery.title} layout={delivery.platformsLabel ? 'above' : 'beside'}>
        <div className={styles.delivery}>
          <p className="lead">{delivery.text}</p>
          {delivery.platformsLabel && <LogoRow label={delivery.platformsLabel} />}
          <p className="quiet">
            {help} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      </Section>
      <InlineScript code={datesFromToday} />
    </PublicPage>
  )
}

const Tick = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" />
    <path d="M6.5 12.5l3.5 3.5 7.5-8" />
  </svg>
)
