import type { Log, LogEntry } from './log.ts'

type Level = 'warn' | 'error'
type Quiet = { latest?: () => void; leftOut: number }

/** What goes wrong again and again is written once in this time: on a full disk, too, a log takes room. */
const quietMilliseconds = 60_000

/** A log in which every kind of trouble has a line a minute. The line that ends a minute says how many it had no room for. */
export function withoutRepeats(log: Log, quiet = new Map<string, Quiet>()): Log {
  const write = (level: Level) => (entry: LogEntry) => {
    const kind = kindOf(level, entry)
    const repeated = quiet.get(kind)
    if (!repeated) {
      log[level](entry)
      return beQuiet(quiet, kind)
    }
    if (repeated.latest) repeated.leftOut += 1
    repeated.latest = () => log[level]({ ...entry, leftOut: repeated.leftOut })
  }
  return {
    info: log.info,
    warn: write('warn'),
    error: write('error'),
    child: (fields) => withoutRepeats(log.child(fields), quiet),
  }
}

function beQuiet(quiet: Map<string, Quiet>, kind: string): void {
  const repeated: Quiet = { leftOut: 0 }
  quiet.set(kind, repeated)
  const end = () => {
    quiet.delete(kind)
    if (!repeated.latest) return
    repeated.latest()
    beQuiet(quiet, kind)
  }
  setTimeout(end, quietMilliseconds).unref()
}

/** By what we call it, not by what it says: sentences hold ids, names and addresses. */
function kindOf(level: Level, { event, code, kind, step, reason, error }: LogEntry): string {
  return [level, event, ...[code, kind, step, reason].filter(isWord), placeOf(error)].join(' ')
}

/** `ENOSPC` and `record-voices`, and neither a sentence nor an id. */
const isWord = (value: unknown) => typeof value === 'string' && /^[\w-]{1,24}$/.test(value)

/** An error's code, or else what it is and where it was thrown: two mistakes of ours are two kinds. */
function placeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error) return String(error.code)
  if (!(error instanceof Error)) return ''
  return `${error.name} ${/^\s+at .*$/m.exec(error.stack ?? '')?.[0].trim() ?? ''}`
}
