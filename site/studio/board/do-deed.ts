import { z } from 'zod'
import { board as words } from '#content/studio-board.ts'
import { unfit } from '#content/unfit.ts'
import { isRequestDeed, type RequestDeed } from '#domain/request-deeds.ts'
import type { DeedOrder, DoneToRequest } from '#operations/do-to-request.ts'
import { sendLettersAgain } from '#operations/send-letters-again.ts'
import { settleRequest } from '#operations/settle-request.ts'
import { stopRequest } from '#operations/stop-request.ts'
import { tryAgain } from '#operations/try-again.ts'
import type { Studio } from '#site/context.ts'
import { type Form, refuse } from '#site/studio/read-form.ts'

const operations = {
  'try-again': tryAgain,
  'send-letters-again': sendLettersAgain,
  settle: settleRequest,
  stop: stopRequest,
} satisfies Record<RequestDeed, (order: DeedOrder) => Promise<DoneToRequest>>

export const boardAnswer = z.strictObject({ told: z.string() })

/** What became of it, in words. */
export async function doDeed(form: Form, { pool, operator }: Studio): Promise<z.infer<typeof boardAnswer>> {
  const [deed, requestId] = [form.text('deed'), form.id('request')]
  if (!isRequestDeed(deed)) refuse(unfit.choice)
  const who = form.text('business').slice(0, 200) || words.request
  const { outcome } = await operations[deed]({ pool, operatorId: operator.id, requestId })
  return { told: outcome === 'done' ? words.done[deed](who) : words.notDone[outcome](who) }
}
