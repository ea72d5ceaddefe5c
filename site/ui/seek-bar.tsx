import { useEffect, useRef } from 'react'
import type { Waveform } from '#domain/waveform.ts'
import { clock } from './clock.ts'
import styles from './seek-bar.module.css'
import { TwoInks } from './two-inks.tsx'

type SeekBarProps = {
  id: string
  waveform: Waveform
  at: number
  seconds: number
  chapterTitle: string | undefined
  onSeek: (seconds: number) => void
}

/** The recording's own bars; a slider lies over them, so that seeking works with keys and with a screen reader. */
export function SeekBar({ id, waveform, at, seconds, chapterTitle, onSeek }: SeekBarProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.style.setProperty('--heard', `${seconds > 0 ? (100 * at) / seconds : 0}%`)
  }, [at, seconds])
  return (
    <div ref={box} className={styles.bar} data-heard={at > 0 ? '' : undefined}>
      <TwoInks id={`${id}-bars`} waveform={waveform} />
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
