import { sampleWords } from '#content/sample-words.ts'
import { paths } from '#site/paths.ts'
import styles from './sample-cover.module.css'

type SampleCoverProps = { id: string; show: string; seconds: number; isFirst?: boolean }

/** A cover that plays: it links to the sound, and site/ui/hear-samples.ts lets it sound in the dock. */
export function SampleCover({ id, show, seconds, isFirst = false }: SampleCoverProps) {
  const hear = `${sampleWords.hear} ${show}, ${sampleWords.seconds(seconds)}`
  return (
    <div className={styles.cover}>
      <img
        src={paths.cover(id)}
        width="480"
        height="480"
        alt=""
        data-goes-along={id}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
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
    </div>
  )
}
