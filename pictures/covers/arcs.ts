import { lettered } from '#pictures/lines.ts'
import { typeset } from '#pictures/typeset.ts'
import type { Artwork } from './artwork.ts'

const count = 15
const step = 190

/** Sound leaves an upper corner; every ring goes as far round as one syllable is loud. */
export function arcs({ name, by, peaks, random, paper, ink, accent }: Artwork) {
  const title = typeset(name, { width: 2560, height: 1150, most: 5, largest: 520 })
  const base = 2560 - title.depth
  const sky = base - title.height - 190
  const chosen = Math.floor(count / 3 + (random() * count) / 2)
  const mirrored = random() < 0.5 ? ' transform="matrix(-1 0 0 1 3000 0)"' : ''
  const rings = peaks(count).map((peak, at) => arc(150 + at * step, peak, sky))
  return `<path fill="${paper}" d="M0 0h3000v3000H0z"/>
<g fill="none" stroke-width="124"${mirrored}>
<path stroke="${ink}" d="${rings.filter((_, at) => at !== chosen).join('')}"/>
<path stroke="${accent}" d="${rings[chosen] ?? ''}"/>
</g>
${lettered(title, { x: 220, bottom: base, fill: ink })}
${lettered(by(2560), { x: 220, bottom: 2780, fill: ink })}`
}

/** From the upper edge towards the side, and never down into the title. */
function arc(radius: number, peak: number, sky: number) {
  const furthest = Math.asin(Math.min(1, sky / radius))
  const angle = furthest * (0.25 + 0.75 * peak)
  const x = Math.round(3000 - radius * Math.cos(angle))
  const y = Math.round(radius * Math.sin(angle))
  return `M${3000 - radius} 0A${radius} ${radius} 0 0 0 ${x} ${y}`
}
