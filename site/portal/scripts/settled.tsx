import type { Gate } from '#domain/script-gate.ts'
import portal from '#site/portal/portal.module.css'
import type { Read } from './open-offer.ts'
import styles from './scripts.module.css'
import type { wordsOf } from './words.ts'

/** What was said of words that are not there any more, so that nobody wonders where it went. */
type SettledProps = { remarks: Read['settled']; words: (typeof wordsOf)[Gate] }

export function Settled({ remarks, words }: SettledProps) {
  if (remarks.length === 0) return null
  const newest = remarks.slice(-mostShown)
  return (
    <section className={portal.part} aria-labelledby="settled">
      <h2 id="settled">{words.settled}</h2>
      <ul className={portal.things}>
        {newest.map(({ said, who, text, at }) => (
          <li key={`${at.toISOString()} ${text}`} className={portal.thing}>
            <span className="small quiet">{words.settledText(said)}</span>
            <span className="small quiet">{words.remark.by(who)}:</span>
            <span className={styles.typed}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The page stays one that a telephone has soon. */
const mostShown = 10
