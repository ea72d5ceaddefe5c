import { markStopped } from '#database/productions.ts'
import { type DeedOrder, doToRequest } from './do-to-request.ts'

/** No episode comes of it, and no further mail about it. */
export const stopRequest = (order: DeedOrder) =>
  doToRequest(order, 'stop', (client) => markStopped(client, order.requestId))
