import { priceWords as words } from '#content/guide/price-words.ts'
import { finalStage } from '#domain/price-ladder.ts'
import { clock } from '#site/ui/clock.ts'
import { hideCountdown, useLadder } from './ladder.ts'
import styles from './timer.module.css'

const useIsFinal = () => useLadder(({ priceStage }) => priceStage === finalStage)
const useIsHidden = () => useLadder(({ isCountdownHidden }) => isCountdownHidden)

/** The seconds left, or, for those who want nothing to move, the time at which the price changes. */
export function Timer() {
  const isFinal = useIsFinal()
  const isHidden = useIsHidden()
  const timeLeft = useLadder((view) => (view.isCountdownHidden ? 0 : view.timeLeft))
  const endsAt = useLadder((view) => view.endsAt)
  if (isHidden && !isFinal) return <span className={styles.live}>{words.until(timeOfDay(endsAt))}</span>
  return (
    <span role="timer" className={`figures ${styles.live}`}>
      {!isFinal && <span className="unseen">{words.timeLeft} </span>}
      {isFinal ? words.finalPrice : clock(timeLeft)}
    </span>
  )
}

export function HideCountdown() {
  const isFinal = useIsFinal()
  const isHidden = useIsHidden()
  // At the top it is gone but keeps its place, so that nothing moves.
  const look = [styles.hide, styles.live, isFinal && styles.gone].filter(Boolean).join(' ')
  return (
    <button type="button" className={look} onClick={() => hideCountdown(!isHidden)}>
      {isHidden ? words.show : words.hide}
    </button>
  )
}

const timeOfDay = (milliseconds: number) =>
  new Date(milliseconds).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
