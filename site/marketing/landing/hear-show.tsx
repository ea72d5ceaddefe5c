import { sampleWords } from '#content/sample-words.ts'
import { paths } from '#site/paths.ts'
import styles from './hear-show.module.css'
import type { HeardShow } from './heard.ts'

/** Links to the sound; site/ui/hear-samples.ts lets it play on the page. */
export function HearShow({ heard: { id, show, seconds } }: { heard: HeardShow }) {
  const hear = `${sampleWords.hear} ${show}, ${sampleWords.seconds(seconds)}`
  return (
    <a
      href={paths.sampleAudio(id)}
      className={styles.hear}
      data-hear={hear}
      data-pause={`${sampleWords.pause} ${show}`}
      data-show={show}
      data-words={paths.sample(id)}
    >
      {hear}
    </a>
  )
}
