import { speechBars } from '#site/marketing/landing/bars.ts'

const bars = 132
const turns = 2.6
const centre = 240

/** Sound on its way into the ear: the bars follow the winding of the cochlea and grow toward its mouth. */
export function Cochlea({ className }: { className?: string | undefined }) {
  const heights = speechBars(bars, 8)
  const path = heights
    .map((height, at) => {
      const along = at / bars
      // The square root sets the bars at about equal distances, although the winding widens.
      const wound = Math.sqrt(0.02 + 0.98 * along)
      const angle = wound * turns * 2 * Math.PI + 0.6
      const middle = 10 + 184 * wound ** 1.5
      const reach = (3 + 43 * wound ** 1.6) * (0.35 + 0.65 * height)
      return point(angle, middle - reach, 'M') + point(angle, middle + reach, 'L')
    })
    .join('')
  return (
    <svg viewBox="0 0 480 480" strokeWidth="5.5" className={className} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

const point = (angle: number, radius: number, command: 'M' | 'L') =>
  `${command}${Math.round(centre + Math.cos(angle) * radius)} ${Math.round(centre + Math.sin(angle) * radius)}`
