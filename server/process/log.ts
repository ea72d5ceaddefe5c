import type { Writable } from 'node:stream'

export type LogEntry = { event: string; [field: string]: unknown }
type Level = 'info' | 'warn' | 'error'

/** One JSON object a line. A child adds its fields, such as a requestId, to every line. */
export type Log = Record<Level, (entry: LogEntry) => void> & { child(fields: Record<string, unknown>): Log }

export function createLog(out: Writable = process.stdout, fields: Record<string, unknown> = {}): Log {
  const write = (level: Level) => (entry: LogEntry) => {
    out.write(`${toLine({ time: new Date().toISOString(), level, ...fields, ...entry })}\n`)
  }
  return {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: (more) => createLog(out, { ...fields, ...more }),
  }
}

/** Logging never throws. */
function toLine(entry: LogEntry): string {
  try {
    return escaped(JSON.stringify(entry, plainValue))
  } catch {
    return escaped(
      JSON.stringify({ time: entry.time, level: entry.level, event: `${entry.event} (unloggable)` }),
    )
  }
}

function plainValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (!(value instanceof Error)) return value
  const { name, message, stack, cause } = value
  return { name, message, code: 'code' in value ? value.code : undefined, stack, cause }
}

/** JSON leaves DEL, the C1 controls (one of them starts terminal commands) and Unicode's line ends as they are. */
const escaped = (json: string) =>
  json.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
