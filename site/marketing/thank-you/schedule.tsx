import { thankYouLabels as labels, type NextStep } from '#content/thank-you.ts'
import styles from './schedule.module.css'

/** The steps after a booking as tracks of one session: when each begins, and by when it is done. */
export function ThankYouSchedule({ steps }: { steps: readonly NextStep[] }) {
  const days = Math.max(...steps.map(({ end }) => end.most))
  return (
    <ol className={styles.schedule}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles.step}>
          <p className={`display ${styles.when}`}>
            <When step={step} isOpen={index === steps.length - 1} />
          </p>
          <div className={styles.what}>
            <h3>{step.title}</h3>
            <p className="quiet">{step.text}</p>
          </div>
          <p className={`small figures ${styles.duration}`}>{step.timeline}</p>
          <Track step={step} days={days} isNow={index === 0} />
        </li>
      ))}
    </ol>
  )
}

/** Days in the HTML; with JavaScript, dates in their place. */
function When({ step: { end }, isOpen }: { step: NextStep; isOpen: boolean }) {
  if (end.most === 0) return labels.today
  return (
    <>
      {isOpen && `${labels.from} `}
      <time dateTime={`P${end.most}D`} data-least={end.least} data-most={end.most}>
        {`${isOpen ? labels.day.toLowerCase() : labels.day} ${end.least}-${end.most}`}
      </time>
    </>
  )
}

function Track({ step: { start, end }, days, isNow }: { step: NextStep; days: number; isNow: boolean }) {
  const least = isNow ? 0.4 : end.least
  return (
    <svg className={styles.track} viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} width={days} height="1" />
      <rect className={styles.least} x={start} width={least - start} height="1" />
      <rect className={styles.most} x={least} width={Math.max(0, end.most - least)} height="1" />
    </svg>
  )
}
