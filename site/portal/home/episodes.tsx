import { portalScripts as words } from '#content/portal-scripts.ts'
import { type Gate, gates, stageOf, turnAt } from '#domain/script-gate.ts'
import { paths } from '#site/paths.ts'
import { Day } from '#site/portal/day.tsx'
import styles from '#site/portal/portal.module.css'
import type { Home } from './home-page.tsx'

type Episode = Home['episodes'][number]

type ListProps = { home: Home; clientId: string; mayDecide: boolean }

/** What is before the client: how many scripts and how many episodes, and the way to each. */
export function Waiting({ home, clientId, mayDecide }: ListProps) {
  return gates.map((what) => {
    const waiting = waitingIn(home, what)
    return (
      waiting.length > 0 && (
        <div key={what}>
          <p>
            <strong>{headings[what][mayDecide ? 'theirs' : 'others'](waiting.length)}</strong>
          </p>
          <ul>
            {waiting.map(({ requestId, title }) => (
              <li key={requestId}>
                <a href={paths.portalOffer(what, clientId, requestId)}>{title || words.untitled}</a>
              </li>
            ))}
          </ul>
        </div>
      )
    )
  })
}

const headings = {
  script: { theirs: words.waits, others: words.waitsForOthers },
  episode: { theirs: words.episodesWait, others: words.episodesWaitForOthers },
}

const waitingIn = ({ episodes }: Home, what: Gate): Episode[] =>
  episodes.filter((each) => turnAt(what === 'script' ? each : each.sound) === 'client')

export const isSomethingWaiting = (home: Home) => gates.some((what) => waitingIn(home, what).length > 0)

/** Every episode of the client's shows, and where it is. */
export function Episodes({ home: { episodes }, clientId, mayDecide }: ListProps) {
  if (episodes.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="episodes">
      <h2 id="episodes">{words.heading}</h2>
      <ul className={styles.things}>
        {episodes.map((each) => (
          <li key={each.requestId} className={styles.thing}>
            <Named each={each} clientId={clientId} />
            <span className="small quiet">
              <Stage each={each} mayDecide={mayDecide} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its newest that can be read or heard. */
const shownAs = ({ sound, offeredAt }: Episode): Gate | undefined =>
  sound.isThere ? 'episode' : offeredAt ? 'script' : undefined

function Named({ each, clientId }: { each: Episode; clientId: string }) {
  const what = shownAs(each)
  const title = each.title || words.untitled
  return (
    <strong>
      {what ? <a href={paths.portalOffer(what, clientId, each.requestId)}>{title}</a> : words.untitled}
    </strong>
  )
}

function Stage({ each, mayDecide }: { each: Episode; mayDecide: boolean }) {
  const stage = stageOf(each)
  const isTurn = stage === 'read' || stage === 'listen'
  const since = each.sound.isThere ? each.sound.offeredAt : each.offeredAt
  return (
    <>
      {isTurn && !mayDecide
        ? words.withOthers[stage]
        : each.waitsFor
          ? words.waitsFor[each.waitsFor]
          : words.stages[stage]}
      {stage === 'leaving' && each.date && !each.waitsFor && (
        <>
          : <Day at={each.date} hasClock />
        </>
      )}
      {since && (
        <>
          , {each.sound.isThere ? words.soundOf : words.scriptOf} <Day at={since} />
        </>
      )}
    </>
  )
}
