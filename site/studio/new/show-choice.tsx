import { clientSide as words } from '#content/studio-client-side.ts'
import type { TiableShow } from '#database/show-episodes.ts'
import { clockOf } from '#site/studio/when.ts'
import styles from './fields.module.css'

type ShowChoiceProps = { shows: readonly TiableShow[]; chosen: string }

/** Whose show the episode is of: then its script waits for them before it gets voices. */
export function ShowChoice({ shows, chosen }: ShowChoiceProps) {
  if (shows.length === 0) return null
  return (
    <p className={styles.field}>
      <label htmlFor="show">{words.tie.heading}</label>
      <select id="show" name="show" defaultValue={chosen} aria-describedby="show-hint">
        <option value="">{words.tie.none}</option>
        {shows.map(({ id, client, since }) => (
          <option key={id} value={id}>
            {client || words.unnamed}, {words.tie.since} {clockOf(since)}
          </option>
        ))}
      </select>
      <span id="show-hint" className="small quiet">
        {words.tie.hint}
      </span>
    </p>
  )
}
