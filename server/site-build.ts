import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import { type Config, publicSettings } from './config.ts'

/** All that the built site is made of, besides the public settings. */
const sources = [
  '{site,content,domain,production}/**/*',
  '{vite,react-router}.config.ts',
  'package-lock.json',
]

/** Builds the site unless build/ holds exactly what its sources and settings say. Resolves to whether it did. */
export async function buildSiteIfStale(config: Config, signal?: AbortSignal): Promise<boolean> {
  const stamp = path.join(config.checkout, 'build/made-from')
  const hash = await hashOfSources(config)
  if (hash === (await readFile(stamp, 'utf8').catch(() => ''))) return false
  await writeStamp(stamp, '') // until the build is complete there is none
  await runBuild(config, signal)
  await writeStamp(stamp, hash)
  return true
}

async function hashOfSources(config: Config): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(publicSettings(config)))
  for (const file of await listSources(config.checkout))
    hash.update(`\0${file}\0`).update(await readFile(path.join(config.checkout, file)))
  return hash.digest('hex')
}

async function listSources(checkout: string): Promise<string[]> {
  const found = await Array.fromAsync(glob(sources, { cwd: checkout, withFileTypes: true }))
  return found
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(checkout, path.join(entry.parentPath, entry.name)))
    .sort()
}

async function writeStamp(stamp: string, hash: string): Promise<void> {
  try {
    await mkdir(path.dirname(stamp), { recursive: true })
    await writeFile(stamp, hash)
  } catch (cause) {
    throw cannotStart(`The site must be built, and build/ cannot be written (${systemReason(cause)}).`, cause)
  }
}

/** Quiet when it succeeds. */
async function runBuild(config: Config, signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/.bin/react-router', 'build'], {
    cwd: config.checkout,
    env: { ...process.env, ...publicSettings(config), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.once('error', () => {}) // it was told to stop, and is waited for all the same
  const [code, out, errors] = await Promise.all([closed, text(child.stdout), text(child.stderr)])
  signal?.throwIfAborted()
  if (code === 0) return
  process.stdout.write(`${out}${errors}`)
  throw cannotStart('The site cannot be built: the output above says why.')
}
