import { type CallSpeaker, contact } from '#content/contact.ts'
import { clock } from '#site/ui/clock.ts'
import { barsPath } from '#site/ui/wave.ts'
import styles from './call-chapters.module.css'

const { call } = contact
const barsPerMinute = 3
/** The calendar beside it is 900 px high, and so is the call: 30 px a minute. */
const pixelsPerMinute = 30
const width = 56

/** The consultation drawn like an episode: its length as a waveform that runs down, coloured by who speaks. */
export function CallChapters({ peaks }: { peaks: readonly number[] }) {
  return (
    <ol className={styles.chapters}>
      {call.chapters.map(({ minutes, speaker, title, text }, index) => {
        const from = call.chapters.slice(0, index).reduce((sum, chapter) => sum + chapter.minutes, 0)
        return (
          <li key={title} className={styles.chapter}>
            <svg
              className={styles.bars}
              height={minutes * pixelsPerMinute}
              viewBox={`0 0 ${width} ${minutes * pixelsPerMinute}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {strokes(peaks.slice(from * barsPerMinute, (from + minutes) * barsPerMinute), speaker)}
            </svg>
            <div className={styles.words}>
              <p className={`small figures ${styles.time}`}>
                {clock(from * 60)} <span className={styles[speaker]}>{call.speakers[speaker]}</span>
              </p>
              <h3>{title}</h3>
              <p className="quiet">{text}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Bars run across instead of up; where both speak, every other bar is ours. */
function strokes(peaks: readonly number[], speaker: CallSpeaker) {
  const step = pixelsPerMinute / barsPerMinute
  const across = (offset: number) => `matrix(0 1 1 0 0 ${offset})`
  if (speaker !== 'both')
    return (
      <path className={styles[speaker]} transform={across(0)} d={barsPath(peaks, { step, height: width })} />
    )
  const everyOther = (first: 0 | 1) =>
    barsPath(
      peaks.filter((_, index) => index % 2 === first),
      { step: step * 2, height: width },
    )
  return (
    <>
      <path className={styles.you} transform={across(-step / 2)} d={everyOther(0)} />
      <path className={styles.we} transform={across(step / 2)} d={everyOther(1)} />
    </>
  )
}
