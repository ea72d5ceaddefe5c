import { barsPath } from './wave.ts'
import styles from './wave-edge.module.css'

/** The edge between two sections: real peaks as bars that rise out of the night below. */
export function WaveEdge({
  peaks,
  ground = 'paper',
}: {
  peaks: readonly number[]
  ground?: 'paper' | 'card'
}) {
  return (
    <svg
      className={`rises ${styles.edge} ${styles[ground]}`}
      viewBox={`0 0 ${peaks.length * 8} 48`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={barsPath(peaks, { step: 8, height: 48, from: 'bottom' })} />
    </svg>
  )
}
