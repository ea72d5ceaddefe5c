import { type BookPage, type Question, firstChapter as words } from '#content/guide/first-chapter.ts'
import styles from './leaf.module.css'

type LeafProps = { page: BookPage; number: number; last: number }

/** One page of the open book; the left one leafs back, the right one on. */
export function Leaf({ page: { heading, paragraphs, lines = [], questions = [] }, number, last }: LeafProps) {
  const isLeft = number % 2 === 1
  const to = isLeft ? number - 2 : number + 1
  return (
    <li id={`page-${number}`} className={styles.page}>
      <p className={`small quiet figures ${styles.running}`}>
        <span aria-hidden="true">{number}</span>
        {to > 0 && to <= last && <a href={`#page-${to}`}>{isLeft ? words.back : words.on}</a>}
      </p>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {questions.map((asked) => (
        <Asked key={asked.number} {...asked} />
      ))}
    </li>
  )
}

const Asked = ({ number, question, text, isDoor = false }: Question) => (
  <div className={`${styles.asked} ${isDoor ? styles.door : ''}`}>
    <p className={`display figures ${styles.number}`}>{number}</p>
    <h3>{question}</h3>
    <p className="quiet">{text}</p>
    {isDoor && <p className={`small ${styles.ends}`}>{words.isDoor}</p>}
  </div>
)
