/** Reads what strangers have made in a process of its own: a kilobyte of PDF may unfold to gigabytes, which no limit of V8 sees. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import { type FileTrouble, fileTroubles, type ReadFile } from '#domain/source.ts'

const program = path.join(import.meta.dirname, 'read-file.ts')
const limits = { bytes: 450e6, milliseconds: 20_000, output: 20e6 }

/** In a thread, so that it looks while the other one is lost in a file. */
const watch = `new (require('node:worker_threads').Worker)(
  'setInterval(() => process.memoryUsage.rss() > ${limits.bytes} && process.kill(process.pid, "SIGKILL"), 5)',
  { eval: true }).unref()`
const preload = `data:text/javascript,${encodeURIComponent(
  `import { createRequire } from 'node:module'; const require = createRequire('/'); ${watch}`,
)}`

const piece = z.strictObject({
  kind: z.enum(['heading', 'text', 'list']),
  text: z.string(),
  page: z.int().optional(),
  paragraph: z.int().optional(),
  at: z.number().optional(),
  speaker: z.string().optional(),
})
const said = z.union([
  z.strictObject({ trouble: z.enum(fileTroubles) }),
  z.strictObject({ kind: z.enum(['pdf', 'docx', 'text', 'transcript']), pieces: z.array(piece) }),
])

/** What is read, or why not. It inherits nothing: no secret, no folder, no connection. */
export function readGuarded(
  bytes: Uint8Array,
  { milliseconds = limits.milliseconds } = {},
): Promise<ReadFile | { trouble: FileTrouble }> {
  const child = spawn(process.execPath, ['--max-old-space-size=256', `--import=${preload}`, program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  })
  const startedAt = performance.now()
  const pieces: Buffer[] = []
  let length = 0
  child.stdout.on('data', (each: Buffer) => {
    length += each.length
    if (length <= limits.output) pieces.push(each)
  })
  child.stdin.on('error', () => {}) // it has ended before it was handed everything
  child.stdin.end(bytes)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(length > limits.output ? { trouble: 'too-much' } : parsed(pieces))
      const isSlow = performance.now() - startedAt >= milliseconds - 50
      resolve({ trouble: signal === 'SIGKILL' ? (isSlow ? 'too-slow' : 'too-much') : 'broken' })
    })
  })
}

function parsed(pieces: readonly Buffer[]): ReadFile | { trouble: FileTrouble } {
  try {
    const found = said.safeParse(JSON.parse(Buffer.concat(pieces).toString()))
    return found.success ? (found.data as ReadFile) : { trouble: 'broken' } // absent and undefined are one to us
  } catch {
    return { trouble: 'broken' } // whatever a library has printed beside it
  }
}
