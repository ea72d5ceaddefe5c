import type { ReactNode } from 'react'
import type { LandingPage } from '#content/landing/landing-page.ts'
import { type Ink, inkOf, type Waveform } from '#domain/waveform.ts'
import type { HeardShow } from '#site/marketing/landing/heard.ts'

export type DrawingProps = { heard: HeardShow; page: LandingPage }

type FrameProps = { height: number; width?: number; className?: string | undefined; children: ReactNode }

export function Frame({ height, width = 480, className, children }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth="6"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

type TwoInkBarsProps = { waveform: Waveform; bar: (level: number, at: number) => string }

/** The sample's own bars, whatever they stand on: who asks in the colour of text, who answers in the show's. */
export function TwoInkBars({ waveform, bar }: TwoInkBarsProps) {
  const barsOf = (ink: Ink) =>
    waveform.levels.map((level, at) => (inkOf(waveform, at) === ink ? bar(level, at) : '')).join('')
  return (
    <>
      <path className="faint" d={barsOf('nobody')} />
      <path d={barsOf('asks')} />
      <path className="lit" d={barsOf('answers')} />
    </>
  )
}

/** A piece of a waveform, by the numbers of its first bar and of the bar after its last one. */
export const piece = ({ levels, inks }: Waveform, from: number, to: number): Waveform => ({
  levels: levels.slice(from, to),
  inks: inks.slice(from, to),
})
