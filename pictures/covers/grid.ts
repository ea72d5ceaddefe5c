import { lettered } from '#pictures/lines.ts'
import { typeset } from '#pictures/typeset.ts'
import type { Artwork } from './artwork.ts'

const rows = 12
const step = 3000 / rows

/** A title that climbs, and beside it a waveform that climbs with it, printed as a raster of dots. */
export function grid({ name, by, peaks, random, paper, ink, accent }: Artwork) {
  const title = climbing(name)
  const margin = 220 + title.height + title.depth + 240
  const columns = Math.floor((3000 - margin - 200) / step)
  const left = 3000 - columns * step
  const heard = 3 + Math.floor(random() * 6)
  const levels = peaks(rows)
  return `<path fill="${paper}" d="M0 0h3000v3000H0z"/>
<path fill="${ink}" d="M${left} 0H3000V3000H${left}z"/>
<g transform="rotate(-90)">
${lettered(title, { x: -2780, top: 220, fill: ink })}
${lettered(by(2560), { x: -2780, bottom: margin, fill: ink })}
</g>
<g transform="translate(${left + step / 2} ${step / 2})scale(${step})" stroke-linecap="round">
${dots({ levels, columns, from: 0, to: rows - heard, colour: paper })}
${dots({ levels, columns, from: rows - heard, to: rows, colour: accent })}
</g>`
}

/** One line from edge to edge if that is large enough. */
function climbing(name: Artwork['name']) {
  const whole = typeset(name, { width: 2560, height: 900, most: 1, largest: 720 })
  return whole.size > 380 ? whole : typeset(name, { width: 2560, height: 900, most: 4, largest: 440 })
}

type Raster = { levels: number[]; columns: number; from: number; to: number; colour: string }

/** A dot is a line of no length with a round end: one path for each of a few sizes. */
function dots({ levels, columns, from, to, colour }: Raster) {
  const sizes = new Map<number, string>()
  for (let row = from; row < to; row++) {
    for (let column = 0; column < columns; column++) {
      const away = Math.abs(column - (columns - 1) / 2) / ((columns + 1) / 2)
      const size = Math.round(Math.min(1, Math.max(0.15, 1.6 * (levels[row] ?? 0) - away)) * 8)
      sizes.set(size, `${sizes.get(size) ?? ''}M${column} ${row}h0`)
    }
  }
  return [...sizes]
    .map(
      ([size, d]) => `<path stroke="${colour}" stroke-width="${Math.round(size * 11.75) / 100}" d="${d}"/>`,
    )
    .join('')
}
