import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  '--disable-component-update',
  '--mute-audio',
]

/** A fresh browser with an empty profile, driven through its debugging port. */
export async function startChromium() {
  const profile = await mkdtemp(join(tmpdir(), 'offmic-chromium-'))
  const child = spawn(
    '/usr/bin/chromium-headless-shell',
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    // A group of its own: what Debian calls the browser is a script that starts it, and must not leave it behind.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  for await (const line of createInterface(child.stderr)) {
    const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1]
    if (!port) continue
    child.stderr.resume()
    return {
      port: Number(port),
      async [Symbol.asyncDispose]() {
        if (child.pid) process.kill(-child.pid)
        await once(child, 'exit')
        await rm(profile, { recursive: true, force: true, maxRetries: 10 })
      },
    }
  }
  throw new Error('Chromium ended before it listened.')
}
