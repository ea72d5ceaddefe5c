import { inkPaths } from '#domain/ink-paths.ts'
import { inks, type Waveform } from '#domain/waveform.ts'
import styles from './two-inks.module.css'

const step = 8
const height = 96
/** So many can be told apart in a narrow place, too. */
const few = 60
const isAny = () => true
const isEven = (bar: number) => bar % 2 === 0
const isOdd = (bar: number) => bar % 2 === 1

type TwoInksProps = {
  /** Unlike any other on its page: what is heard is drawn from what is there. */
  id: string
  waveform: Waveform
  /** What it shows, where nothing beside it says so; otherwise it is an ornament. */
  label?: string
}

/**
 * The signature: an episode's own bars, in one ink where somebody asks and in the other where somebody answers. It fills
 * its place. Whatever plays the sound sets `--heard` (a percentage) on it or around it, and `data-heard` as soon as
 * something is: what is still to come then steps back. A narrow place shows every other bar of many.
 */
export function TwoInks({ id, waveform, label }: TwoInksProps) {
  const size = `0 0 ${waveform.levels.length * step} ${height}`
  const areFew = waveform.levels.length <= few
  return (
    <div
      className={areFew ? styles.waveform : `${styles.waveform} ${styles.many}`}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <svg viewBox={size} preserveAspectRatio="none" aria-hidden="true" className={styles.all}>
        <g id={id}>
          <Bars waveform={waveform} takes={areFew ? isAny : isEven} />
          {!areFew && <Bars waveform={waveform} takes={isOdd} className={styles.odd} />}
        </g>
      </svg>
      <svg viewBox={size} preserveAspectRatio="none" aria-hidden="true" className={styles.heard}>
        <use href={`#${id}`} />
      </svg>
    </div>
  )
}

type BarsProps = { waveform: Waveform; takes: (bar: number) => boolean; className?: string | undefined }

function Bars({ waveform, takes, className }: BarsProps) {
  const paths = inkPaths(waveform, { step, height, takes })
  return (
    <g className={className}>
      {inks.map((ink) => paths[ink] && <path key={ink} className={styles[ink]} d={paths[ink]} />)}
    </g>
  )
}
