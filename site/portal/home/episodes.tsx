import { portalScripts as words } from '#content/portal-scripts.ts'
import { stageOf, turnAt } from '#domain/script-gate.ts'
import { paths } from '#site/paths.ts'
import { Day } from '#site/portal/day.tsx'
import styles from '#site/portal/portal.module.css'
import type { Home } from './home-page.tsx'

type Episode = Home['episodes'][number]

/** Scripts that are before the client: how many, and the way to each. */
export function Waiting({ home, clientId, mayDecide }: ListProps) {
  const waiting = waitingIn(home)
  if (waiting.length === 0) return null
  return (
    <div>
      <p>
        <strong>{(mayDecide ? words.waits : words.waitsForOthers)(waiting.length)}</strong>
      </p>
      <ul>
        {waiting.map(({ requestId, title }) => (
          <li key={requestId}>
            <a href={paths.portalScript(clientId, requestId)}>{title || words.untitled}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const waitingIn = ({ episodes }: Home): Episode[] =>
  episodes.filter((each) => turnAt(each) === 'client')

type ListProps = { home: Home; clientId: string; mayDecide: boolean }

/** Every episode of the client's shows, and where it is. */
export function Episodes({ home: { episodes }, clientId, mayDecide }: ListProps) {
  if (episodes.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="episodes">
      <h2 id="episodes">{words.heading}</h2>
      <ul className={styles.things}>
        {episodes.map((each) => (
          <li key={each.requestId} className={styles.thing}>
            <strong>
              {each.offeredAt ? (
                <a href={paths.portalScript(clientId, each.requestId)}>{each.title || words.untitled}</a>
              ) : (
                words.untitled
              )}
            </strong>
            <span className="small quiet">
              {stageOf(each) === 'read' && !mayDecide ? words.readWithOthers : words.stages[stageOf(each)]}
              {each.offeredAt && (
                <>
                  , {words.since} <Day at={each.offeredAt} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
