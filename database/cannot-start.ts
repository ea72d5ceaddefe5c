/** Trouble that a person can mend: its message is one sentence, shown as it is and without a stack. */
export const cannotStart = (sentence: string, cause?: unknown) =>
  Object.assign(new Error(sentence, { cause }), { code: 'CANNOT_START' })

export const isCannotStart = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'CANNOT_START'

/** The system's own word for what went wrong, such as "EROFS: read-only file system". */
export function systemReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split(/[\n,]/, 1)[0] ?? message
}
