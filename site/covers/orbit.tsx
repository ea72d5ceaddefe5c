import type { Artwork } from './artwork.ts'
import { Lines } from './lines.tsx'
import { typeset } from './typeset.ts'

const count = 64

/** The episode runs once round its title, from the top; what has been heard is bright. */
export function Orbit({ name, by, peaks, random, paper, ink, accent }: Artwork) {
  const title = typeset(name, { width: 1600, height: 1000, most: 5, largest: 600 })
  const rays = peaks(count).map((peak, at) => ray((at / count) * 2 * Math.PI, 1090, 1130 + 300 * peak))
  const heard = 9 + Math.floor(random() * 24)
  return (
    <>
      <path fill={paper} d="M0 0h3000v3000H0z" />
      <circle fill={ink} cx={1500} cy={1500} r={1030} />
      <path stroke={ink} strokeWidth={62} d={rays.slice(heard).join('')} />
      <path stroke={accent} strokeWidth={62} d={rays.slice(0, heard).join('')} />
      <Lines block={title} x={1500} align="middle" top={1430 - title.height / 2} fill={paper} />
      <Lines block={by(1480, 2)} x={1500} align="middle" top={1640 + title.height / 2} fill={paper} />
    </>
  )
}

function ray(angle: number, from: number, to: number) {
  const at = (radius: number) =>
    `${Math.round(1500 + radius * Math.sin(angle))} ${Math.round(1500 - radius * Math.cos(angle))}`
  return `M${at(from)}L${at(to)}`
}
