import type { MarkedWords } from '#domain/support.ts'
import styles from './marked-text.module.css'

/** A website's words, those that are said in the episode marked. */
export function MarkedText({ pieces }: { pieces: MarkedWords }) {
  let end = 0
  return pieces.map(({ text, isSaid }) => {
    end += text.length
    return isSaid ? (
      <mark key={end} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    )
  })
}
