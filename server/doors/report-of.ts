import type { Context } from 'hono'
import { systemReason } from '#database/cannot-start.ts'
import type { Report } from '#site/context.ts'
import type { RequestDoors } from './request-doors.ts'

/**
 * Into the log, with the id that stands on the screen afterwards. The request's own line says it, too: of trouble that
 * lasts, most lines are left out.
 */
export const reportOf =
  (context: Context<RequestDoors>): Report =>
  (entry) => {
    const { log, requestId, noted } = context.var
    log.error(entry)
    context.set('noted', { ...noted, fault: systemReason(entry.error) })
    return requestId
  }
