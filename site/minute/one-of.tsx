import type { OfferedExcerpt } from '#production/writer/offered.ts'
import { ExcerptText } from './excerpt-text.tsx'
import styles from './minute.module.css'

export type Known = {
  excerptOf: ReadonlyMap<string, OfferedExcerpt>
  notHeard: ReadonlyMap<string, string>
  focus?: string | undefined
}
type OneOfProps = Known & {
  name: 'opening' | 'who' | 'step'
  words: { title: string; text: string; none: string }
  keys: readonly string[]
  chosen: string
}

/** One of a few, or none. Where there is nothing to choose from, nobody is asked. */
export function OneOf({ name, words, keys, chosen, excerptOf, notHeard }: OneOfProps) {
  const offered = keys.flatMap((key) => excerptOf.get(key) ?? [])
  if (offered.length === 0) return <input type="hidden" name={name} value="" />
  return (
    <fieldset className={styles.part}>
      <legend>{words.title}</legend>
      <p className="quiet">{words.text}</p>
      <ul className={styles.rows}>
        {[...offered, undefined].map((excerpt) => {
          const key = excerpt?.key ?? ''
          const id = `${name}-${key || 'none'}`
          return (
            <li key={id} className={styles.row}>
              <input type="radio" id={id} name={name} value={key} defaultChecked={chosen === key} />
              <label htmlFor={id}>
                {excerpt ? (
                  <ExcerptText excerpt={excerpt} notHeard={chosen === key ? notHeard.get(key) : undefined} />
                ) : (
                  words.none
                )}
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
