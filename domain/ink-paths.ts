import { type Ink, inkOf, type Waveform } from './waveform.ts'

type Geometry = {
  /** From one bar to the next. */
  step: number
  /** Of a bar at its loudest; a silent one stays a dot. */
  height: number
  from?: 'middle' | 'bottom'
  /** Only bars for which this is so. */
  takes?: (bar: number) => boolean
}

/** A waveform's bars as strokes, a path for each ink: page, letter and card draw them in colours of their own. */
export function inkPaths(
  waveform: Waveform,
  { step, height, from = 'middle', takes = () => true }: Geometry,
): Record<Ink, string> {
  const paths = { asks: '', answers: '', nobody: '' }
  for (const [bar, level] of waveform.levels.entries()) {
    if (!takes(bar)) continue
    const length = Math.max(2, Math.round(level * height))
    const top = from === 'middle' ? (height - length) / 2 : height - length
    paths[inkOf(waveform, bar)] += `M${(bar + 0.5) * step} ${top}v${length}`
  }
  return paths
}
