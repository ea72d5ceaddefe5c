import { Unbroken } from '#site/ui/unbroken.tsx'
import styles from './lists.module.css'

type Titled = { title: string; text: string }

export function NumberedList({ items }: { items: readonly Titled[] }) {
  return (
    <ol className={styles.numbered}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span className={`display figures ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

export function Ruled({ items }: { items: readonly Titled[] }) {
  return (
    <ul className={styles.ruled}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="quiet">
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

type PairsProps = { labels: readonly [string, string]; items: readonly { problem: string; answer: string }[] }

export function Pairs({ labels: [problemLabel, answerLabel], items }: PairsProps) {
  return (
    <ul className={styles.pairs}>
      {items.map(({ problem, answer }) => (
        <li key={problem}>
          <div>
            <p className="small quiet">{problemLabel}</p>
            <h3>{problem}</h3>
          </div>
          <div>
            <p className="small quiet">{answerLabel}</p>
            <p>
              <Unbroken text={answer} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function LandingSchedule({
  series,
}: {
  series: readonly { title: string; cadence: string; text: string }[]
}) {
  return (
    <ul className={styles.schedule}>
      {series.map(({ title, cadence, text }) => (
        <li key={title}>
          <p className={styles.cadence}>{cadence}</p>
          <h3>{title}</h3>
          <p className="quiet">
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
