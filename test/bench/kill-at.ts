/**
 * Loaded into the product before its own code, in each of its threads: notes what is written, renamed and told to the
 * database while the file KILL_ARMED exists, and ends the process without a word at the point that its last line names.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'

type Anything = (...args: unknown[]) => unknown

const { KILL_ARMED = '', KILL_NOTES = '' } = process.env
let order = ''
const seen = new Map<string, number>()

function pass(deed: string): void {
  const newest = readOrder()
  if (newest === undefined) return
  if (newest !== order) seen.clear()
  order = newest
  const count = (seen.get(deed) ?? 0) + 1
  seen.set(deed, count)
  const point = `${deed} #${count}`
  fs.appendFileSync(KILL_NOTES, `${point}\n`)
  if (order.endsWith(`\n${point}`)) process.kill(process.pid, 'SIGKILL')
}

function readOrder(): string | undefined {
  try {
    return fs.readFileSync(KILL_ARMED, 'utf8')
  } catch {
    return undefined // not armed
  }
}

function watched(target: object, name: string, describe: (args: unknown[]) => string | undefined): void {
  const original: Anything = Reflect.get(target, name)
  Reflect.set(target, name, function (this: unknown, ...args: unknown[]) {
    const deed = describe(args)
    if (!deed) return original.apply(this, args)
    pass(`before ${deed}`)
    const callback = args.at(-1)
    if (typeof callback === 'function')
      return original.apply(this, [
        ...args.slice(0, -1),
        (...results: unknown[]) => {
          pass(`after ${deed}`)
          callback(...results)
        },
      ])
    return Promise.resolve(original.apply(this, args)).finally(() => pass(`after ${deed}`))
  })
}

/** What stays the same from one run to the next. */
const kindOf = (file: unknown) =>
  String(file)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{22,}/g, '…')
    .split('/')
    .slice(-2)
    .join('/')

/** What the queue and the post office do again and again, whether or not there is work. */
const isUpkeep =
  /^(?:with (?:next|budget|due|locked_parents|results) as|update pgboss\.(?:version|job set start_after)|begin; set local)/i

const file = await fs.promises.open(process.execPath)
const handle = Object.getPrototypeOf(file)
await file.close()
for (const deed of ['write', 'writeFile', 'sync']) watched(handle, deed, () => `${deed} to an open file`)
watched(fs.promises, 'rename', ([, to]) => `rename to ${kindOf(to)}`)
watched(fs.promises, 'writeFile', ([to]) => `writeFile ${kindOf(to)}`)
watched(fs.promises, 'rm', ([which]) => `rm ${kindOf(which)}`)
syncBuiltinESMExports()

watched(pg.Client.prototype, 'query', ([query]) => {
  const text = typeof query === 'string' ? query : String((query as { text?: string }).text ?? '')
  const said = text.replace(/\s+/g, ' ').trim()
  if (isUpkeep.test(said)) return undefined
  return /\b(?:insert|update|delete|commit)\b/i.test(said) ? `query ${said.slice(0, 70)}` : undefined
})
