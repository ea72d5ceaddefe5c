/** Pass 7: an editor who has written none of it decides whether the weakest scene is written once more. */
import { z } from 'zod'
import type { Scenes } from '#domain/conversation/scenes.ts'
import { askPass, type Desk, type Passed } from './ask-pass.ts'
import { moreAsData } from './fact-sheet.ts'
import { oneLine } from './lines.ts'
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
  lines: z.array(z.object({ line: z.number(), note: z.string() })),
})

const mostLines = 5
const noteOf = (note: string) => oneLine(note).slice(0, 500)

export type Judged = {
  grades: Readonly<Record<string, number>>
  /** From 0. */
  weakest: number
  note: string
  lines: readonly { line: number; note: string }[]
}

/** Below that on any, it is not what we would publish. */
const leastGrade = 4

export async function judgeScenes(desk: Desk, told: Told, scenes: Scenes): Promise<Passed<Judged>> {
  const prompt = promptOf('judge')
  // By their words alone: whoever tells one then is shown its conditions.
  const untold = told.sheet.facts.flatMap((fact) =>
    told.shown.includes(fact) ? [] : [{ ...fact, speaker: '', when: '', conditions: [] }],
  )
  const answer = await askPass(desk, {
    pass: 'judge',
    ...told.before,
    task: filled(prompt.text, { lines: `${moreAsData(untold)}${scriptAsData(scenes)}` }),
    version: prompt.version,
    schema,
  })
  if (answer.outcome !== 'answered') return answer
  const { weakest, note, lines, ...grades } = answer.object
  return {
    ...answer,
    object: {
      grades: Object.fromEntries(
        Object.entries(grades).map(([name, given]) => [name, Math.min(5, Math.max(1, given))]),
      ),
      weakest: Math.min(scenes.length, Math.max(1, Math.round(weakest))) - 1,
      note: noteOf(note),
      lines: lines.slice(0, mostLines).map((each) => ({ line: each.line, note: noteOf(each.note) })),
    },
  }
}

export const isWeak = ({ grades }: Judged): boolean =>
  Object.values(grades).some((given) => given < leastGrade)
