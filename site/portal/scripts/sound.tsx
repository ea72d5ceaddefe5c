import { portalEpisodes as words } from '#content/portal-episodes.ts'
import styles from './scripts.module.css'

/** `from` and `to` in seconds; neither at its own end. */
type Stretch = { from: number | undefined; to: number | undefined }

type SoundProps = { audio: string; stretch: Stretch }

/** The browser's own player, which needs no script; of a long episode it plays the part that is on the page. */
export function Sound({ audio, stretch: { from, to } }: SoundProps) {
  const isWhole = from === undefined && to === undefined
  const part = isWhole ? '' : `#t=${from ?? 0}${to === undefined ? '' : `,${to}`}`
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: every word of it stands below, at its moment */}
      <audio
        controls
        preload="metadata"
        src={audio + part}
        aria-label={isWhole ? words.sound : words.soundOfPart}
        className={styles.sound}
      />
      <p className="small quiet">{words.play}</p>
    </div>
  )
}
