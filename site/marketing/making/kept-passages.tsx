import type { Made } from '#content/making/made.ts'
import { making } from '#content/making/making.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './kept-passages.module.css'

const { kept } = making
const step = 10
const told = (passages: readonly number[]) => passages.reduce((sum, each) => sum + each, 0)

/** A row of strokes for each page, a stroke for each passage. */
export function KeptPassages({ made: { pages, passages, episode } }: { made: Made }) {
  return (
    <Section title={kept.title(episode.passages, passages)} text={kept.text} layout="beside">
      <ul>
        {pages.map(({ url, title, passages: ofPage }) => (
          <li key={url} className={styles.page}>
            <div className={styles.names}>
              <h3>{title}</h3>
              <p className="small quiet">{new URL(url).pathname}</p>
            </div>
            <Strokes passages={ofPage} />
            <p className="small figures">{kept.row(told(ofPage), ofPage.length)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Strokes = ({ passages }: { passages: readonly number[] }) => (
  <svg
    width={passages.length * step}
    height="32"
    viewBox={`0 0 ${passages.length * step} 32`}
    aria-hidden="true"
    className={styles.strokes}
  >
    <path d={strokesOf(passages, 0, 14)} className={styles.read} />
    <path d={strokesOf(passages, 1, 32)} className={styles.told} />
  </svg>
)

const strokesOf = (passages: readonly number[], kind: number, height: number) =>
  passages.flatMap((each, at) => (each === kind ? [`M${at * step + step / 2} 32v-${height}`] : [])).join('')
