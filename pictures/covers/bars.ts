import { lettered } from '#pictures/lines.ts'
import { typeset } from '#pictures/typeset.ts'
import type { Artwork } from './artwork.ts'

const count = 17
const step = 3000 / (count - 1)

/** The title up high; below it a waveform runs off both edges, its first bars already heard. */
export function bars({ name, by, peaks, random, paper, ink, accent }: Artwork) {
  const title = typeset(name, { width: 2560, height: 1330, most: 5, largest: 660 })
  const sky = 480 + title.height + title.depth + 230
  const middle = (sky + 2840) / 2
  const heard = 4 + Math.floor(random() * 5)
  const strokes = peaks(count).map((peak, at) => {
    const half = Math.round(60 + (middle - sky - 60) * peak)
    return `M${Math.round(at * step)} ${Math.round(middle) - half}v${2 * half}`
  })
  return `<path fill="${paper}" d="M0 0h3000v3000H0z"/>
${lettered(by(2560), { x: 220, top: 220, fill: ink })}
${lettered(title, { x: 220, top: 480, fill: ink })}
<path stroke="${accent}" stroke-width="136" d="${strokes.slice(0, heard).join('')}"/>
<path stroke="${ink}" stroke-width="136" d="${strokes.slice(heard).join('')}"/>`
}
