import { board as words } from '#content/studio-board.ts'
import { isRequestDeed, type RequestDeed } from '#domain/request-deeds.ts'
import type { DeedOrder, Done } from '#operations/do-to-request.ts'
import { sendLettersAgain } from '#operations/send-letters-again.ts'
import { settleRequest } from '#operations/settle-request.ts'
import { stopRequest } from '#operations/stop-request.ts'
import { tryAgain } from '#operations/try-again.ts'
import type { Studio } from '#site/context.ts'

const operations = {
  'try-again': tryAgain,
  'send-letters-again': sendLettersAgain,
  settle: settleRequest,
  stop: stopRequest,
} satisfies Record<RequestDeed, (order: DeedOrder) => Promise<Done>>

/** What became of it, in words. */
export async function doDeed(
  form: FormData,
  { pool, operator }: Studio,
): Promise<{ told: string } | undefined> {
  const [deed, requestId] = [form.get('deed'), String(form.get('request'))]
  if (!isRequestDeed(deed)) return undefined
  const who = String(form.get('business') ?? '').slice(0, 200) || words.request
  const { outcome } = await operations[deed]({ pool, operatorId: operator.id, requestId })
  return { told: outcome === 'done' ? words.done[deed](who) : words.notDone[outcome](who) }
}
