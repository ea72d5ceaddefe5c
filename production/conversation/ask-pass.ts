/** One question to a model: found if it was answered before, within the money, and kept whatever came of it. */

import type { z } from 'zod'
import type { Usage } from '#domain/writing.ts'
import type { ModelFault, Models } from '#vendors/models/model.ts'
import type { PassBook } from './pass-book.ts'
import {
  nicer,
  type PassName,
  passes,
  placeOfPass,
  type Round,
  saidOf,
  shareForRepairOnly,
} from './passes.ts'
import { hashOf, promptOf } from './prompts.ts'

/** What the passes need of the world. */
export type Desk = {
  models: Models
  book: PassBook
  dollarsOf(model: string, usage: Usage): number
  /** Dollars of an episode, and of all of a day. */
  ceiling: number
  dayCeiling: number
  now(): Date
  signal?: AbortSignal
  /** For whoever runs the house: what only they can mend. */
  remark?: (text: string) => void
}

type Asked<T> = {
  pass: PassName
  /** `check` in its second round is `check-2`. */
  round?: Round
  instructions: string
  material: string
  task: string
  version: string
  schema: z.ZodType<T>
  /** What the check before it found, for whoever watches; and in which scene it works, where that is one. */
  found?: string
  scene?: { scene: number; scenes: number }
}

/** `over`: the money of the episode or of the day is spent. `stopped`: somebody has said so. */
export type Passed<T> =
  /** `key` names the question. */
  | { outcome: 'answered'; object: T; key: string }
  | ModelFault
  | { outcome: 'over' | 'stopped'; reason: string }

/** Why there is no answer. */
export type NotPassed = Exclude<Passed<never>, { outcome: 'answered' }>

/** Whoever will not answer is asked once more, in other words. */
export async function askPass<T>(desk: Desk, asked: Asked<T>): Promise<Passed<T>> {
  const answer = await askOnce(desk, asked)
  if (answer.outcome !== 'refused') return answer
  return askOnce(desk, { ...asked, task: `${promptOf('again').text}\n\n${asked.task}` })
}

async function askOnce<T>(desk: Desk, asked: Asked<T>): Promise<Passed<T>> {
  const { pass, round, schema, version, scene, found } = asked
  const { book, signal } = desk
  const { model: role, temperature, mostTokens } = passes[pass]
  const model = desk.models[role]
  const label = round === undefined ? pass : `${pass}-${round}`
  const { instructions, material, task } = asked
  const key = hashOf(JSON.stringify([model.name, temperature, instructions, material, task]))
  const known = read(await book.find(label, key), asked)
  if (known) return { outcome: 'answered', object: known, key }
  const barred = await whyNot(desk, pass)
  if (barred) return barred
  await book.say({ pass: label, said: saidOf(pass), ...scene, ...(found && { found }) })
  const askedAt = desk.now()
  const answer = await model.ask({
    ...{ label, instructions, material, task, schema, temperature, mostTokens },
    ...(signal && { signal }),
  })
  const { usage, seconds, calls } = answer
  const kept = await book.keep({
    ...{
      place: placeOfPass(pass, round),
      label,
      key,
      version,
      model: model.name,
      usage,
      calls,
      seconds,
      askedAt,
    },
    dollars: desk.dollarsOf(model.model, usage),
    outcome: answer.outcome,
    answer: answer.outcome === 'answered' ? answer.object : null,
    reason: answer.outcome === 'answered' ? '' : answer.reason,
  })
  if (answer.outcome !== 'answered') return answer
  return { outcome: 'answered', object: read(kept, asked) ?? answer.object, key }
}

/** What was answered before, if it still has the form that is asked for. */
function read<T>(
  kept: { outcome: string; answer: unknown } | undefined,
  { schema }: Asked<T>,
): T | undefined {
  return kept?.outcome === 'answered' ? schema.safeParse(kept.answer).data : undefined
}

async function whyNot(
  { book, ceiling, dayCeiling }: Desk,
  pass: PassName,
): Promise<{ outcome: 'over' | 'stopped'; reason: string } | undefined> {
  const { isStopped } = await book.wishes()
  if (isStopped) return { outcome: 'stopped', reason: 'Somebody has stopped the model.' }
  const { episode, today } = await book.spent()
  if (today >= dayCeiling)
    return { outcome: 'over', reason: `The $${dayCeiling.toFixed(2)} of this day are spent.` }
  const money = `the $${ceiling.toFixed(2)} of this episode`
  if (episode >= ceiling) return { outcome: 'over', reason: `All of ${money} is spent.` }
  if (nicer.has(pass) && episode >= ceiling * shareForRepairOnly)
    return { outcome: 'over', reason: `Most of ${money} is spent, and the rest is kept for repairs.` }
  return undefined
}
