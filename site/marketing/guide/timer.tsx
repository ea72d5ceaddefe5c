import { priceWords as words } from '#content/guide/price-words.ts'
import { stageSeconds } from '#domain/price-ladder.ts'
import { clock } from '#site/ui/clock.ts'
import styles from './timer.module.css'

/** The seconds left, or, for those who want nothing to move, the time at which the price changes. */
export const Timer = () => (
  <span className={styles.live}>
    <span role="timer" className={`figures ${styles.moving}`}>
      <span className="unseen" data-says="timeLeft">
        {`${words.timeLeft} `}
      </span>
      <span data-left="">{clock(stageSeconds)}</span>
    </span>
    <span className={styles.still}>
      {words.until} <span data-until="" />
    </span>
  </span>
)

export const HideCountdown = () => (
  <button type="button" className={`${styles.hide} ${styles.live}`} data-hides="">
    <span className={styles.moving}>{words.hide}</span>
    <span className={styles.still}>{words.show}</span>
  </button>
)
