import { whyPodcast } from '#content/why-podcast.ts'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './argument.module.css'

/** Each part of the case large, its weak spot indented under it like a reply. */
export function Argument() {
  const { argument } = whyPodcast(useSettings())
  const [forIt, againstIt] = argument.labels
  return (
    <Section title={argument.title} text={argument.text}>
      <ol className={styles.argument}>
        {argument.items.map(({ problem, answer }) => (
          <li key={problem} className={styles.part}>
            <div>
              <p className="small quiet">{forIt}</p>
              <h3>{problem}</h3>
            </div>
            <div className={styles.weak}>
              <p className="small quiet">{againstIt}</p>
              <p>{answer}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
