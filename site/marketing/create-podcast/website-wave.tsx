import { createPodcast } from '#content/create-podcast.ts'
import { barCount, barsOfCharacter, type WebsiteBars, websiteBars } from './website-bars.ts'
import styles from './website-wave.module.css'

const ghost = { ...websiteBars(createPodcast.websiteStep.placeholder, true), spoken: 0 }

type WebsiteWaveProps = {
  website: string
  isTaken: boolean
  /** How many quarters of the episode are done. */
  quartersDone: readonly boolean[]
}

/** The edge between page and desk: a ghost until an address is typed, then its bars, above in ink and below in light. */
export function WebsiteWave({ website, isTaken, quartersDone }: WebsiteWaveProps) {
  const bars = website.trim() ? websiteBars(website, isTaken) : ghost
  const look = (at: number) => {
    if (quartersDone[Math.floor((at * quartersDone.length) / barCount)]) return styles.done
    if (at >= bars.spoken) return undefined
    return !isTaken && at >= bars.spoken - barsOfCharacter ? styles.current : styles.spoken
  }
  return (
    <div className={styles.wave}>
      <Half className={styles.above} bars={bars} look={look} />
      <Half className={`night ${styles.below}`} bars={bars} look={look} />
    </div>
  )
}

type HalfProps = {
  className: string | undefined
  bars: WebsiteBars
  look: (at: number) => string | undefined
}

function Half({ className, bars, look }: HalfProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${barCount * 8} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.heights.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place
        <rect key={at} x={at * 8 + 2} width="4" height={Math.round(2 + height * 96)} className={look(at)} />
      ))}
    </svg>
  )
}
