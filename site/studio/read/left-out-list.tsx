import { Link } from 'react-router'
import { readWords as words } from '#content/studio-read.ts'
import { paths } from '#site/paths.ts'
import { SourceLink } from '#site/studio/desk/evidence.tsx'
import { type ReadQuery, searchOf } from '#site/studio/read-query.ts'
import styles from './read.module.css'
import type { LeftOutReason } from './shown.ts'

type LeftOutListProps = { reasons: readonly LeftOutReason[]; asked: ReadQuery; requestId: string }

/** By reason, the commonest first: a few of each, and all of one where somebody wants them. */
export function LeftOutList({ reasons, asked, requestId }: LeftOutListProps) {
  const to = (reason: string) => paths.studioRead(requestId, searchOf({ ...asked, page: 1, reason }))
  return (
    <>
      {asked.reason && <Link to={to('')}>{words.every}</Link>}
      {reasons.map(({ reason, count, some }) => (
        <section key={reason} className={styles.reason}>
          <h3>
            {words.reason(reason)} <span className="quiet figures">{words.reasonCount(count)}</span>
          </h3>
          <ul>
            {some.map(({ text, url }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be left out of one page twice
              <li key={at}>
                <span>{text}</span> <span className="small">{url && <SourceLink url={url} />}</span>
              </li>
            ))}
          </ul>
          {!asked.reason && count > some.length && <Link to={to(reason)}>{words.more(count)}</Link>}
        </section>
      ))}
      {asked.reason && reasons[0]?.count === 0 && <p>{words.none['left-out']}</p>}
    </>
  )
}
