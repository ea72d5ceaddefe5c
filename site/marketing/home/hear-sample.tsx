import { sampleWords } from '#content/sample-words.ts'
import { paths } from '#site/paths.ts'
import styles from './hear-sample.module.css'

type HearSampleProps = { id: string; show: string; seconds: number }

/** Links to the file and its words; site/ui/hear-samples.ts lets the first one play in place. */
export function HearSample({ id, show, seconds }: HearSampleProps) {
  const hear = `${sampleWords.hear} ${show}, ${sampleWords.seconds(seconds)}`
  return (
    <p className={styles.sample}>
      <a
        href={paths.sampleAudio(id)}
        className={styles.hear}
        data-hear={hear}
        data-pause={`${sampleWords.pause} ${show}`}
        data-failed={sampleWords.failed}
        data-download={sampleWords.download}
      >
        {hear}
      </a>
      <a href={paths.sample(id)} className={styles.words}>
        {sampleWords.transcript}
        <span className="unseen">{` of ${show}`}</span>
      </a>
    </p>
  )
}
