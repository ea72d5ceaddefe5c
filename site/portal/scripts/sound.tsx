import { portalEpisodes as words } from '#content/portal-episodes.ts'
import type { ReadLine } from '#operations/portal/offer-lines.ts'
import styles from './scripts.module.css'

type SoundProps = { audio: string; lines: readonly ReadLine[]; isWhole: boolean }

/** The browser's own player, which needs no script; of a long episode it plays the part that is on the page. */
export function Sound({ audio, lines, isWhole }: SoundProps) {
  const [start, end] = [lines[0]?.heard?.start, lines.at(-1)?.heard?.end]
  const part = isWhole || start === undefined || end === undefined ? '' : `#t=${start},${end}`
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
