import { howItWorks } from '#content/how-it-works.ts'
import { speechBars } from '#site/marketing/landing/bars.ts'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import { calendarOf } from './calendar.ts'
import styles from './seven-steps.module.css'

const dayWidth = 14
const floor = 44
/** Room after the calendar for what never ends. */
const room = 4

export function SevenSteps() {
  const { timeline } = howItWorks(useSettings())
  return (
    <Section id={timeline.id} title={timeline.title} text={timeline.text} ground="card">
      <ol>
        {timeline.steps.map(({ step, title, description, timeline: span, turn, yourTime }, index) => (
          <li key={step} className={`${styles.step} ${styles[turn]}`}>
            <span className={`display figures ${styles.number}`} aria-hidden="true">
              {step}
            </span>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.span}>{span}</p>
              <p className="quiet">{description}</p>
            </div>
            <div className={styles.calendar}>
              <Strip index={index} />
              <p className="small">
                <span className="quiet">{timeline.yourTime}: </span>
                {yourTime}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The days of one step on the whole calendar. */
function Strip({ index }: { index: number }) {
  const { spans, days: all } = calendarOf(useSettings())
  const columns = all + room
  const heights = speechBars(columns, 4)
  const { start = 0, days = 0 } = spans[index] ?? {}
  const isLast = index === spans.length - 1
  const last = isLast ? columns : start + Math.max(days, 1)
  const bars = heights.map((height, day) => {
    const isActive = day >= start && day < last
    const length = isActive ? Math.round(14 + height * 28) : 4
    return { isActive, path: `M${(day + 0.5) * dayWidth} ${floor}v${-length}` }
  })
  const drawn = (isActive: boolean) => bars.filter((bar) => bar.isActive === isActive).map(({ path }) => path)
  return (
    <svg
      className="fills"
      viewBox={`0 0 ${columns * dayWidth} ${floor}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.rest} d={drawn(false).join('')} />
      <path d={drawn(true).join('')} />
    </svg>
  )
}
