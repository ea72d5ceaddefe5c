import { createPodcast } from '#content/create-podcast.ts'
import { barCount, barsOfCharacter, type WebsiteBars, websiteBars } from './website-bars.ts'
import styles from './website-wave.module.css'

const ghost = { ...websiteBars(createPodcast.websiteStep.placeholder, true), spoken: 0 }

type WebsiteWaveProps = {
  website: string
  isTaken: boolean
  /** How many quarters of the episode are done. */
  quartersDone: readonly boolean[]
  /** Only what stands above the edge. */
  isUpper?: boolean
}

/** The edge between page and desk: a ghost until an address is typed, then its bars, above in ink and below in light. */
export function WebsiteWave({ website, isTaken, quartersDone, isUpper = false }: WebsiteWaveProps) {
  const bars = website.trim() ? websiteBars(website, isTaken) : ghost
  const look = (at: number): Look => {
    if (quartersDone[Math.floor((at * quartersDone.length) / barCount)]) return 'done'
    if (at >= bars.spoken) return 'ghost'
    return !isTaken && at >= bars.spoken - barsOfCharacter ? 'current' : 'spoken'
  }
  const drawn = looks
    .map((one) => ({ look: one, path: pathOf(bars, (at) => look(at) === one) }))
    .filter(({ path }) => path)
  return (
    <div className={styles.wave} data-goes-along="website-wave">
      <Half className={styles.above} drawn={drawn} />
      {!isUpper && <Half className={`night ${styles.below}`} drawn={drawn} />}
    </div>
  )
}

const looks = ['ghost', 'spoken', 'current', 'done'] as const
type Look = (typeof looks)[number]

/** One path for all bars of a look: two hundred boxes would cost a phone a tenth of a second before it shows the page. */
function pathOf({ heights }: WebsiteBars, isMeant: (at: number) => boolean) {
  if (!heights.some((_, at) => isMeant(at))) return ''
  // Each path has every bar, so that bars can grow and shrink into their place.
  const lines = heights.map(
    (height, at) => `M${at * 8 + 4} 0V${isMeant(at) ? Math.round(2 + height * 96) : 0}`,
  )
  return lines.join('')
}

type HalfProps = { className: string | undefined; drawn: readonly { look: Look; path: string }[] }

function Half({ className, drawn }: HalfProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${barCount * 8} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawn.map(({ look, path }) => (
        <path key={look} d={path} className={styles[look]} />
      ))}
    </svg>
  )
}
