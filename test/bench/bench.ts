// `npm run bench`, or `npm run bench -- pages requests`: our figures beside references measured in the same run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { benchNames, isBench, unnamedBenches, whatIsMissing } from './bench-names.ts'
import { sweep } from './sweep.ts'

const usage = `Use: npm run bench -- [${benchNames.join('|')}] …`
/** Of single benches: pages, `all` of them, and how much of something. */
const isFurther = (word: string) => /^(?:\/.*|all|--[a-z]+|\d+)$/.test(word)

const words = process.argv.slice(2)
const stranger = words.find((word) => !isBench(word) && !isFurther(word))
const named = words.filter(isBench)
const wanted = named.length > 0 ? named : unnamedBenches
// Where Debian keeps servers, which not everybody's shell looks through.
const searched = [process.env.PATH, '/usr/sbin'].join(path.delimiter)
const missing = stranger ? `There is no bench "${stranger}". ${usage}` : whatIsMissing(wanted, searched)

let stopped: NodeJS.Signals | undefined
if (missing) {
  process.stderr.write(`${missing}\n`)
  process.exitCode = 1
} else {
  for (const name of wanted) {
    process.stdout.write(`\n## ${name}\n\n`)
    if (!(await passes(name))) process.exitCode = 1
    if (stopped) process.exitCode = 128 + constants.signals[stopped]
    if (stopped) break
  }
}
process.exit()

/** In a process group and with a TMPDIR of its own: whatever it starts or writes is found again. */
async function passes(name: string): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'offmic-bench-'))
  await chmod(folder, 0o711) // the database's account and nginx must get through
  const child = spawn(process.execPath, ['test/bench/one-bench.ts', name, ...words.filter(isFurther)], {
    env: { ...process.env, PATH: searched, TMPDIR: folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  const passOn = (signal: NodeJS.Signals) => {
    stopped ??= signal
    child.kill(signal)
  }
  const asTold = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map(
    (signal) => [signal, () => passOn(signal)] as const,
  )
  for (const [signal, listener] of asTold) process.on(signal, listener)
  const starterIsGone = () => passOn('SIGTERM')
  process.on('disconnect', starterIsGone)
  const [code] = await once(child, 'exit')
  await sweep(folder)
  for (const [signal, listener] of asTold) process.off(signal, listener)
  process.off('disconnect', starterIsGone)
  return code === 0
}
