import { memo } from 'react'
import { Link } from 'react-router'
import { board as words } from '#content/studio-board.ts'
import { isClosedStatus } from '#domain/board.ts'
import { own } from '#domain/own.ts'
import { steps } from '#domain/production.ts'
import { websiteName } from '#domain/website-name.ts'
import { webAddress } from '#site/listen/passage-link.ts'
import { paths } from '#site/paths.ts'
import { clockIn, promiseOf, targetOf } from '#site/studio/due.ts'
import { span } from '#site/studio/when.ts'
import { Doing } from '#site/studio/writing/doing.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import { RowDeeds } from './deeds.tsx'
import type { MarkedRow } from './marked-rows.ts'
import styles from './row.module.css'

const { columns } = words
type RowProps = { row: MarkedRow; minute: number; zone: string | undefined }

/** Drawn again when it changes or a minute has passed, whatever the other rows do. */
export const Row = memo(function Row({ row, minute, zone }: RowProps) {
  const { id, business, website, state, createdAt, note, isByHand, isUnread } = row
  const now = minute * 60_000
  const host = websiteName(website)
  return (
    <tr data-row={id} className={state === 'needs-you' ? styles.urgent : undefined}>
      <th scope="row" className={styles.business}>
        <Link to={paths.studioEpisode(id)}>{business}</Link>
        <span className="small quiet">
          <OutsideLink href={webAddress(website)?.href}>
            {webAddress(website) ? host : words.text}
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
      <td data-label={columns.due} className={`figures ${styles.due}`}>
        <Due row={row} now={now} zone={zone} />
      </td>
      <td data-label={columns.deeds} className={row.deeds.length === 0 ? styles.none : undefined}>
        <RowDeeds row={row} />
      </td>
    </tr>
  )
})

const tones = { 'needs-you': 'signal', delivered: 'good' } as const

function State({ row: { state, need, trouble } }: { row: MarkedRow }) {
  const why = need ? words.needs[need] : ''
  const isTold = need !== 'approval' && state !== 'delivered' && trouble
  return (
    <>
      <Badge tone={state === 'needs-you' || state === 'delivered' ? tones[state] : 'plain'}>
        {words.states[state]}
      </Badge>
      {why && <span className={styles.why}>{why}</span>}
      {isTold && <span className={`small quiet ${styles.trouble}`}>{trouble}</span>}
    </>
  )
}

function StepUnderWay({ row: { state, step, stepNumber, writing } }: { row: MarkedRow }) {
  if (state === 'delivered' || state === 'stopped') return <span className="quiet">–</span>
  if (!step) return <span className="quiet">{words.notBegun}</span>
  return (
    <>
      {own(words.steps, step) ?? step}
      <span className={`small quiet figures ${styles.progress}`}>
        {!isClosedStatus(state) && <progress value={stepNumber - 1} max={steps.length} aria-hidden="true" />}
        {words.of(stepNumber, steps.length)}
      </span>
      {writing && !isClosedStatus(state) && (
        <span className={`small ${styles.writing}`}>
          <Doing progress={writing} />
        </span>
      )}
    </>
  )
}

function Due({
  row: { state, createdAt },
  now,
  zone,
}: {
  row: MarkedRow
  now: number
  zone: string | undefined
}) {
  if (isClosedStatus(state)) return <span className="quiet">–</span>
  const due = promiseOf(createdAt)
  const isOver = now > due
  return (
    <>
      <span className={isOver ? styles.over : undefined}>
        {isOver ? words.due.overdue(span((now - due) / 1000)) : words.due.in(span((due - now) / 1000))}
      </span>
      <time className="small quiet" dateTime={new Date(due).toISOString()}>
        {clockIn(due, zone)}
      </time>
      {!isOver && now > targetOf(createdAt) && <span className="small quiet">{words.due.target}</span>}
    </>
  )
}
