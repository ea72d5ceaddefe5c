import { lettered } from '#pictures/lines.ts'
import { typeset } from '#pictures/typeset.ts'
import type { Artwork } from './artwork.ts'

const count = 64
const radius = 1030

/** The episode runs once round its title, from the top; what has been heard is bright. */
export function orbit({ name, by, peaks, random, paper, ink, accent }: Artwork) {
  const title = typeset(name, { width: 1600, height: 920, most: 5, largest: 600 })
  const top = 1500 - (title.height + 290) / 2
  const below = top + title.height + 200
  const chord = 2 * Math.sqrt(radius ** 2 - (below + 90 - 1500) ** 2)
  const rays = peaks(count).map((peak, at) => ray((at / count) * 2 * Math.PI, 1130 + 300 * peak))
  const heard = 9 + Math.floor(random() * 24)
  return `<path fill="${paper}" d="M0 0h3000v3000H0z"/>
<circle fill="${ink}" cx="1500" cy="1500" r="${radius}"/>
<path stroke="${ink}" stroke-width="62" d="${rays.slice(heard).join('')}"/>
<path stroke="${accent}" stroke-width="62" d="${rays.slice(0, heard).join('')}"/>
${lettered(title, { x: 1500, align: 'middle', top, fill: paper })}
${lettered(by(chord - 220, 2), { x: 1500, align: 'middle', top: below, fill: paper })}`
}

function ray(angle: number, end: number) {
  const [across, down] = [Math.sin(angle), -Math.cos(angle)]
  const at = (length: number) => `${Math.round(1500 + length * across)} ${Math.round(1500 + length * down)}`
  return `M${at(radius + 60)}L${at(end)}`
}
