/** No room on the disk, ours or the database's. An error from another thread has left its code behind, and still says it. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(?:ENOSPC|EDQUOT): /.test(error.message) ||
    ('code' in error && /^(?:ENOSPC|EDQUOT|53100)$/.test(String(error.code))))
