import type { Artwork } from './artwork.ts'
import { Lines } from './lines.tsx'
import { typeset } from './typeset.ts'

const count = 17
const step = 3000 / (count - 1)

/** The title up high; below it a waveform runs off both edges, its first bars already heard. */
export function Bars({ name, by, peaks, random, paper, ink, accent }: Artwork) {
  const title = typeset(name, { width: 2560, height: 1330, most: 5, largest: 660 })
  const sky = 480 + title.height + title.depth + 230
  const middle = (sky + 2840) / 2
  const heard = 4 + Math.floor(random() * 5)
  const bars = peaks(count).map((peak, at) => {
    const half = Math.round(60 + (middle - sky - 60) * peak)
    return `M${Math.round(at * step)} ${Math.round(middle) - half}v${2 * half}`
  })
  return (
    <>
      <path fill={paper} d="M0 0h3000v3000H0z" />
      <Lines block={by(2560)} x={220} top={220} fill={ink} />
      <Lines block={title} x={220} top={480} fill={ink} />
      <path stroke={accent} strokeWidth={136} d={bars.slice(0, heard).join('')} />
      <path stroke={ink} strokeWidth={136} d={bars.slice(heard).join('')} />
    </>
  )
}
