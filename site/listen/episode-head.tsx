import { listening } from '#content/listening.ts'
import { mediaPath, type PublishedEpisode } from '#domain/published-episode.ts'
import { Island } from '#site/islands/island.tsx'
import { OutsideLink } from '#site/ui/outside-link.tsx'
import { Player, type Recording } from '#site/ui/player.tsx'
import styles from './episode-head.module.css'
import { shortAddress, webAddress } from './passage-link.ts'
import { hasPreviewVoices } from './voices.ts'

type EpisodeHeadProps = { heard: PublishedEpisode; recording: Recording }

export function EpisodeHead({ heard: { episode, media }, recording }: EpisodeHeadProps) {
  const website = webAddress(episode.website)
  return (
    <div className={`wrap ${styles.head}`}>
      <img
        className={styles.cover}
        src={mediaPath(media.name, 'cover-small.jpg')}
        width="640"
        height="640"
        alt={`Cover of ${episode.show}`}
        fetchPriority="high"
      />
      <div className={styles.words}>
        <p className={styles.kicker}>{listening.kicker}</p>
        <h1 lang={episode.language}>{episode.title}</h1>
        <p className="quiet">
          {listening.madeFor}{' '}
          <OutsideLink href={website?.href}>{website ? shortAddress(website) : episode.business}</OutsideLink>
          {', '}
          {listening.minutes(Math.round(episode.seconds / 60))}
        </p>
        <p className={styles.summary} lang={episode.language}>
          {episode.summary.join(' ')}
        </p>
      </div>
      <div className={styles.player}>
        <Island name="Player" of={Player} wakes="on-intent" props={recording} />
        {hasPreviewVoices(episode) && (
          <p className={`small quiet ${styles.preview}`}>
            <strong>{listening.preview.badge}</strong> {listening.preview.text}
          </p>
        )}
      </div>
    </div>
  )
}
