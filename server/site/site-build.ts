import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import { childEnvironment } from '#database/child-environment.ts'
import type { Config } from '#server/config.ts'
import { onlyOne } from '#server/process/process-lock.ts'

/** All that the built site is made of, besides where it stands. */
const sources = [
  '{site,content,domain,audio,pictures,reader,production}/**/*',
  '{vite,react-router}.config.ts',
  'docs/studio/desk.png',
  'package-lock.json',
]

/**
 * Builds the site unless build/ holds exactly what its sources and settings say. Resolves to whether it did. Of several
 * processes that start from one checkout the first builds, and the others wait.
 */
export async function buildSiteIfStale(config: Config, signal?: AbortSignal): Promise<boolean> {
  const folder = path.join(config.checkout, 'build')
  const hash = await hashOfSources(config)
  if (hash === (await readStamp(folder))) return false
  await using _ = await onlyOne(path.join(folder, 'being-built'), signal).catch((cause) => {
    signal?.throwIfAborted()
    throw unwritable(cause)
  })
  if (hash === (await readStamp(folder))) return false
  await writeStamp(folder, '') // until the build is complete there is none
  await runBuild(config, signal)
  await writeStamp(folder, hash)
  return true
}

/** Where the site stands; the names under which its build finds them. */
const publicSettings = ({ siteOrigin, requestsUrl, anonymousKey }: Config) => ({
  SITE_ORIGIN: siteOrigin,
  REQUESTS_URL: requestsUrl ?? '',
  PUBLIC_ANON_KEY: anonymousKey,
})

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

const readStamp = (folder: string) => readFile(path.join(folder, 'made-from'), 'utf8').catch(() => '')

async function writeStamp(folder: string, hash: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'made-from'), hash)
  } catch (cause) {
    throw unwritable(cause)
  }
}

const unwritable = (cause: unknown) =>
  cannotStart(`The site must be built, and build/ cannot be written (${systemReason(cause)}).`, cause)

/** Quiet when it succeeds. */
async function runBuild(config: Config, signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/.bin/react-router', 'build'], {
    cwd: config.checkout,
    env: {
      ...childEnvironment(),
      ...publicSettings(config),
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.once('error', () => {}) // it was told to stop, and is waited for all the same
  const [code, out, errors] = await Promise.all([closed, text(child.stdout), text(child.stderr)])
  signal?.throwIfAborted()
  if (code === 0) return
  process.stdout.write(`${out}${errors}`)
  throw cannotStart('The site cannot be built: the output above says why.', new Error(lastWords(errors)))
}

/** The part of a failed build's output that says what is wrong. */
const lastWords = (errors: string) => stripVTControlCharacters(errors).trim().slice(-600)
