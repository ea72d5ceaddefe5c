import type { ReactNode } from 'react'
import { InlineScript } from '#site/inline-script.tsx'
import styles from './accordion.module.css'
import openForPrint from './open-for-print.ts?inline'

/** At most one item is open: the browser's own exclusive <details>, which find-in-page opens too. */
export function Accordion({ name, items }: { name: string; items: { title: string; content: ReactNode }[] }) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title} name={name} className={styles.item}>
          <summary>
            <h3>{title}</h3>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
      <InlineScript code={openForPrint} />
    </div>
  )
}
