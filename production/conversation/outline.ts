/** Pass 1: three plans, of which one is taken: the model's choice, or a person's. */
import { z } from 'zod'
import { asName } from './as-data.ts'
import { askPass, type Desk, type Passed } from './ask-pass.ts'
import type { FactSheet } from './fact-sheet.ts'
import { scenesFor, wordsToWrite } from './length.ts'
import { filled, promptOf } from './prompts.ts'
import type { Told } from './told.ts'

const scene = z.object({
  title: z.string(),
  question: z.string(),
  turn: z.string(),
  payoff: z.string(),
  facts: z.array(z.string()),
  words: z.number(),
})
const plan = z.object({
  spine: z.string(),
  coldOpen: z.object({ facts: z.array(z.string()), held: z.string() }),
  scenes: z.array(scene),
  callback: z.string(),
  ending: z.array(z.string()),
  isEnough: z.boolean(),
  honestWords: z.number(),
})
const schema = z.object({ plans: z.array(plan), chosen: z.number(), because: z.string() })

export type Outline = z.infer<typeof plan> & { words: number }

/** Below that there is no episode that somebody would call one. */
const leastWords = 130

export async function planEpisode(desk: Desk, told: Told): Promise<Passed<Outline>> {
  const { sheet, seconds } = told
  const words = wordsToWrite(seconds, sheet.reading.language)
  const task = promptOf('outline')
  const { least, most } = scenesFor(seconds)
  const answer = await askPass(desk, {
    pass: 'outline',
    ...told.before,
    task: filled(task.text, {
      ...told.holes,
      name: asName(sheet.reading.name),
      words: `${words}`,
      minutes: (seconds / 60).toFixed(1),
      scenes: `${least} to ${most}`,
    }),
    version: task.version,
    schema,
  })
  if (answer.outcome !== 'answered') return answer
  const { plans, chosen } = answer.object
  const { chosen: theirs } = await desk.book.wishes()
  const wanted = theirs?.of === answer.key ? theirs.outline : chosen
  const found = [plans[wanted], ...plans].flatMap((each) =>
    each ? (usable(each, sheet, words) ?? []) : [],
  )[0]
  return found
    ? { ...answer, object: found }
    : { outcome: 'no-form', reason: 'The model made no plan that names facts.' }
}

/** Facts that there are, each in one scene, and words that add up. */
function usable(
  { scenes, ...rest }: z.infer<typeof plan>,
  { facts }: FactSheet,
  asked: number,
): Outline | undefined {
  const known = new Set(facts.map(({ id }) => id))
  const used = new Set<string>()
  const told = scenes
    .map((each) => ({
      ...each,
      facts: each.facts.filter((id) => known.has(id) && !used.has(id) && used.add(id)),
    }))
    .filter((each) => each.facts.length > 0)
  if (told.length < 2) return undefined
  const honest = rest.isEnough ? asked : Math.min(asked, Math.max(leastWords, Math.round(rest.honestWords)))
  const sum = told.reduce((words, each) => words + Math.max(20, each.words), 0)
  return {
    ...rest,
    words: honest,
    ending: rest.ending.filter((id) => known.has(id)),
    scenes: told.map((each) => ({ ...each, words: Math.round((Math.max(20, each.words) * honest) / sum) })),
  }
}

/** As the passes after it see it; whoever repairs, of the scenes that are to be repaired. */
export function outlineAsText(
  { spine, coldOpen, scenes, callback, ending, words }: Outline,
  only?: ReadonlySet<number>,
): string {
  const rows = scenes.flatMap(({ title, question, turn, payoff, facts, words: ofScene }, at) =>
    only && !only.has(at + 1)
      ? []
      : JSON.stringify({ scene: at + 1, title, question, turn, payoff, facts, words: ofScene }),
  )
  return [JSON.stringify({ spine, coldOpen, callback, ending, words }), ...rows].join('\n')
}
