import heard from '#content/samples/harbour-lane.json' with { type: 'json' }

/** One bar as a piece of a path, whatever it stands on; `level` is from 0 to 1. */
type Bar = (level: number, at: number) => string

const round = (value: number) => Math.round(value * 10) / 10

/** Around a middle line, from `left` in steps of `step`. */
export const barAround =
  (left: number, step: number, middle: number, reach: number): Bar =>
  (level, at) => {
    const half = Math.max(1, level * reach)
    return `M${round(left + at * step)} ${round(middle - half)}v${round(2 * half)}`
  }

/** On a floor. */
export const barOn =
  (left: number, step: number, floor: number, reach: number): Bar =>
  (level, at) =>
    `M${round(left + at * step)} ${floor}v${round(-Math.max(2, level * reach))}`

/** Away from a centre, the first at twelve o'clock. */
export const barAbout =
  (x: number, y: number, inner: number, reach: number, full: number): Bar =>
  (level, at) => {
    const angle = (at / full) * 2 * Math.PI - Math.PI / 2
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const outer = inner + Math.max(2, level * reach)
    return `M${round(x + dx * inner)} ${round(y + dy * inner)}L${round(x + dx * outer)} ${round(y + dy * outer)}`
  }

type Around = Parameters<typeof barAround>
type On = Parameters<typeof barOn>

/** Bars around a middle line as one path. */
export const barsAround = (levels: readonly number[], ...place: Around) =>
  levels.map(barAround(...place)).join('')

/** Bars that stand on a floor as one path. */
export const barsOn = (levels: readonly number[], ...place: On) => levels.map(barOn(...place)).join('')

const { levels, inks } = heard.waveform
const voiced = levels.filter((_, bar) => inks[bar] !== '.')

/** Bars of our hero's sample, for drawings whose page has none of its own; `from` moves where in it they begin. */
export const speechBars = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, at) => 0.12 + 0.88 * (voiced[(from * 5 + at) % voiced.length] ?? 0))
