import { settingsWords } from '#content/studio-settings.ts'
import { paths } from '#site/paths.ts'
import styles from './settings.module.css'
import { useLooking } from './use-looking.ts'

type Wanted = {
  state: { number: number } & ({ outcome: 'shown' | 'building' } | { outcome: 'failed'; reason: string })
  version: { number: number; by: string | undefined; when: string } | undefined
  saved: number | undefined
}

const { state: words, history, saved: savedAs } = settingsWords

/** Which version holds, and whether visitors see it yet. */
export function PublishingNotice(loaded: Wanted) {
  const seen = useLooking(paths.studioSettings(), (data) => outcomeOf(data ?? loaded) === 'building')
  const { state, version } = seen ?? loaded
  if (!version) return <p className="quiet">{words.never}</p>
  const { number, by, when } = version
  const outcome = outcomeOf({ state, version })
  return (
    <div role="status" className={styles.state} data-outcome={outcome}>
      <p>
        {loaded.saved === number && <strong>{savedAs(number)} </strong>}
        <span className="quiet">{words.version(number, by ?? history.gone, when)}</span> {words[outcome]}
      </p>
      {outcome === 'failed' && state.outcome === 'failed' && <pre>{state.reason}</pre>}
    </div>
  )
}

/** What was saved a moment ago may not have been noticed yet. */
const outcomeOf = ({ state, version }: Pick<Wanted, 'state' | 'version'>) =>
  version && state.number !== version.number ? 'building' : state.outcome
