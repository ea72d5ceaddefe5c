/** Deterministic bar heights between 0 and 1 that look like speech: syllables inside phrases inside breaths. */
export function speechBars(count: number, phase = 0) {
  return Array.from({ length: count }, (_, at) => {
    const phrase = Math.abs(Math.sin((at + phase) / 7.3))
    const syllable = 0.55 + 0.45 * Math.sin((at + phase) * 2.1) * Math.cos((at + phase) * 0.83)
    return 0.12 + 0.88 * phrase * syllable
  })
}

const round = (value: number) => Math.round(value * 10) / 10

/** Bars around a middle line, from `left` in steps of `step`. */
export const barsAround = (
  heights: readonly number[],
  left: number,
  step: number,
  middle: number,
  reach: number,
) =>
  heights
    .map(
      (height, at) =>
        `M${round(left + at * step)} ${round(middle - height * reach)}v${round(2 * height * reach)}`,
    )
    .join('')

/** Bars that stand on a floor. */
export const barsOn = (
  heights: readonly number[],
  left: number,
  step: number,
  floor: number,
  reach: number,
) => heights.map((height, at) => `M${round(left + at * step)} ${floor}v${round(-height * reach)}`).join('')

/** Bars that point away from a centre, the first at twelve o'clock. */
export const barsAbout = (
  heights: readonly number[],
  x: number,
  y: number,
  inner: number,
  reach: number,
  full = heights.length,
) =>
  heights
    .map((height, at) => {
      const angle = (at / full) * 2 * Math.PI - Math.PI / 2
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const outer = inner + height * reach
      return `M${round(x + dx * inner)} ${round(y + dy * inner)}L${round(x + dx * outer)} ${round(y + dy * outer)}`
    })
    .join('')
