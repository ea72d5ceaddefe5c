/** What an editor asks for, by the lines that it names: each hears its own part alone. */
import type { PlacedLine } from '#domain/conversation/scenes.ts'
import type { Mark } from './script-shown.ts'

type Part = { part: string; lines: readonly number[] }

/** `Put it behind line 34; line 31 goes for it`: what names no line goes on with the part before it. */
export function partsOfNote(note: string): Part[] {
  const parts: Part[] = []
  for (const piece of note.split(ends)) {
    const lines = linesIn(piece)
    const last = parts.at(-1)
    const isSame = last && (lines.length === 0 || last.lines.length === 0)
    if (isSame) parts.splice(-1, 1, { part: `${last.part} ${piece}`, lines: [...last.lines, ...lines] })
    else parts.push({ part: piece, lines })
  }
  return parts
}
/** Of a sentence, and before the next line that is named in it. */
const ends = /(?<=[.!?;]["”’]?) +|(?<=,) +(?=(?:and )?lines? \d)/

/** A line that goes for another goes alone: the rest of its beat has passed and stays. */
export function goingFor(
  named: readonly { number: number; reason: string }[],
  placed: readonly PlacedLine[],
): Mark[] {
  const beatOf = (number: number) => placed.find((each) => each.number === number)
  return named.flatMap(({ number: wanted, reason }) =>
    [...reason.matchAll(/\bline (\d+) goes\b/gi)].flatMap(([, line]) => {
      const [one, other] = [beatOf(Number(line)), beatOf(wanted)]
      if (!one || (one.scene === other?.scene && one.beat === other.beat)) return []
      const why = `The editor: this line goes, for what is asked for at line ${wanted}; the other lines of its beat stay word for word.`
      return [{ number: one.number, reason: why, isFinal: false }]
    }),
  )
}

const linesIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/\blines? (\d+)/g)].map(([, line]) => Number(line))),
]
