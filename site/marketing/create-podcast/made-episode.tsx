import { createPodcast } from '#content/create-podcast.ts'
import { episodeSubject } from '#content/episode-subject.ts'
import type { Making } from '#domain/making.ts'
import { paths } from '#site/paths.ts'
import styles from './made-episode.module.css'
import type { EpisodeRequest } from './wizard-state.ts'

const { made } = createPodcast.submittedStep

type MadeEpisodeProps = { request: EpisodeRequest; making: Making | undefined }

/** Title, cover and length as soon as there are any, and in the end the letter to look for. */
export function MadeEpisode({ request: { ticket, email }, making = {} }: MadeEpisodeProps) {
  const { title, show = '', language, seconds, cover, sent } = making
  return (
    <div className={styles.made} aria-live="polite">
      {title && (
        <div className={styles.episode}>
          <div className={styles.cover}>
            {cover && (
              <img src={paths.progressCover(ticket, cover)} width="640" height="640" alt={made.cover(show)} />
            )}
          </div>
          <div className={styles.words}>
            <p className={`small ${styles.kicker}`}>{made.kicker}</p>
            <h3 lang={language}>{title}</h3>
            <p className="quiet figures">{made.length(show, seconds)}</p>
          </div>
        </div>
      )}
      {sent && (
        <div className={styles.letter} data-sent>
          <p>
            {made.waits} <strong>{email || made.mailbox}</strong>
          </p>
          <p className="small quiet">{made.subject}</p>
          <p className={styles.subject} lang={language}>
            {episodeSubject(sent.title)}
          </p>
        </div>
      )}
    </div>
  )
}
