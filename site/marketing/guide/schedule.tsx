import { priceStages } from '#content/guide/price-stages.ts'
import { priceWords as words } from '#content/guide/price-words.ts'
import { guideStageLabels, stageSeconds } from '#domain/price-ladder.ts'
import { barsAround, speechBars } from '#site/marketing/landing/bars.ts'
import { useSettings } from '#site/settings.ts'
import { ladderWords } from './ladder-words.ts'
import { dollars } from './offers.ts'
import { secondsPerBar } from './played-bars.ts'
import styles from './schedule.module.css'
import { Timer } from './timer.tsx'

const barsPerStage = stageSeconds / secondsPerBar
const sound = speechBars(barsPerStage * guideStageLabels.length, 6)

/** The five prices as one sound that grows louder; the stage that runs is played bar by bar. */
export function GuideSchedule() {
  const settings = useSettings()
  const stages = priceStages(settings)
  const { waits } = ladderWords(settings)
  const loudest = stages.at(-1)?.price ?? 1
  return (
    <ol className={styles.schedule} aria-label={words.schedule} data-steps="">
      {stages.map(({ label, price }, stage) => (
        <li key={label} className={styles.step} aria-current={stage === 0 ? 'step' : undefined}>
          <Bars stage={stage} loudness={Math.sqrt(price / loudest)} />
          <p className={styles.label}>{label}</p>
          <p className={`display figures ${styles.price}`}>{dollars(price)}</p>
          <p className={styles.state}>{stage === 0 ? <Now /> : waits[stage]}</p>
        </li>
      ))}
    </ol>
  )
}

/** Goes from step to step. */
const Now = () => (
  <span data-now="">
    <span className={styles.now}>{words.current}</span> <Timer />
  </span>
)

const Bars = ({ stage, loudness }: { stage: number; loudness: number }) => (
  <svg viewBox="0 0 300 120" preserveAspectRatio="none" className={styles.bars} aria-hidden="true">
    <path d={drawn(loudness, stage, barsPerStage)} />
    {stage === 0 && <path className={styles.played} d={drawn(loudness, stage, 1)} data-played="" />}
  </svg>
)

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
