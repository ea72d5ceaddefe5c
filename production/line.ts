/** The line on which an episode is made: what runs, in the order of the plan, and what is never done twice. */
import { type MadeStep, madeSteps } from '#domain/production.ts'
import { awaitApprovalStep } from './steps/await-approval.ts'
import { awaitEpisodeStep } from './steps/await-episode.ts'
import { awaitScriptStep } from './steps/await-script.ts'
import { checkFactsStep } from './steps/check-facts.ts'
import { illustrateStep } from './steps/illustrate.ts'
import { masterStep } from './steps/master.ts'
import { planStep } from './steps/plan.ts'
import { publishStep } from './steps/publish.ts'
import { readWebsiteStep } from './steps/read-website.ts'
import { recordVoicesStep } from './steps/record-voices.ts'
import type { Ended, Finished, Order, Result } from './steps/step.ts'
import { writeScriptStep } from './steps/write-script.ts'

const work = {
  'read-website': readWebsiteStep,
  plan: planStep,
  'write-script': writeScriptStep,
  'check-facts': checkFactsStep,
  'await-script': awaitScriptStep,
  'record-voices': recordVoicesStep,
  master: masterStep,
  illustrate: illustrateStep,
  'await-approval': awaitApprovalStep,
  'await-episode': awaitEpisodeStep,
  publish: publishStep,
} satisfies { [S in MadeStep]: (order: Order, finished: Finished) => Promise<Result<Finished[S]>> }

/** Steps that fill the disk with sound and pictures. */
const rendering: ReadonlySet<MadeStep> = new Set(['record-voices', 'master', 'illustrate', 'publish'])

const ended = { outcome: 'ended', reason: 'Somebody has ended it.' } as const

/** Where finished steps are remembered: the database, or a folder of somebody at a terminal. */
export type Notebook = {
  finished: ReadonlyMap<string, unknown>
  /** False: somebody has ended the episode. */
  begin(step: MadeStep): Promise<boolean>
  finish(step: MadeStep, output: unknown, seconds: number): Promise<void>
}

/** Runs what is not finished yet. Resolves when all is done or a step cannot go on; throws what nobody foresaw. */
export async function produceEpisode(
  order: Order,
  notebook: Notebook,
  wanted: readonly MadeStep[] = madeSteps,
): Promise<{ outcome: 'produced' } | (Ended & { step: MadeStep })> {
  const finished = Object.fromEntries(notebook.finished) as Finished // each was written by its own step
  for (const step of wanted) {
    if (step in finished) continue
    order.signal.throwIfAborted()
    const noRoom = rendering.has(step) ? await order.vendors.noRoom?.() : undefined
    if (noRoom) return { outcome: 'ask', reason: noRoom, step }
    if (!(await notebook.begin(step))) return { ...ended, step }
    const startedAt = performance.now()
    const result: Result<unknown> = await work[step](order, finished)
    if (result.outcome !== 'done') return { ...result, step }
    await notebook.finish(step, result.output, (performance.now() - startedAt) / 1000)
    Object.assign(finished, { [step]: result.output })
  }
  return { outcome: 'produced' }
}
