import styles from './player.module.css'

const speeds = [1, 1.25, 1.5, 1.75, 2, 0.75]

export function SpeedButton({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1
  return (
    <button
      type="button"
      className={styles.speed}
      onClick={() => onChange(next)}
      aria-label={`Speed ${speed}×, change to ${next}×`}
    >
      <span className="figures">{`${speed}×`}</span>
    </button>
  )
}
