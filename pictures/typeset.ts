import type { LetteredWord } from './lettering.ts'

export type TypeLine = { words: LetteredWord[]; width: number }
/** `height` reaches from the first capitals to the last baseline, `depth` from there to the lowest ink. */
export type TypeBlock = { lines: TypeLine[]; size: number; leading: number; height: number; depth: number }

/** Heights in parts of the size, read off the face: capitals, and the space between words. */
export const capital = 0.66
const space = 215

type Room = { width: number; height: number; most: number; largest: number; leading?: number }

/** The breaks that let the words stand largest in the room. */
export function typeset(
  words: LetteredWord[],
  { width, height, most, largest, leading = 0.98 }: Room,
): TypeBlock {
  const blocks = Array.from({ length: Math.min(most, words.length) }, (_, more) => {
    const lines = brokenIntoLines(words, more + 1)
    const widest = Math.max(...lines.map((line) => line.width))
    const tall = capital + (lines.length - 1) * leading
    const size = Math.min(largest, (1000 * width) / widest, height / tall)
    const depth = Math.max(0, ...(lines.at(-1)?.words ?? []).map((word) => word.bottom))
    return { lines, size, leading, height: size * tall, depth: (depth * size) / 1000 }
  })
  const empty = { lines: [], size: 0, leading, height: 0, depth: 0 }
  return blocks.reduce<TypeBlock>((best, block) => (block.size > best.size * 1.12 ? block : best), empty)
}

/** At most `count` lines, the widest of them as narrow as can be. */
export function brokenIntoLines(words: LetteredWord[], count: number): TypeLine[] {
  const widths = words.flatMap((_, from) =>
    words.slice(from).map((_, to) => lineOf(words.slice(from, from + to + 1)).width),
  )
  for (const limit of widths.sort((one, other) => one - other)) {
    const lines = filled(words, limit)
    if (lines && lines.length <= count) return lines
  }
  return [lineOf(words)]
}

function filled(words: LetteredWord[], limit: number): TypeLine[] | undefined {
  const lines: TypeLine[] = []
  let rest = words
  while (rest.length > 0) {
    let take = rest.length
    while (take > 0 && lineOf(rest.slice(0, take)).width > limit) take--
    if (take === 0) return undefined
    lines.push(lineOf(rest.slice(0, take)))
    rest = rest.slice(take)
  }
  return lines
}

/** The width of a line is that of its ink, so that edges align to the eye. */
function lineOf(words: LetteredWord[]): TypeLine {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return { words, width: 0 }
  const before = words.slice(0, -1).reduce((sum, word) => sum + word.advance + space, 0)
  return { words, width: before + last.right - first.left }
}

/** Where each word of a line begins, in thousandths, its first ink at 0. */
export function offsets({ words }: TypeLine): number[] {
  let x = -(words[0]?.left ?? 0)
  return words.map((word) => {
    const at = x
    x += word.advance + space
    return at
  })
}
