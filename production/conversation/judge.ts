/** Pass 7: an editor who has written none of it and has read the website decides what is written once more. */
import { z } from 'zod'
import type { Scenes } from '#domain/conversation/scenes.ts'
import { asName } from './as-data.ts'
import { askPass, type Desk, type Passed } from './ask-pass.ts'
import { oneLine } from './lines.ts'
import { withShown } from './owners-facts.ts'
import { passagesAsData } from './passages-shown.ts'
import { filled, promptOf } from './prompts.ts'
import { scriptAsData } from './script-shown.ts'
import type { Told } from './told.ts'

const grade = z.number()
const schema = z.object({
  hook: grade,
  tension: grade,
  people: grade,
  sense: grade,
  payoff: grade,
  ear: grade,
  weakest: z.number(),
  note: z.string(),
  lines: z.array(z.object({ line: z.number(), note: z.string(), passage: z.string(), quote: z.string() })),
})

const mostLines = 8
const noteOf = (note: string) => oneLine(note).slice(0, 500)

export type Judged = {
  grades: Readonly<Record<string, number>>
  /** From 0. */
  weakest: number
  note: string
  lines: readonly { line: number; note: string }[]
  /** With the facts that the editor has shown. */
  told: Told
}

/** Below that on any, it is not what we would publish. */
const leastGrade = 4

export async function judgeScenes(desk: Desk, told: Told, scenes: Scenes): Promise<Passed<Judged>> {
  const prompt = promptOf('judge')
  const website = promptOf('website')
  const answer = await askPass(desk, {
    pass: 'judge',
    // As whoever listed the facts has it, so that it comes from the vendor's cache.
    ...{ instructions: website.text, material: passagesAsData(told.sheet.reading) },
    task: filled(prompt.text, { name: asName(told.sheet.reading.name), lines: scriptAsData(scenes) }),
    version: `${website.version} ${prompt.version}`,
    schema,
  })
  if (answer.outcome !== 'answered') return answer
  const { weakest, note, lines, ...grades } = answer.object
  const shown = withShown(told, lines.slice(0, mostLines))
  return {
    ...answer,
    object: {
      grades: Object.fromEntries(
        Object.entries(grades).map(([name, given]) => [name, Math.min(5, Math.max(1, given))]),
      ),
      weakest: Math.min(scenes.length, Math.max(1, Math.round(weakest))) - 1,
      note: noteOf(note),
      lines: shown.notes.map(({ line, note: what, facts }) => ({
        line,
        note: `${noteOf(what)}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`,
      })),
      told: shown.told,
    },
  }
}

export const isWeak = ({ grades }: Judged): boolean =>
  Object.values(grades).some((given) => given < leastGrade)
