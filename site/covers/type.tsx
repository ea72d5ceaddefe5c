import type { Artwork } from './artwork.ts'
import { Bars } from './bars.tsx'
import { Lines, placed } from './lines.tsx'
import { pathData } from './outline.ts'
import { broken, type Line } from './typeset.ts'

const width = 2640
const height = 2300
const gap = 90

/** Nothing but the name, every line as wide as the sheet; one line is said louder. */
export function Type(artwork: Artwork) {
  const { name, by, random, paper, ink, accent } = artwork
  // A name in a script that the face lacks leaves nothing to show here.
  if (name.length === 0) return <Bars {...artwork} />
  const lines = lockup(name)
  const loud = Math.floor(random() * lines.length)
  return (
    <>
      <path fill={paper} d="M0 0h3000v3000H0z" />
      {lines.map(({ line, size, y }, at) => (
        <path
          key={y}
          fill={at === loud && lines.length > 1 ? accent : ink}
          d={pathData(placed(line, size, 180, y))}
        />
      ))}
      <Lines block={by(2560)} x={180} top={180} fill={ink} />
    </>
  )
}

/** Of all numbers of lines, the one that fills the sheet best; a lockup that is too high shrinks whole. */
function lockup(words: Artwork['name']) {
  const choices = Array.from({ length: Math.min(6, words.length) }, (_, more) =>
    stacked(broken(words, more + 1)),
  )
  const misfit = (tall: number) => Math.abs(Math.log(tall / height))
  const best = choices.sort((one, other) => misfit(one.tall) - misfit(other.tall))[0]
  if (!best) return []
  const scale = Math.min(1, height / best.tall)
  return best.rows.map(({ line, size, y }) => ({
    line,
    size: size * scale,
    y: 2820 - best.tall * scale + y * scale,
  }))
}

function stacked(lines: Line[]) {
  let y = 0
  const rows = lines.map((line) => {
    const size = (1000 * width) / line.width
    const top = Math.min(...line.words.map((word) => word.top))
    const bottom = Math.max(0, ...line.words.map((word) => word.bottom))
    const base = y - (top * size) / 1000
    y = base + (bottom * size) / 1000 + gap
    return { line, size, y: base }
  })
  return { rows, tall: y - gap }
}
