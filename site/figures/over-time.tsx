import { explainedInWords, figureWords as words } from '#content/listening-figures.ts'
import type { ShowFigures } from '#operations/listening/show-figures.ts'
import { Chart } from '#site/ui/chart.tsx'
import { Columns } from './columns.tsx'
import { Explained } from './explained.tsx'
import styles from './figures.module.css'

const labelOf = (points: readonly { day: string; downloads: number }[]) =>
  words.chart(
    Math.max(...points.map(({ downloads }) => downloads)),
    points[0]?.day ?? '',
    points.at(-1)?.day ?? '',
  )
const pointsOf = (heard: readonly { day: string; downloads: number }[]) =>
  heard.map(({ day, downloads }) => ({ name: day, value: downloads }))
const said = ({ name, value }: { name: string; value: number }) => `${name}: ${words.downloads(value)}`

export function Days({ days }: Pick<ShowFigures, 'days'>) {
  const told = days.filter(({ explained }) => explained.requests > 0).toReversed()
  return (
    <>
      <Chart look="bars" label={labelOf(days)} points={pointsOf(days)} said={said} />
      <details>
        <summary>{words.asTable}</summary>
        <table className={styles.table}>
          <Columns first={words.columns.day} />
          <tbody>
            {told.map(({ day, downloads, explained }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>
                  <Explained count={downloads} words={explainedInWords(explained)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

export function Weeks({ weeks }: Pick<ShowFigures, 'weeks'>) {
  return (
    <>
      <Chart look="line" label={labelOf(weeks)} points={pointsOf(weeks)} said={said} />
      <details>
        <summary>{words.asTable}</summary>
        <table className={styles.table}>
          <Columns first={words.columns.week} />
          <tbody>
            {weeks.toReversed().map(({ day, downloads }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{words.count(downloads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
