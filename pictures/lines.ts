import { pathData, type Stroke } from './outline.ts'
import { capital, offsets, type TypeBlock, type TypeLine } from './typeset.ts'

type Align = 'start' | 'middle' | 'end'
type Place = { x: number; align?: Align; fill: string } & ({ top: number } | { bottom: number })

/** A typeset block: `top` is the top of its first capitals, `bottom` its last baseline. */
export function lettered(
  { lines, size, leading, height }: TypeBlock,
  { x, align = 'start', fill, ...edge }: Place,
) {
  const top = 'top' in edge ? edge.top : edge.bottom - height
  const strokes = lines.flatMap((line, at) => {
    const left = aligned((line.width * size) / 1000, x, align)
    return placed(line, size, left, top + (capital + at * leading) * size)
  })
  return strokes.length > 0 ? `<path fill="${fill}" d="${pathData(strokes)}"/>` : ''
}

function aligned(width: number, x: number, align: Align) {
  return align === 'start' ? x : align === 'middle' ? x - width / 2 : x - width
}

/** The strokes of one line with its first ink at `x`, standing on `y`. */
export function placed(line: TypeLine, size: number, x: number, y: number): Stroke[] {
  const starts = offsets(line)
  const scale = size / 1000
  return line.words.flatMap((word, index) =>
    word.strokes.map(({ command, points }) => ({
      command,
      points: points.map((value, axis) =>
        axis % 2 ? y + value * scale : x + (value + (starts[index] ?? 0)) * scale,
      ),
    })),
  )
}
