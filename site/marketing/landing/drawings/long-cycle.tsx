import { offersOf } from '#content/packages.ts'
import { fewerBars, type Waveform } from '#domain/waveform.ts'
import { barOn } from '#site/marketing/landing/bars.ts'
import { useSettings } from '#site/settings.ts'
import { type DrawingProps, Frame, TwoInkBars } from './drawing.tsx'
import styles from './wide.module.css'

const months = [1, 2, 3, 4, 5, 6]
const barsOfEpisode = 4

/** Six months of episodes, each a piece of the sample, and the signature at their end. */
export function LongCycle({ heard }: DrawingProps) {
  const { episodesPerMonth } = offersOf(useSettings()).expert
  const waveform = fewerBars(heard.waveform, months.length * episodesPerMonth * barsOfEpisode)
  return (
    <>
      <InOneRow waveform={waveform} episodesPerMonth={episodesPerMonth} />
      <InSixRows waveform={waveform} episodesPerMonth={episodesPerMonth} />
    </>
  )
}

type Months = { waveform: Waveform; episodesPerMonth: number }

function InOneRow({ waveform, episodesPerMonth }: Months) {
  const episode = 1120 / (months.length * episodesPerMonth)
  const bar = (level: number, at: number) => barOn(4 + placeOf(at, episode), 0, 190, 182)(level, at)
  return (
    <Frame width={1160} height={232} className={styles.wide}>
      <TwoInkBars waveform={waveform} bar={bar} />
      {months.map((month) => (
        <text key={month} x={(month - 1) * episode * episodesPerMonth} y="226" className="label start">
          {month === 1 ? 'Month 1' : month}
        </text>
      ))}
      <path className="lit" strokeWidth="9" d="M1146 190V0" />
      <text x="1150" y="226" className="label end">
        Signature
      </text>
    </Frame>
  )
}

function InSixRows({ waveform, episodesPerMonth }: Months) {
  const inMonth = episodesPerMonth * barsOfEpisode
  const end = months.length * 58
  const bar = (level: number, at: number) => {
    const left = 44 + placeOf(at % inMonth, 296 / episodesPerMonth)
    return barOn(left, 0, Math.floor(at / inMonth) * 58 + 48, 44)(level, at)
  }
  return (
    <Frame width={340} height={end + 48} className={styles.phone}>
      <TwoInkBars waveform={waveform} bar={bar} />
      {months.map((month) => (
        <text key={month} x="0" y={month * 58 - 10} className="small start">
          {month}
        </text>
      ))}
      <path className="lit" strokeWidth="8" d={`M44 ${end + 12}h296`} />
      <text x="340" y={end + 42} className="small end">
        Signature
      </text>
    </Frame>
  )
}

/** An episode's bars stand close together, with a gap before the next one. */
const placeOf = (at: number, episode: number) =>
  Math.floor(at / barsOfEpisode) * episode + (at % barsOfEpisode) * (episode / (barsOfEpisode + 2))
