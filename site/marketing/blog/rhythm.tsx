import { barsPath } from '#site/ui/wave.ts'
import styles from './rhythm.module.css'

const step = 6
const height = 48
/** Words; a longer sentence is as tall as this one, so that all articles share one scale. */
const longest = 34

/** What an article looks like to a level meter: one bar for each sentence, as tall as it has words. */
export function SentenceRhythm({
  sentences,
  className,
}: {
  sentences: readonly number[]
  className?: string
}) {
  return (
    <svg
      className={`${styles.rhythm} ${className ?? ''}`}
      width={sentences.length * 10}
      height={height}
      viewBox={`0 0 ${sentences.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={barsPath(loudnessOfSentences(sentences), { step, height })} />
    </svg>
  )
}

export const loudnessOfSentences = (sentences: readonly number[]) =>
  sentences.map((words) => Math.min(1, words / longest))
