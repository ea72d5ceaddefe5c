import { writingWords } from '#content/studio-writing.ts'
import { spentOn } from '#database/passes.ts'
import { spentByMonth, type WritingMonth } from '#database/writing-figures.ts'
import { studioContext } from '#site/context.ts'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { studioHead } from '#site/studio/studio-head.ts'
import type { Route } from './+types/months-page'
import { countOf, dollarsInWords, percentOf } from './money.ts'
import styles from './writing.module.css'

const { months: words, columns } = writingWords
const number = (name: string) => ({ name, isNumber: true as const })

export async function loader({ context }: Route.LoaderArgs) {
  const { pool, house } = context.get(studioContext)
  const [months, today] = await Promise.all([spentByMonth(pool), spentOn(pool, new Date())])
  return { months, today, ceiling: house.ceilings?.day }
}

export function meta({ matches }: Route.MetaArgs) {
  return studioHead(matches, words.heading)
}

/** What models cost, month by month, and which way episodes went. */
export default function MonthsPage({ loaderData: { months, today, ceiling } }: Route.ComponentProps) {
  return (
    <div className={screen.screen}>
      <h1>{words.heading}</h1>
      <p className="quiet">{words.lead}</p>
      <p>{words.today(dollarsInWords(today), ceiling === undefined ? undefined : dollarsInWords(ceiling))}</p>
      {months.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <Rows
          label={words.heading}
          columns={[
            words.month,
            ...[words.withModel, words.readAloud, columns.dollars, columns.in].map(number),
            ...[words.share, columns.out, columns.calls].map(number),
            words.reasons,
          ]}
        >
          {months.map((month) => (
            <Month key={month.month} month={month} />
          ))}
        </Rows>
      )}
    </div>
  )
}

const Month = ({ month }: { month: WritingMonth }) => (
  <tr>
    <th scope="row">{month.month}</th>
    <td data-number>{month.withModel}</td>
    <td data-number>{month.readAloud}</td>
    <td data-number>{dollarsInWords(month.dollars)}</td>
    <td data-number>{countOf(month.tokensIn)}</td>
    <td data-number>{percentOf(month.tokensCached, month.tokensIn)} %</td>
    <td data-number>{countOf(month.tokensOut)}</td>
    <td data-number>{month.calls}</td>
    <td>
      <ul className={`small ${styles.reasons}`}>
        {month.fallBacks.map(({ reason, count }) => (
          <li key={reason}>{words.counted(count, reason)}</li>
        ))}
      </ul>
    </td>
  </tr>
)
