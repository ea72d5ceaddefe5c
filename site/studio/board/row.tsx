import { memo } from 'react'
import { Link } from 'react-router'
import { board as words } from '#content/studio-board.ts'
import { isClosedStatus, isWrong } from '#domain/board.ts'
import { own } from '#domain/own.ts'
import { steps } from '#domain/production.ts'
import { websiteName } from '#domain/website-name.ts'
import { webAddress } from '#site/listen/passage-link.ts'
import { paths } from '#site/paths.ts'
import { span } from '#site/studio/when.ts'
import { Doing } from '#site/studio/writing/doing.tsx'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import { RowDeeds } from './deeds.tsx'
import { Due } from './due.tsx'
import type { MarkedRow } from './marked-rows.ts'
import styles from './row.module.css'
import { State } from './state.tsx'
import { Whose } from './whose.tsx'

const { columns } = words
type RowProps = { row: MarkedRow; minute: number; zone: string | undefined; me: string }

/** Drawn again when it changes or a minute has passed, whatever the other rows do. */
export const Row = memo(function Row({ row, minute, zone, me }: RowProps) {
  const { id, state, need, createdAt } = row
  const now = minute * 60_000
  const urgency = isWrong(need) ? 'wrong' : need ? 'asks' : undefined
  return (
    <tr data-row={id} data-urgency={urgency} data-state={state}>
      <th scope="row" className={styles.business}>
        <Business row={row} />
      </th>
      <td data-label={columns.state}>
        <State row={row} />
      </td>
      <td data-label={columns.step}>
        <StepUnderWay row={row} />
      </td>
      <td data-label={columns.age} className={`figures ${styles.short}`}>
        {span(Math.max(0, now - createdAt) / 1000)}
      </td>
      <td data-label={columns.due} className={`figures ${styles.short}`}>
        <Due row={row} now={now} zone={zone} />
      </td>
      <td data-label={columns.whose}>
        <Whose row={row} me={me} />
      </td>
      <td data-label={columns.deeds} className={row.deeds.length === 0 && !need ? styles.none : undefined}>
        <RowDeeds row={row} />
      </td>
    </tr>
  )
})

/** A request without a name of its own is called by its website, and that is said once. */
function Business({ row: { id, business, website, note, isByHand, isUnread } }: { row: MarkedRow }) {
  const host = websiteName(website)
  return (
    <>
      <Link to={paths.studioEpisode(id)}>{business}</Link>{' '}
      <span className="small quiet">
        <OutsideLink href={webAddress(website)?.href}>
          {!webAddress(website) ? words.text : host === business ? words.website : host}
        </OutsideLink>
        {isByHand && ` · ${words.byHand}`}
      </span>
      {isUnread && <span className={`small ${styles.unread}`}>{words.unread}</span>}
      {note && (
        <details className="small">
          <summary>{words.note}</summary>
          <p>{note}</p>
        </details>
      )}
    </>
  )
}

function StepUnderWay({ row: { state, step, stepNumber, writing } }: { row: MarkedRow }) {
  if (state === 'delivered' || state === 'stopped') return <span className="quiet">–</span>
  if (!step) return <span className="quiet">{words.notBegun}</span>
  return (
    <>
      {own(words.steps, step) ?? step}{' '}
      <span className={`small quiet figures ${styles.progress}`}>{words.of(stepNumber, steps.length)}</span>
      {writing && !isClosedStatus(state) && (
        <span className={`small ${styles.writing}`}>
          <Doing progress={writing} />
        </span>
      )}
    </>
  )
}
