import type { ReactNode } from 'react'
import type { LandingLook } from '#content/landing/landing-page.ts'
import { barsAbout, barsAround, barsOn, speechBars } from './bars.ts'

/** All made of the same bars; what they do is the page's argument. */
export const drawings: Record<LandingLook['drawing'], () => ReactNode> = {
  audience: Audience,
  gates: Gates,
  keyhole: Keyhole,
  'one-against-the-row': OneAgainstTheRow,
  'ad-and-shift': AdAndShift,
  'name-tag': NameTag,
  'long-cycle': LongCycle,
  candles: Candles,
  'forty-eight-hours': FortyEightHours,
}

function Drawing({ height, width = 480, children }: { height: number; width?: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} strokeWidth="6" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Listeners all around; the place of the brand in the middle stays free. */
function Audience() {
  const heights = speechBars(72, 3)
  return (
    <Drawing height={480}>
      <path d={barsAbout(heights, 240, 240, 116, 118)} />
      <path className="lit" d={barsAbout(heights.slice(0, 19), 240, 240, 116, 118, 72)} />
    </Drawing>
  )
}

/** The same waveform after each of five desks. */
function Gates() {
  const gates = [200, 400, 600, 800, 1000]
  return (
    <Drawing width={1160} height={200}>
      <path d={barsAround(speechBars(116), 5, 10, 100, 62)} />
      <path
        className="lit"
        strokeWidth="3"
        d={gates.map((x) => `M${x} 0v200M${x} 8h22M${x} 192h22`).join('')}
      />
    </Drawing>
  )
}

/** Sound inside, silence outside. */
function Keyhole() {
  return (
    <Drawing height={480}>
      <path className="faint" strokeWidth="3" d="M0 240h86M394 240h86" />
      <path strokeWidth="3" d="M240 40a150 150 0 0 1 84 274l30 126H126l30-126A150 150 0 0 1 240 40z" />
      <path className="lit" d={barsAround(speechBars(23, 9), 130, 10, 190, 84)} />
    </Drawing>
  )
}

/** Everyone at the same height, and one voice that is not. */
function OneAgainstTheRow() {
  const row = Array.from({ length: 97 }, (_, at) => (at % 4 === 1 ? 0.34 : 0.28))
  return (
    <Drawing width={1160} height={220}>
      <path className="faint" d={barsOn(row, 4, 12, 220, 220)} />
      <path className="lit" strokeWidth="9" d="M724 220V0" />
    </Drawing>
  )
}

/** Above, what the advertisement says; below, what the shift sounds like. */
function AdAndShift() {
  const lines = [40, 66, 92, 118]
  return (
    <Drawing height={400}>
      <path
        className="faint"
        strokeWidth="8"
        d={lines.map((y, at) => `M40 ${y}h${[400, 372, 400, 214][at]}`).join('')}
      />
      <path d={barsAround(speechBars(41, 4), 40, 10, 274, 104)} />
      <path className="lit" d={barsAround(speechBars(41, 4).slice(0, 15), 40, 10, 274, 104)} />
    </Drawing>
  )
}

/** The sound is ours, the tag on it is yours to write on. */
function NameTag() {
  return (
    <Drawing height={420}>
      <path d={barsAround(speechBars(47, 6), 10, 10, 150, 128)} />
      <path className="lit" strokeWidth="3" d="M120 250h240l40 56-40 56H120zM348 306a8 8 0 1 0 .1 0" />
      <path className="faint" strokeWidth="3" strokeDasharray="8 8" d="M148 318h150" />
    </Drawing>
  )
}

/** Six months of small sounds, then the call. */
function LongCycle() {
  const heights = Array.from(
    { length: 96 },
    (_, at) => 0.1 + 0.62 * (at / 96) * (speechBars(96, 2)[at] ?? 0) + 0.1 * (at / 96),
  )
  return (
    <Drawing width={1160} height={220}>
      <path
        className="faint"
        strokeWidth="2"
        d={[1, 2, 3, 4, 5].map((month) => `M${month * 190} 0v220`).join('')}
      />
      <path d={barsOn(heights, 8, 11.8, 220, 300)} />
      <path className="lit" strokeWidth="9" d="M1146 220V0" />
    </Drawing>
  )
}

/** A quarter as candles: bars that an investor reads. */
function Candles() {
  const heights = speechBars(22, 12)
  const middle = (at: number) => 300 - at * 7 - 40 * Math.sin(at / 3)
  const candle = (at: number, reach: number) =>
    `M${20 + at * 21} ${Math.round(middle(at) - reach)}v${Math.round(2 * reach)}`
  const all = heights.map((height, at) => ({ at, height, isRising: Math.sin((at + 0.5) / 3) > -0.2 }))
  const path = (isRising: boolean) => all.filter((one) => one.isRising === isRising)
  return (
    <Drawing height={440}>
      <path strokeWidth="2" d={all.map(({ at, height }) => candle(at, 24 + height * 60)).join('')} />
      <path
        strokeWidth="11"
        d={path(false)
          .map(({ at, height }) => candle(at, 10 + height * 34))
          .join('')}
      />
      <path
        className="lit"
        strokeWidth="11"
        d={path(true)
          .map(({ at, height }) => candle(at, 10 + height * 34))
          .join('')}
      />
    </Drawing>
  )
}

/** A dial of forty-eight hours, the first twenty-four of them done. */
function FortyEightHours() {
  const even = Array.from({ length: 48 }, (_, hour) => (hour % 6 === 0 ? 1 : 0.55))
  return (
    <Drawing height={480}>
      <path className="faint" d={barsAbout(even, 240, 240, 150, 80)} />
      <path className="lit" strokeWidth="8" d={barsAbout(even.slice(0, 25), 240, 240, 150, 80, 48)} />
      <path strokeWidth="8" d="M240 240V120M240 240l62 62" />
    </Drawing>
  )
}
