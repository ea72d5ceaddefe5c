/** Trouble that a person can mend: its message is one sentence, shown as it is and without a stack. */
export const cannotStart = (sentence: string, cause?: unknown) =>
  Object.assign(new Error(sentence, { cause }), { code: 'CANNOT_START' })

/** Trouble that trying again never mends: whoever starts us over and over had better not (EX_CONFIG of sysexits). */
export const cannotEverStart = (sentence: string) => Object.assign(cannotStart(sentence), { exitCode: 78 })

export const exitCodeOf = (error: unknown): number =>
  isCannotStart(error) && 'exitCode' in error ? Number(error.exitCode) : 1

export const isCannotStart = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'CANNOT_START'

/** The system's own word for what went wrong, such as "EROFS: read-only file system". */
export function systemReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split(/[\n,]/, 1)[0] ?? message
}
