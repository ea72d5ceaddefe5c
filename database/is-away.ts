/** Nobody is there, nobody answers in time, or whoever is there cannot serve us now. */
const awayCodes = /^(?:08\w{3}|53\w{3}|58030|57P0\d|E(?!RR_)[A-Z_]+)$/
const awayWords = /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated.*)$/

/** Whether an error says that the database does not answer, which goes away by itself; all else is a fault. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (awayWords.test(error.message) || ('code' in error && awayCodes.test(String(error.code))))
