import type pg from 'pg'
import { beginStep, findFinishedSteps, finishStep } from '#database/production-steps.ts'
import { lineAfter } from '#domain/production.ts'
import type { ProgressLine } from '#domain/request.ts'
import type { Notebook } from './line.ts'

/** A step that has ended five workers will end a sixth. */
const mostAttempts = 5

/** `delivered` follows when the letter is on its way, not before. */
const statusAfter: Partial<Record<ProgressLine, string>> = {
  website: 'read',
  content: 'written',
  voice: 'recorded',
}

export class PoisonousStep extends Error {
  readonly code = 'POISONOUS_STEP'
}

/** What is finished, in the database: whoever goes on with the episode, on whatever machine, finds it there. */
export async function notebookInDatabase(pool: pg.Pool, requestId: string): Promise<Notebook> {
  const finished = await findFinishedSteps(pool, requestId)
  return {
    finished,
    async begin(step) {
      const attempts = await beginStep(pool, requestId, step)
      if (attempts === undefined) return false
      if (attempts > mostAttempts)
        throw new PoisonousStep(`${step} has begun ${mostAttempts} times and never ended.`)
      return true
    },
    async finish(step, output, seconds) {
      const line = lineAfter[step]
      await finishStep(pool, {
        requestId,
        step,
        output,
        seconds,
        status: (line && statusAfter[line]) ?? null,
      })
    },
  }
}
