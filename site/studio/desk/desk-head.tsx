import { Link } from 'react-router'
import { desk } from '#content/studio-desk.ts'
import type { Desk } from '#operations/open-desk.ts'
import { paths } from '#site/paths.ts'
import styles from './desk-page.module.css'
import { Source } from './evidence.tsx'
import { KeysHelp } from './keys-help.tsx'
import { distance, moment } from './times.ts'

const promise = 48 * 3600_000

/** Whose episode it is, how far it is, and by when it was promised. */
export function DeskHead({ open, now }: { open: Desk; now: number }) {
  const { business, website, state, trouble, requestedAt, approvedAt, approvedBy, script } = open
  const due = new Date(requestedAt).getTime() + promise
  const far = distance(due - now)
  return (
    <header className={styles.head}>
      <p className="small">
        <Link to={paths.studio()}>{desk.board}</Link> / {business} · <Source url={website} />
      </p>
      <div className={styles.title}>
        <h1>{script?.draft.title ?? business}</h1>
        <KeysHelp />
      </div>
      <p className={styles.state}>
        <strong data-state={state}>{desk.states[state]}</strong>
        {state !== 'published' && (
          <span className="figures">
            {desk.due(moment(new Date(due)), due > now ? desk.left(far) : desk.late(far))}
          </span>
        )}
        {approvedAt && (
          <span className="quiet">
            {approvedBy
              ? desk.approvedBy(approvedBy, moment(approvedAt))
              : desk.approvedByLine(moment(approvedAt))}
          </span>
        )}
      </p>
      {trouble && <p className="small">{trouble}</p>}
    </header>
  )
}
