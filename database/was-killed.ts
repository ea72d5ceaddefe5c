const killedCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|08\w{3})$/
const killedWords = /^Connection terminated(?: unexpectedly)?$/

/** Whether the database has ended, or starts just now: then it is back within seconds. One that is silent or full is not. */
export const wasKilled = (error: unknown): boolean =>
  error instanceof Error &&
  (killedWords.test(error.message) || ('code' in error && killedCodes.test(String(error.code))))
