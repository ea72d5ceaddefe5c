import { Link } from 'react-router'
import { desk } from '#content/studio-desk.ts'
import type { Change } from '#operations/open-desk.ts'
import { paths } from '#site/paths.ts'
import { clockOf } from '#site/studio/when.ts'
import { Button } from '#site/ui/button.tsx'
import { Hidden } from './hidden.tsx'
import styles from './panel.module.css'
import type { Send } from './use-send.ts'

const words = desk.history
/** The latest are enough here; all of them can be compared. */
const most = 20

type HistoryPanelProps = { requestId: string; changes: readonly Change[]; made: number; send: Send }

/** Who has changed what, newest first. */
export function HistoryPanel({ requestId, changes, made, send }: HistoryPanelProps) {
  return (
    <details className={styles.more}>
      <summary>{words.heading}</summary>
      {changes.length === 0 && <p className="small quiet">{words.none}</p>}
      <ol className={styles.changes}>
        {changes
          .slice(-most)
          .toReversed()
          .map(({ number, kind, by, at, isUndo }) => (
            <li key={number}>
              {desk.kinds[kind]}
              {isUndo && ` (${words.isUndo})`}
              <span className="small quiet">
                {' '}
                {by ?? words.nobody}, {clockOf(at)}
              </span>
              {number === made && <span className="small quiet"> · {words.isMade}</span>}
            </li>
          ))}
      </ol>
      {changes.length > 0 && (
        <div className={styles.deeds}>
          <send.Form method="post">
            <Hidden values={{ deed: 'undo' }} />
            <Button type="submit" isSmall look="line" id="undo-edit">
              {words.undo}
            </Button>
          </send.Form>
          <Link to={paths.studioVersions(requestId)}>{words.compare}</Link>
        </div>
      )}
    </details>
  )
}
