import type { LandingPage } from '#content/landing/landing-page.ts'
import { fewerBars, type Waveform } from '#domain/waveform.ts'
import { barAround, barOn } from '#site/marketing/landing/bars.ts'
import { type DrawingProps, Frame, piece, TwoInkBars } from './drawing.tsx'
import styles from './wide.module.css'

/** Who has to sign: what stands before the colon of each question. */
const desksOf = (page: LandingPage) =>
  page.sections.flatMap((section) =>
    section.look === 'pairs' ? section.items.map(({ problem }) => problem.split(':')[0] ?? '') : [],
  )

/** The same episode after each of five desks. */
export function Gates({ heard, page }: DrawingProps) {
  const desks = desksOf(page)
  const each = 1160 / desks.length
  return (
    <>
      <Frame width={1160} height={232} className={styles.wide}>
        <TwoInkBars waveform={fewerBars(heard.waveform, 96)} bar={barAround(4, 1160 / 96, 100, 92)} />
        {desks.map((desk, at) => (
          <g key={desk}>
            <path className="lit" strokeWidth="3" d={`M${(at + 1) * each - 2} 0v200m0-198h-18m18 196h-18`} />
            <text x={(at + 1) * each} y="226" className="label end">
              {desk}
            </text>
          </g>
        ))}
      </Frame>
      <Frame width={340} height={desks.length * 76} className={styles.phone}>
        {desks.map((desk, at) => (
          <g key={desk} transform={`translate(0 ${at * 76})`}>
            <TwoInkBars waveform={fifth(heard.waveform, at, desks.length)} bar={barAround(4, 9.4, 34, 32)} />
            <path className="lit" strokeWidth="2" d="M158 2h12v64h-12" />
            <text x="182" y="41" className="small start">
              {desk}
            </text>
          </g>
        ))}
      </Frame>
    </>
  )
}

const fifth = (waveform: Waveform, at: number, of: number) =>
  fewerBars(piece(waveform, ...between(waveform, at, of)), 16)

const between = ({ levels }: Waveform, at: number, of: number): [number, number] => [
  Math.floor((at * levels.length) / of),
  Math.floor(((at + 1) * levels.length) / of),
]

/** The whole sample kept low, and one sentence of it that is not. */
export function OneAgainstTheRow({ heard }: DrawingProps) {
  return (
    <>
      <Frame width={1160} height={220} className={styles.wide}>
        <Row heard={heard} bars={96} width={1160} height={220} />
      </Frame>
      <Frame width={340} height={190} className={styles.phone}>
        <Row heard={heard} bars={54} width={340} height={190} />
      </Frame>
    </>
  )
}

type RowProps = Pick<DrawingProps, 'heard'> & { bars: number; width: number; height: number }

function Row({ heard: { waveform, said, seconds }, bars, width, height }: RowProps) {
  const [{ start, end }] = said
  const low = barOn(3, width / bars, height, height * 0.3)
  const high = barOn(3, width / bars, height, height)
  const isSaid = (at: number) => ((at + 0.5) * seconds) / bars > start && ((at + 0.5) * seconds) / bars < end
  const { levels } = fewerBars(waveform, bars)
  const barsWhere = (wanted: boolean) =>
    levels.map((level, at) => (isSaid(at) === wanted ? (wanted ? high : low)(level, at) : '')).join('')
  return (
    <>
      <path className="faint" strokeWidth="4.5" d={barsWhere(false)} />
      <path className="lit" strokeWidth="5.5" d={barsWhere(true)} />
    </>
  )
}
