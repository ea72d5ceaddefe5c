import { minute as words } from '#content/minute.ts'
import { paths } from '#site/paths.ts'
import styles from './minute.module.css'

const { progress, states } = words

/** How far it is, step by step; the page looks again by itself. */
type MakingProps = { token: string; done: number; isFirst: boolean }

export function Making({ token, done, isFirst }: MakingProps) {
  const all = progress.steps.length
  return (
    <section className={styles.note}>
      <h2>{states.making.title}</h2>
      <p>{isFirst ? states.making.first : states.making.text}</p>
      <div id="making" role="status">
        <label className={styles.progress}>
          <span className="small quiet">
            {progress.label}: {progress.of(done, all)}
          </span>
          <progress max={all} value={done} />
        </label>
        <ol className={styles.steps}>
          {progress.steps.map((step, at) => (
            <li key={step} data-done={at < done || undefined}>
              {step} <span className="small quiet">{at < done ? progress.done : progress.toCome}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className="small quiet">
        {progress.reload} <a href={paths.minute(token)}>{progress.look}</a>.
      </p>
    </section>
  )
}
