import { howItWorks } from '#content/how-it-works.ts'
import { threeSteps } from '#content/process.ts'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import { WaysOn } from '#site/ui/ways-on.tsx'
import styles from './three-steps.module.css'

export function ThreeSteps() {
  const { steps, making } = howItWorks(useSettings())
  return (
    <Section title={steps.title}>
      <ol>
        {threeSteps.map(({ step, title, description, timeline }, index) => {
          const detail = steps.details[index]
          return (
            <li key={step} className={styles.step}>
              <div className={styles.words}>
                <span className={`display figures ${styles.number}`} aria-hidden="true">
                  {step}
                </span>
                <h3>{title}</h3>
                <p className={styles.time}>{timeline}</p>
                <p className="quiet">{description}</p>
              </div>
              {detail && <Sides detail={detail} />}
            </li>
          )
        })}
      </ol>
      <WaysOn ways={[making]} />
    </Section>
  )
}

type Detail = ReturnType<typeof howItWorks>['steps']['details'][number]

function Sides({ detail: { you, we, where, time } }: { detail: Detail }) {
  const { labels } = howItWorks(useSettings()).steps
  return (
    <dl className={styles.sides}>
      <div className={styles.you}>
        <dt>{labels.you}</dt>
        {you.map((deed) => (
          <dd key={deed}>{deed}</dd>
        ))}
      </div>
      <div>
        <dt>{labels.we}</dt>
        {we.map((deed) => (
          <dd key={deed}>{deed}</dd>
        ))}
      </div>
      <div className={styles.plain}>
        <dt>{labels.time}</dt>
        <dd>{`About ${time}`}</dd>
      </div>
      <div className={styles.plain}>
        <dt>{labels.where}</dt>
        <dd>{where}</dd>
      </div>
    </dl>
  )
}
