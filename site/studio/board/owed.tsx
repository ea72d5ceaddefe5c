import { Link } from 'react-router'
import { board as words } from '#content/studio-board.ts'
import { clientWords } from '#content/studio-clients.ts'
import type { promisesAhead } from '#operations/clients/promises-ahead.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import styles from './owed.module.css'

type OwedProps = { owed: Awaited<ReturnType<typeof promisesAhead>>; now: number }

/** What clients were promised: late first, and said so; what waits for their call last. */
export function Owed({ owed: { promises, more }, now }: OwedProps) {
  if (promises.length === 0) return null
  return (
    <section className={styles.owed} aria-labelledby="owed">
      <h2 id="owed">{words.owed.heading}</h2>
      <ul>
        {promises.map(({ of, promised, dueAt, clientId, client }) => {
          const isLate = dueAt !== undefined && dueAt < now
          return (
            <li key={`${of} ${promised}`} className={isLate ? styles.late : undefined}>
              <Link to={paths.studioClient(clientId)}>{client || clientWords.nobody}</Link>
              <span>{clientWords.promised[promised]}</span>
              <span>
                {dueAt === undefined ? (
                  words.owed.noCall
                ) : (
                  <Moment at={new Date(dueAt)} now={new Date(now)} />
                )}{' '}
                {isLate && <strong>{clientWords.late}</strong>}
              </span>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className="small quiet">{words.owed.more(more)}</p>}
    </section>
  )
}
