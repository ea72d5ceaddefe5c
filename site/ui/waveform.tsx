import { clock } from './clock.ts'
import { barsPath } from './wave.ts'
import styles from './waveform.module.css'

const step = 8
const height = 96

type WaveformProps = {
  id: string
  peaks: readonly number[]
  at: number
  seconds: number
  chapterTitle: string | undefined
  onSeek: (seconds: number) => void
}

/** The recording's own bars; a slider lies over them, so that seeking works with keys and with a screen reader. */
export function Waveform({ id, peaks, at, seconds, chapterTitle, onSeek }: WaveformProps) {
  const width = peaks.length * step
  const played = seconds > 0 ? (at / seconds) * width : 0
  return (
    <div className={styles.waveform}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <clipPath id={`${id}-played`}>
          <rect width={played} height={height} />
        </clipPath>
        <path id={`${id}-bars`} d={barsPath(peaks, { step, height })} className={styles.bars} />
        <use href={`#${id}-bars`} clipPath={`url(#${id}-played)`} className={styles.played} />
      </svg>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={seconds}
        step={1}
        value={Math.floor(at)}
        aria-label="Position"
        aria-valuetext={`${clock(at)} of ${clock(seconds)}${chapterTitle ? `, ${chapterTitle}` : ''}`}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
