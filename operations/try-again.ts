import { resumeProduction } from '#database/productions.ts'
import { type DeedOrder, doToRequest } from './do-to-request.ts'

/** A request that failed or waits goes on at once, from the step that is not finished. */
export const tryAgain = (order: DeedOrder) =>
  doToRequest(order, 'try-again', (client) => resumeProduction(client, order.requestId))
