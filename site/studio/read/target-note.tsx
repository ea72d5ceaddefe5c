import { readWords as words } from '#content/studio-read.ts'
import type { Target } from './open-read.ts'
import styles from './read.module.css'

/** Where in the script what is chosen goes. */
export function TargetNote({ target, mayEdit }: { target: Target | undefined; mayEdit: boolean }) {
  if (!mayEdit) return <p className="small">{words.target.notNow}</p>
  if (!target) return <p className="small">{words.target.none}</p>
  const { how, was, isBeside } = target
  return (
    <figure className={styles.target} data-beside={isBeside || undefined}>
      <figcaption className="small">{isBeside ? words.target.beside : words.target[how]}</figcaption>
      <blockquote>{was}</blockquote>
    </figure>
  )
}
