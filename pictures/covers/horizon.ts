import { lettered } from '#pictures/lines.ts'
import { typeset } from '#pictures/typeset.ts'
import type { Artwork } from './artwork.ts'

const count = 40
const step = 3000 / count

/** The title is the ground; a voice stands on it like a wood before a low sun. */
export function horizon({ name, by, peaks, random, paper, ink, accent }: Artwork) {
  const title = typeset(name, { width: 2560, height: 900, most: 4, largest: 540 })
  const base = 2570 - title.depth
  const ground = Math.round(base - title.height - 240)
  const sun = 850 + Math.floor(random() * 5) * 325
  const slope = random() * Math.PI
  const bars = peaks(count).map((peak, at) => {
    const hill = 0.45 + 0.55 * Math.sin(slope + (at / count) * 5) ** 2
    return `M${Math.round((at + 0.5) * step)} ${ground}v-${Math.round(ground * 0.58 * hill * (0.3 + 0.7 * peak))}`
  })
  return `<path fill="${paper}" d="M0 0h3000v3000H0z"/>
<circle fill="${accent}" cx="${sun}" cy="${ground - 190}" r="920"/>
<path stroke="${ink}" stroke-width="38" d="${bars.join('')}"/>
<path fill="${ink}" d="M0 ${ground}h3000V3000H0z"/>
${lettered(title, { x: 1500, align: 'middle', bottom: base, fill: paper })}
${lettered(by(2560), { x: 1500, align: 'middle', bottom: 2780, fill: paper })}`
}
