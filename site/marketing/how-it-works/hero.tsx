import { howItWorks } from '#content/how-it-works.ts'
import { speechBars } from '#site/marketing/landing/bars.ts'
import { useSettings } from '#site/settings.ts'
import { calendarOf } from './calendar.ts'
import styles from './hero.module.css'

const dayWidth = 30
const line = 140
const minuteHeight = 2
const barsADay = 3

/** The calendar as one wave: what we do rises above the line, what the client does hangs below it. */
export function Hero() {
  const settings = useSettings()
  const { hero } = howItWorks(settings)
  const { days, ours, yours } = calendarOf(settings)
  const weeks = Array.from({ length: Math.ceil(days / 7) }, (_, at) => at + 1)
  return (
    <div className={`wrap ${styles.hero}`}>
      <h1>
        {`${hero.ours} `}
        <span className={styles.yourHours}>{hero.yours}</span>
      </h1>
      <p className={`lead ${styles.lead}`}>{hero.lead}</p>
      <figure className={styles.calendar}>
        <svg
          className="fills"
          viewBox={`0 0 ${days * dayWidth} 236`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.line} d={`M0 ${line}H${days * dayWidth}`} />
          <path className={styles.ours} d={ourBars(ours, days)} />
          <path className={styles.yours} d={yourBars(yours)} />
        </svg>
        <ol className={`small quiet figures ${styles.weeks}`} aria-hidden="true">
          {weeks.map((week) => (
            <li key={week}>
              <span>{hero.week} </span>
              {week}
            </li>
          ))}
        </ol>
        <figcaption className={styles.key}>
          <span>{hero.above}</span> <span className={styles.below}>{hero.below}</span>
        </figcaption>
      </figure>
    </div>
  )
}

type Calendar = ReturnType<typeof calendarOf>

function ourBars(ours: Calendar['ours'], days: number) {
  const heights = speechBars(days * barsADay, 4)
  return ours
    .flatMap((day) => [0, 1, 2].map((bar) => day * barsADay + bar))
    .map((bar) => {
      const x = (bar + 0.5) * (dayWidth / barsADay)
      return `M${x} ${line - 6}v${-Math.round(14 + (heights[bar] ?? 0) * 116)}`
    })
    .join('')
}

const yourBars = (yours: Calendar['yours']) =>
  yours.map(({ day, minutes }) => `M${(day + 0.5) * dayWidth} ${line + 6}v${minutes * minuteHeight}`).join('')
