import type { ThrownAway as Sentence } from '#content/making/made.ts'
import { making } from '#content/making/making.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './thrown-away.module.css'

const { thrown } = making

export function ThrownAway({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <Section title={thrown.title} text={thrown.text} ground="card">
      <ol className={styles.list}>
        {sentences.map(({ business, said, website, why }) => (
          <li key={said} className={styles.sentence}>
            <div>
              <p className="small quiet">{`${thrown.said}, ${business}`}</p>
              <p className={`display ${styles.said}`}>
                <s>{said}</s>
              </p>
            </div>
            <dl className={styles.verdict}>
              <dt>{thrown.website}</dt>
              {website.map((words) => (
                <dd key={words}>{`“${words}”`}</dd>
              ))}
              <dt>{thrown.why}</dt>
              <dd>{`${why.charAt(0).toUpperCase()}${why.slice(1).replace(/\.$/, '')}.`}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  )
}
