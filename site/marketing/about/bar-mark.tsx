import { speechBars } from '#site/marketing/landing/bars.ts'

const radius = 240
const step = 15
/** Half the height of the cut along the diagonal, as in covers/mark.tsx at twenty times its size. */
const cut = 51

/** The mark, the switched-off microphone, built from the bars of the sound that is made without it. */
export function BarMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 480" strokeWidth="8" className={className} aria-hidden="true">
      <path d={barsOfTheDisc()} />
    </svg>
  )
}

function barsOfTheDisc() {
  const count = (2 * radius) / step
  return speechBars(count, 5)
    .map((height, at) => {
      const x = (at + 0.5) * step
      const chord = Math.sqrt(radius ** 2 - (x - radius) ** 2) * (0.86 + 0.14 * height)
      const [top, bottom] = [radius - chord, radius + chord]
      return bar(x, top, Math.min(bottom, x - cut)) + bar(x, Math.max(top, x + cut), bottom)
    })
    .join('')
}

const bar = (x: number, from: number, to: number) =>
  to - from < 6 ? '' : `M${x} ${Math.round(from)}V${Math.round(to)}`
