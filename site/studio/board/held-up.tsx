import { Link } from 'react-router'
import { holdUpOnBoard, holdUpWords } from '#content/hold-ups.ts'
import { clientWords } from '#content/studio-clients.ts'
import type { HeldUp as HeldUpShow } from '#database/hold-ups.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import styles from './owed.module.css'

/** Shows on the board; whatever is more says so. */
export const mostHeldUp = 12
const { heading, since, more } = holdUpWords.board

/** Why nothing comes of a show, in the same words as in the letters to its people: what has stood longest first. */
export function HeldUp({ shows, now }: { shows: readonly HeldUpShow[]; now: number }) {
  if (shows.length === 0) return null
  return (
    <section className={styles.owed} aria-labelledby="held-up">
      <h2 id="held-up">{heading}</h2>
      <ul>
        {shows.slice(0, mostHeldUp).map(({ showId, clientId, client, holds }) => (
          <li key={showId}>
            <Link to={paths.studioClient(clientId)}>{client || clientWords.nobody}</Link>
            <span className={styles.several}>
              {holds.map((hold) => (
                <span key={hold.what}>
                  {holdUpOnBoard(hold)}, {since} <Moment at={hold.since} now={new Date(now)} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {shows.length > mostHeldUp && <p className="small quiet">{more}</p>}
    </section>
  )
}
