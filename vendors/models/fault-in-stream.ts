/** Faults that come inside an answer which began well: frames of the server, or an answer that nobody can read. */
import { APICallError } from 'ai'
import type { WireFault } from './wire.ts'

/** The SDK hands a server’s frame over as a plain object, and what it finds wrong itself as an Error. */
export function faultInStream(error: unknown): WireFault {
  if (APICallError.isInstance(error)) {
    const { statusCode = 200, responseBody = '' } = error
    return statusCode >= 400 || /"error"\s*:/.test(responseBody)
      ? wordOf(responseBody, statusOf(error.data) ?? statusCode)
      : { kind: 'no-model', status: 200, type: 'application/json' }
  }
  if (error instanceof Error) return { kind: 'broken', code: '', begun: true }
  return wordOf(typeof error === 'string' ? error : JSON.stringify(error), statusOf(error))
}

function wordOf(says: string, given: number | undefined): WireFault {
  const status = given && given >= 400 && given < 600 ? given : undefined
  if (status) return { kind: 'said', status, says }
  // A request that is wrong stays wrong; every other fault of theirs may pass.
  return { kind: 'said', says, ...(/invalid_request_error/.test(says) && { status: 400 }) }
}

/** OpenAI’s frames say `statusCode`, those of brokers say `code`, some inside `error`. */
function statusOf(frame: unknown): number | undefined {
  if (typeof frame !== 'object' || frame === null) return undefined
  const said = ['statusCode', 'status', 'code'].map((name) => Number(Reflect.get(frame, name)))
  return said.find((number) => number >= 400 && number < 600) ?? statusOf(Reflect.get(frame, 'error'))
}
