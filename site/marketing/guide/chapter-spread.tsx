import { chapters } from '#content/guide/chapters.ts'
import { guide } from '#content/guide/guide.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './chapter-spread.module.css'

/** The contents as the open book itself: six chapters on each page. */
export const ChapterSpread = () => (
  <Section {...guide.chapters} ground="night">
    <div className={styles.book}>
      <p className={styles.head} aria-hidden="true">
        <span>{guide.title}</span>
        <span>{guide.chapters.kicker}</span>
      </p>
      <ol className={styles.spread}>
        {chapters.map(({ number, theme, title, description, topics }) => (
          <li key={number} className={styles.chapter}>
            <p className={`display figures ${styles.number}`}>{number}</p>
            <div className={styles.words}>
              <p className={styles.theme}>{theme}</p>
              <h3>{title}</h3>
              <p>{description}</p>
              <ul className={styles.topics}>
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </Section>
)
