import type { Context } from 'hono'
import type { Report } from '#site/context.ts'
import type { RequestDoors } from './request-doors.ts'

/** Into the log, with the id that stands on the screen afterwards. */
export const reportOf =
  ({ var: { log, requestId } }: Context<RequestDoors>): Report =>
  (entry) => {
    log.error(entry)
    return requestId
  }
