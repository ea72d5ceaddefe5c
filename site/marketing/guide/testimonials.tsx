import { guide } from '#content/guide/guide.ts'
import { testimonials } from '#content/guide/testimonials.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './testimonials.module.css'

const { resultLabel, ...words } = guide.testimonials

export const Testimonials = () => (
  <Section {...words} ground="card">
    <ul className={styles.voices}>
      {testimonials.map(({ name, title, quote, result }) => (
        <li key={name}>
          <figure className={styles.voice}>
            <blockquote className={`display ${styles.quote}`}>
              <p>{`“${quote}”`}</p>
            </blockquote>
            <figcaption className={styles.reader}>
              <p className={styles.name}>{name}</p>
              <p className="quiet">{title}</p>
              <p className={styles.result}>
                <span className="small quiet">{resultLabel}</span> {result}
              </p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
)
