import { useRef } from 'react'
import type { Waveform } from '#domain/waveform.ts'
import { clock } from './clock.ts'
import styles from './player.module.css'
import { SeekBar } from './seek-bar.tsx'
import { SpeedButton } from './speed-button.tsx'
import { type SpokenLine, SpokenLines } from './spoken-lines.tsx'
import { usePlayback } from './use-playback.ts'

export type Recording = {
  id: string
  audio: string
  title: string
  show: string
  /** Empty where it stands elsewhere. */
  caption: string
  seconds: number
  waveform: Waveform
  /** Where the page does not show it beside the player. */
  cover?: string
  chapters: readonly { startSeconds: number; title: string }[]
  /** Empty where the page has one of its own. */
  transcript: readonly SpokenLine[]
}

export function Player(recording: Recording) {
  const { id, audio, title, caption, seconds, waveform, chapters, transcript } = recording
  const element = useRef<HTMLAudioElement>(null)
  const playback = usePlayback(element)
  const { state, at, toggle, seek } = playback
  const chapter = chapters.findLast(({ startSeconds }) => startSeconds <= at)
  return (
    <section className={`night ${styles.player}`} aria-label={`Player: ${title}`} data-state={state}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands below the player */}
      <audio ref={element} src={audio} preload="none" controls className={styles.native} />
      <Bar recording={recording} playback={playback} />
      <SeekBar {...{ id, waveform, at, seconds }} chapterTitle={chapter?.title} onSeek={seek} />
      {state === 'failed' && <Failure audio={audio} onTryAgain={toggle} />}
      <Chapters chapters={chapters} current={chapter} onSeek={seek} />
      {caption && <p className="small quiet">{caption}</p>}
      {transcript.length > 0 && <SpokenLines lines={transcript} />}
    </section>
  )
}

type BarProps = { recording: Recording; playback: ReturnType<typeof usePlayback> }

function Bar({ recording: { cover, show, title, seconds }, playback }: BarProps) {
  const { state, at, speed, toggle, setSpeed } = playback
  const isPlaying = state === 'playing'
  return (
    <div className={styles.bar}>
      {cover && <img className={styles.cover} src={cover} width="240" height="240" alt="" />}
      <button
        type="button"
        className={styles.play}
        onClick={toggle}
        data-plays
        aria-label={isPlaying ? `Pause ${title}` : `Play ${title}`}
      >
        <PlayIcon isPlaying={isPlaying} isWaiting={state === 'waiting'} />
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
  )
}

function Failure({ audio, onTryAgain }: { audio: string; onTryAgain: () => void }) {
  return (
    <p role="alert" className={styles.failure}>
      The audio could not be loaded.{' '}
      <button type="button" onClick={onTryAgain}>
        Try again
      </button>{' '}
      or{' '}
      <a href={audio} download>
        download the file
      </a>
      .
    </p>
  )
}

type Chapter = Recording['chapters'][number]
type ChaptersProps = {
  chapters: readonly Chapter[]
  current: Chapter | undefined
  onSeek: (seconds: number) => void
}

function Chapters({ chapters, current, onSeek }: ChaptersProps) {
  return (
    <ol className={styles.chapters} aria-label="Chapters">
      {chapters.map((chapter) => (
        <li key={chapter.startSeconds}>
          <button
            type="button"
            onClick={() => onSeek(chapter.startSeconds)}
            aria-current={chapter === current ? 'true' : undefined}
          >
            <span className="figures quiet">{clock(chapter.startSeconds)}</span> {chapter.title}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Both have the same corners in the same order: one turns into the other. */
const playSign = 'M8 4.5L14 8.25L14 15.75L8 19.5zM14 8.25L20 12L20 12L14 15.75z'
const pauseSign = 'M7 5L11 5L11 19L7 19zM13 5L17 5L17 19L13 19z'

function PlayIcon({ isPlaying, isWaiting }: { isPlaying: boolean; isWaiting: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-waiting={isWaiting || undefined}>
      <path d={isPlaying ? pauseSign : playSign} />
    </svg>
  )
}
