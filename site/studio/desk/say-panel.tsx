import { desk } from '#content/studio-desk.ts'
import { type Draft, mostCharacters } from '#domain/draft/draft.ts'
import { Button } from '#site/ui/button.tsx'
import { Hidden } from './hidden.tsx'
import styles from './panel.module.css'
import type { Send } from './use-send.ts'

const words = desk.say

/** The script keeps its spelling; only the voice gets another. */
export function SayPanel({ draft: { lexicon }, send }: { draft: Draft; send: Send }) {
  const entries = Object.entries(lexicon)
  return (
    <details className={styles.more}>
      <summary>{words.heading}</summary>
      {entries.length === 0 && <p className="small quiet">{words.none}</p>}
      <ul>
        {entries.map(([name, said]) => (
          <li key={name}>
            <send.Form method="post" className={styles.line}>
              <Hidden values={{ deed: 'edit', kind: 'pronounce', name, was: said, said: '' }} />
              <span>
                {name} → {said}
              </span>
              <Button type="submit" isSmall look="line" aria-label={words.forget(name)}>
                ×
              </Button>
            </send.Form>
          </li>
        ))}
      </ul>
      <send.Form method="post" className={styles.line} key={entries.length}>
        <Hidden values={{ deed: 'edit', kind: 'pronounce', was: '' }} />
        <label className={styles.field}>
          {words.name}
          <input name="name" required maxLength={mostCharacters.name} />
        </label>
        <label className={styles.field}>
          {words.said}
          <input name="said" required maxLength={mostCharacters.name} />
        </label>
        <Button type="submit" isSmall look="line">
          {words.keep}
        </Button>
      </send.Form>
    </details>
  )
}
