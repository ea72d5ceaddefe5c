import { type LegalSection, legalLabels } from '#content/legal/legal-document.ts'
import styles from './legal-contents.module.css'

/** Folded on phones; on wide screens always open and in view. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={legalLabels.contents} className={styles.contents}>
      <details className={styles.folded}>
        <summary>{legalLabels.contents}</summary>
        <ol className={styles.links}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
