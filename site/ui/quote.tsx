import styles from './quote.module.css'

export function Quote({ text, by, isLarge = false }: { text: string; by?: string; isLarge?: boolean }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={isLarge ? `display ${styles.large}` : styles.plain}>
        <p>{text}</p>
      </blockquote>
      {by && <figcaption className="small quiet">{by}</figcaption>}
    </figure>
  )
}
