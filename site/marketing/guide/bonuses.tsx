import type { ReactNode } from 'react'
import { guideFacts } from '#content/facts.ts'
import { type Bonus, bonuses } from '#content/guide/bonuses.ts'
import { guide } from '#content/guide/guide.ts'
import { barsAround, barsOn, speechBars } from '#site/marketing/landing/bars.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './bonuses.module.css'

/** Loose sheets that lie in the book; the calendar has as many bars as days. */
export const Bonuses = () => (
  <Section {...guide.bonuses} layout="beside">
    <ul className={styles.sheets}>
      {bonuses.map(({ id, title, description }) => (
        <li key={id} className={styles.row}>
          <svg viewBox="0 0 120 156" className={styles.sheet} aria-hidden="true">
            <path className={styles.paper} d="M1 1h94l24 24v130H1z" />
            <path className={styles.fold} d="M95 1v24h24" />
            {drawings[id]}
          </svg>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className="quiet">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
)

const rows = (count: number) => Array.from({ length: count }, (_, row) => row)
const perRow = 10
const templateRows = guideFacts.leastEpisodeTemplates / perRow
const calendarRows = guideFacts.contentCalendarDays / perRow

const drawings: Record<Bonus['id'], ReactNode> = {
  templates: (
    <path
      d={rows(templateRows)
        .map((row) => barsAround(speechBars(perRow, row * 9), 16, 9.5, 44 + row * 23, 9))
        .join('')}
    />
  ),
  calendar: (
    <>
      <path
        d={rows(calendarRows)
          .map((row) =>
            barsOn(
              rows(perRow).map(() => 1),
              16,
              9.5,
              46 + row * 12,
              7,
            ),
          )
          .join('')}
      />
      <path
        className="lit"
        d={rows(calendarRows)
          .map((row) => barsOn([1], 16 + ((row * 7) % perRow) * 9.5, 0, 46 + row * 12, 7))
          .join('')}
      />
    </>
  ),
  budget: (
    <>
      <path d={barsOn([0.9, 0.5, 0.42, 0.4, 0.36, 0.34], 18, 9.5, 132, 84)} />
      <path className="lit" d={barsOn([0.42, 0.56, 0.7, 0.9], 75, 9.5, 132, 84)} />
    </>
  ),
  brief: (
    <>
      <path d={barsAround(speechBars(10, 14), 16, 9.5, 66, 26)} />
      <path className="lit" strokeWidth="2.5" d="M14 128c10-14 16-14 14-3s8 9 13-1 8-3 10 2 18-2 28-2" />
    </>
  ),
}
