import { settleProduction } from '#database/productions.ts'
import { type DeedOrder, doToRequest } from './do-to-request.ts'

/** Somebody has looked at a failure and leaves it: it stops asking for attention. */
export const settleRequest = (order: DeedOrder) =>
  doToRequest(order, 'settle', (client) => settleProduction(client, order.requestId))
