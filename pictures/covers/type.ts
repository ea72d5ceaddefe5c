import type { LetteredWord } from '#pictures/lettering.ts'
import { lettered, placed } from '#pictures/lines.ts'
import { pathData } from '#pictures/outline.ts'
import { brokenIntoLines, type TypeLine } from '#pictures/typeset.ts'
import type { Artwork } from './artwork.ts'
import { bars } from './bars.ts'

const width = 2640
const height = 2300
const gap = 90

/** Nothing but the name, as large as the sheet; one line is said louder. */
export function type(artwork: Artwork) {
  const { name, by, random, paper, ink, accent } = artwork
  // A name in a script that the face lacks leaves nothing to show here.
  if (name.length === 0) return bars(artwork)
  const rows = lockup(name)
  const loud = Math.floor(random() * rows.length)
  const letters = rows.map(({ line, size, base }, at) => {
    const fill = at === loud && rows.length > 1 ? accent : ink
    return `<path fill="${fill}" d="${pathData(placed(line, size, 180, base))}"/>`
  })
  return `<path fill="${paper}" d="M0 0h3000v3000H0z"/>
${lettered(by(2560), { x: 180, top: 180, fill: ink })}
${letters.join('')}`
}

/** Of all numbers of lines, the one that fills the sheet best; a lockup that is too high shrinks whole. */
function lockup(words: LetteredWord[]) {
  const choices = Array.from({ length: Math.min(6, words.length) }, (_, more) =>
    stacked(brokenIntoLines(words, more + 1)),
  )
  const { rows, tall } = choices.reduce((best, choice) => (choice.misfit < best.misfit ? choice : best))
  const scale = Math.min(1, height / tall)
  return rows.map(({ line, size, base }) => ({
    line,
    size: size * scale,
    base: 2820 + (base - tall) * scale,
  }))
}

/** Every line as wide as the sheet, unless that would shout a small word: then all in one size. */
function stacked(lines: TypeLine[]) {
  const sizes = lines.map((line) => (1000 * width) / line.width)
  const least = Math.min(...sizes)
  const isEven = Math.max(...sizes) > 1.9 * least
  let tall = -gap
  const rows = lines.map((line, at) => {
    const size = isEven ? least : (sizes[at] ?? least)
    const measured = (isEven ? lines : [line]).flatMap(({ words }) => words)
    const base = tall + gap - (Math.min(...measured.map((word) => word.top)) * size) / 1000
    tall = base + (Math.max(0, ...measured.map((word) => word.bottom)) * size) / 1000
    return { line, size, base }
  })
  // A full lockup that fits a little worse is still the better poster.
  return { rows, tall, misfit: Math.abs(Math.log(tall / height)) + (isEven ? 0.3 : 0) }
}
