import styles from './ways-on.module.css'

/** Where one goes on from here: quiet links under what they lead on from. */
export const WaysOn = ({ ways }: { ways: readonly { path: string; label: string }[] }) => (
  <ul className={styles.ways}>
    {ways.map(({ path, label }) => (
      <li key={path}>
        <a href={path}>{label}</a>
      </li>
    ))}
  </ul>
)
