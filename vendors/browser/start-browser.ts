import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import type { BrowserLimits } from './browser.ts'
import type { Program } from './find-browser.ts'
import { isRoot, nobody } from './nobody.ts'
import { homeInside, walled } from './walls.ts'
import { openWires, type Wires } from './wires.ts'

const flags = [
  ...[
    '--headless',
    '--remote-debugging-pipe',
    '--no-first-run',
    '--no-default-browser-check',
    '--block-new-web-contents',
    '--lang=en',
  ],
  ...['--disable-gpu', '--disable-3d-apis', '--mute-audio', '--blink-settings=imagesEnabled=false'],
  ...[
    '--disable-extensions',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ...['--disable-breakpad', '--disable-crash-reporter', '--disable-dev-shm-usage'],
  // One renderer for all: what a website puts into a page has no memory of its own to fill.
  ...['--renderer-process-limit=1', '--disable-site-isolation-trials', '--js-flags=--max-old-space-size=256'],
  '--disable-features=IsolateOrigins,site-per-process,Translate,MediaRouter,OptimizationHints,WebBluetooth',
  // There is no network behind these walls; whoever looks for one gets his answer at once.
  ...[
    '--proxy-server=http://127.0.0.1:9',
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND',
  ],
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
]

type StartedBrowser = AsyncDisposable & {
  wires: Wires
  kill(): void
  /** Whatever ended it. */
  ended: Promise<void>
}

export function startBrowser({ program, libraries }: Program, limits: BrowserLimits): StartedBrowser {
  // Of no use between the walls, but whoever looks at the machine sees whose it is.
  const profile = `--user-data-dir=${homeInside}/offmic-browser-${process.pid}-profile`
  const starting = walled({
    browser: program,
    libraries,
    command: (inside) => [inside, ...flags, profile, 'about:blank'],
    cpuSeconds: Math.ceil(limits.lifeMilliseconds / 1000),
    ...limits,
  })
  const browser = spawn(starting.program, starting.args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
    cwd: '/',
    env: starting.env,
    ...(isRoot() && nobody),
  })
  const ended = new Promise<void>((resolve) =>
    browser.once('error', () => resolve()).once('exit', () => resolve()),
  )
  const kill = () => killTree(browser)
  const [, , , out, back] = browser.stdio as unknown as [null, null, null, Writable, Readable] // as asked for above
  return {
    wires: openWires(out, back, limits.toldBytes, kill),
    kill,
    ended,
    async [Symbol.asyncDispose]() {
      kill()
      await ended
    },
  }
}

/**
 * The first process between the walls takes all others with it, and whoever put up the walls reaps it. Both at once
 * would leave it to a system that may have nobody for that.
 */
function killTree({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  const inner = childrenOf(pid)
  for (const each of inner.length > 0 ? inner : [-pid])
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // it has ended
    }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
