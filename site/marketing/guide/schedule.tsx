import { priceWords as words } from '#content/guide/price-words.ts'
import { guideStageLabels, minutesUntil, stageSeconds } from '#domain/price-ladder.ts'
import { barsAround, speechBars } from '#site/marketing/landing/bars.ts'
import { useLadder } from './ladder.ts'
import { dollars, type PriceOffer, useOffers } from './offers.ts'
import styles from './schedule.module.css'
import { Timer } from './timer.tsx'

const secondsPerBar = 10
const barsPerStage = stageSeconds / secondsPerBar
const sound = speechBars(barsPerStage * guideStageLabels.length, 6)

/** The five prices as one sound that grows louder; the stage that runs is played bar by bar. */
export function GuideSchedule() {
  const current = useLadder(({ priceStage }) => priceStage)
  const offers = useOffers()
  return (
    <ol className={styles.schedule} aria-label={words.schedule}>
      {offers.map((offer, stage) => (
        <Step key={offer.label} offer={offer} stage={stage} current={current} />
      ))}
    </ol>
  )
}

function Step({ offer, stage, current }: { offer: PriceOffer; stage: number; current: number }) {
  const when = stage < current ? 'past' : stage > current ? 'future' : 'current'
  return (
    <li className={`${styles.step} ${styles[when]}`} aria-current={when === 'current' ? 'step' : undefined}>
      <Bars stage={stage} isCurrent={when === 'current'} />
      <p className={styles.label}>{offer.label}</p>
      <p className={`display figures ${styles.price}`}>{dollars(offer.price)}</p>
      <p className={styles.state}>
        {when === 'past' && words.expired}
        {when === 'future' && words.inMinutes(minutesUntil(stage, current))}
        {when === 'current' && (
          <>
            <span className={styles.now}>{words.current}</span> <Timer />
          </>
        )}
      </p>
    </li>
  )
}

function Bars({ stage, isCurrent }: { stage: number; isCurrent: boolean }) {
  const offers = useOffers()
  const loudness = Math.sqrt((offers[stage]?.price ?? 0) / (offers.at(-1)?.price ?? 1))
  const played = useLadder((view) => (isCurrent && !view.isCountdownHidden ? playedBars(view.timeLeft) : 0))
  return (
    <svg viewBox="0 0 300 120" preserveAspectRatio="none" className={styles.bars} aria-hidden="true">
      <path d={drawn(loudness, stage, barsPerStage)} />
      {played > 0 && <path className={styles.played} d={drawn(loudness, stage, played)} />}
    </svg>
  )
}

const playedBars = (timeLeft: number) => Math.floor((stageSeconds - timeLeft) / secondsPerBar) + 1

/** Loud as the price: the root keeps the first stages visible beside the last. */
function drawn(loudness: number, stage: number, count: number) {
  const bars = sound.slice(stage * barsPerStage, stage * barsPerStage + count)
  return barsAround(
    bars.map((height) => Math.max(0.04, height * loudness)),
    5,
    10,
    60,
    60,
  )
}
