import { z } from 'zod'
import { callsOnBoard } from '#content/proposing.ts'
import { board as words } from '#content/studio-board.ts'
import { unfit } from '#content/unfit.ts'
import { isKeyOf } from '#domain/own.ts'
import { isRequestDeed, type RequestDeed } from '#domain/request-deeds.ts'
import { assignRequest } from '#operations/assign-request.ts'
import type { DeedOrder, DoneToRequest } from '#operations/do-to-request.ts'
import { markCallAnswered } from '#operations/mark-call-answered.ts'
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

const isAssigning = (deed: string): deed is keyof typeof words.assigned => isKeyOf(words.assigned, deed)

export const boardAnswer = z.strictObject({ told: z.string(), request: z.string() })

const answersCall = 'answer-call'

async function answerCall(form: Form, { pool, operator }: Pick<Studio, 'pool' | 'operator'>) {
  const who = form.text('business').slice(0, 200)
  const isNew = await markCallAnswered({ pool, operatorId: operator.id, callId: form.id('call') })
  return { told: isNew ? callsOnBoard.done(who) : callsOnBoard.doneBefore(who), request: '' }
}

/** What became of it, in words. */
export async function doDeed(form: Form, { pool, operator }: Studio): Promise<z.infer<typeof boardAnswer>> {
  if (form.text('deed') === answersCall) return answerCall(form, { pool, operator })
  const [deed, requestId] = [form.text('deed'), form.id('request')]
  const who = form.text('business').slice(0, 200) || words.request
  const order = { pool, operatorId: operator.id, requestId }
  if (isAssigning(deed)) {
    const { outcome } = await assignRequest({ ...order, to: deed === 'take' ? operator.id : null })
    return {
      told: outcome === 'done' ? words.assigned[deed](who) : words.notDone[outcome](who),
      request: requestId,
    }
  }
  if (!isRequestDeed(deed)) refuse(unfit.choice)
  const { outcome } = await operations[deed](order)
  return {
    told: outcome === 'done' ? words.done[deed](who) : words.notDone[outcome](who),
    request: requestId,
  }
}
