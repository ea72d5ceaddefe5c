import { minute as words } from '#content/minute.ts'
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
export function OneOf({ name, words: said, keys, chosen, excerptOf, notHeard }: OneOfProps) {
  const offered = keys.flatMap((key) => excerptOf.get(key) ?? [])
  if (offered.length === 0) return <input type="hidden" name={name} value="" />
  const [first, others] = [excerptOf.get(chosen), offered.filter(({ key }) => key !== chosen)]
  const choice = (excerpt: OfferedExcerpt | undefined) => {
    const key = excerpt?.key ?? ''
    const id = `${name}-${key || 'none'}`
    const why = chosen === key ? notHeard.get(key) : undefined
    return (
      <li key={id} className={styles.row}>
        <input type="radio" id={id} name={name} value={key} defaultChecked={chosen === key} />
        <label htmlFor={id}>{excerpt ? <ExcerptText excerpt={excerpt} notHeard={why} /> : said.none}</label>
      </li>
    )
  }
  return (
    <fieldset className={styles.part}>
      <legend>{said.title}</legend>
      <p className="quiet">{said.text}</p>
      <ul className={styles.rows}>{choice(first)}</ul>
      <details className={styles.page}>
        <summary>{words.heard.instead}</summary>
        <ul className={styles.rows}>
          {others.map(choice)}
          {first && choice(undefined)}
        </ul>
      </details>
    </fieldset>
  )
}
