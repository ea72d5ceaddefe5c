import { queueLettersAgain } from '#database/letters.ts'
import { type DeedOrder, doToRequest } from './do-to-request.ts'

/** Letters that failed, or of which nobody knows whether they went out. */
export const sendLettersAgain = (order: DeedOrder) =>
  doToRequest(order, 'send-letters-again', async (client) => {
    await queueLettersAgain(client, order.requestId)
  })
