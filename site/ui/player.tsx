import { useRef } from 'react'
import { clock } from './clock.ts'
import styles from './player.module.css'
import { SpeedButton } from './speed-button.tsx'
import { usePlayback } from './use-playback.ts'
import { Waveform } from './waveform.tsx'

export type Recording = {
  id: string
  audio: string
  title: string
  show: string
  caption: string
  seconds: number
  /** Loudness of the real audio, one value from 0 to 1 a bar. */
  peaks: readonly number[]
  chapters: readonly { startSeconds: number; title: string }[]
  /** Empty where the page has one of its own. */
  transcript: readonly { startSeconds: number; text: string }[]
}

export function Player({ id, audio, title, show, caption, seconds, peaks, chapters, transcript }: Recording) {
  const element = useRef<HTMLAudioElement>(null)
  const { state, at, speed, toggle, seek, setSpeed } = usePlayback(element)
  const chapter = chapters.findLast(({ startSeconds }) => startSeconds <= at)
  return (
    <section className={`night ${styles.player}`} aria-label={`Player: ${title}`} data-state={state}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands below the player */}
      <audio ref={element} src={audio} preload="none" controls className={styles.native} />
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.play}
          onClick={toggle}
          data-plays
          aria-label={state === 'playing' ? `Pause ${title}` : `Play ${title}`}
        >
          <PlayIcon isPlaying={state === 'playing'} isWaiting={state === 'waiting'} />
        </button>
        <div className={styles.names}>
          <p className="small quiet">{show}</p>
          <p className={`display ${styles.title}`}>{title}</p>
        </div>
        <div className={styles.tools}>
          <p className="small figures" data-clock>{`${clock(at)} / ${clock(seconds)}`}</p>
          <SpeedButton speed={speed} onChange={setSpeed} />
        </div>
      </div>
      <Waveform id={id} peaks={peaks} at={at} seconds={seconds} chapterTitle={chapter?.title} onSeek={seek} />
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          The audio could not be loaded.{' '}
          <button type="button" onClick={toggle}>
            Try again
          </button>{' '}
          or{' '}
          <a href={audio} download>
            download the file
          </a>
          .
        </p>
      )}
      <ol className={styles.chapters} aria-label="Chapters">
        {chapters.map(({ startSeconds, title: name }) => (
          <li key={startSeconds}>
            <button
              type="button"
              onClick={() => seek(startSeconds)}
              aria-current={chapter?.startSeconds === startSeconds ? 'true' : undefined}
            >
              <span className="figures quiet">{clock(startSeconds)}</span> {name}
            </button>
          </li>
        ))}
      </ol>
      <p className="small quiet">{caption}</p>
      {transcript.length > 0 && (
        <details className={styles.transcript}>
          <summary>Transcript</summary>
          <ul>
            {transcript.map((line) => (
              <li key={line.startSeconds}>
                <span className="figures quiet">{clock(line.startSeconds)}</span> {line.text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function PlayIcon({ isPlaying, isWaiting }: { isPlaying: boolean; isWaiting: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-waiting={isWaiting || undefined}>
      <path d={isPlaying ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 4.5v15L20 12z'} />
    </svg>
  )
}
