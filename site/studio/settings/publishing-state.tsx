import { settingsWords } from '#content/studio-settings.ts'
import styles from './settings.module.css'

type Wanted = {
  state: { number: number } & ({ outcome: 'shown' | 'building' } | { outcome: 'failed'; reason: string })
  version: { number: number; by: string | undefined; when: string } | undefined
  saved: number | undefined
}

const { state: words, history, saved: savedAs } = settingsWords

/** Which version holds, and whether visitors see it yet. */
export function PublishingState({ state, version, saved }: Wanted) {
  if (!version) return <p className="quiet">{words.never}</p>
  const { number, by, when } = version
  // What is saved a moment ago may not have been looked at yet.
  const isBehind = state.number !== number
  const outcome = isBehind ? 'building' : state.outcome
  return (
    <div role="status" className={styles.state} data-outcome={outcome}>
      <p>
        {saved === number && <strong>{savedAs(number)} </strong>}
        <span className="quiet">{words.version(number, by ?? history.gone, when)}</span> {words[outcome]}
      </p>
      {!isBehind && state.outcome === 'failed' && <pre>{state.reason}</pre>}
    </div>
  )
}
