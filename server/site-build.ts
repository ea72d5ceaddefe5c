import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { cannotStart, systemReason } from '#database/cannot-start.ts'
import { childEnvironment } from '#database/child-environment.ts'
import type { OwnerSettings } from '#domain/setting.ts'
import type { BuildOrder } from '#site/build/build-order.ts'
import type { Config } from './config.ts'
import { onlyOne } from './only-one.ts'
import { configWith, wordsOf } from './owner-settings.ts'
import { publicSettings } from './site-settings.ts'

/** All that the built site is made of, besides the public settings. */
const sources = [
  '{site,content,domain,production}/**/*',
  '{vite,react-router}.config.ts',
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
  await runBuild(config, { folder: 'build', set: {} }, signal)
  await writeStamp(folder, hash)
  return true
}

/**
 * The folder of the site with these settings, built unless it is there: a folder of its own, named after all that it
 * is made of, so that going back is no new build. What is shown at the moment is never touched.
 */
export async function siteWith(
  config: Config,
  settings: OwnerSettings,
  signal?: AbortSignal,
): Promise<string> {
  const [wanted, set] = [configWith(config, settings), wordsOf(settings)]
  const hash = await hashOfSources(wanted, set)
  const build = path.join(config.checkout, 'build')
  const folder = path.join(build, `settings-${hash.slice(0, 20)}`)
  for (const made of [build, folder]) if (hash === (await readStamp(made))) return made
  const order = { folder: `build/making-${crypto.randomUUID()}`, set }
  const making = path.join(config.checkout, order.folder)
  try {
    await runBuild(wanted, order, signal)
    await writeStamp(making, hash)
    await rename(making, folder)
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    // Another process of this machine may have been faster.
    if (hash !== (await readStamp(folder))) throw error
  }
  return folder
}

/** Leaves so many of the sites that were built with settings, the newest, and nothing that is half made. */
export async function clearSites({ checkout }: Pick<Config, 'checkout'>, most = 4): Promise<void> {
  const sites = await Array.fromAsync(glob('build/settings-*', { cwd: checkout }))
  const aged = await Promise.all(
    sites.map(async (site) => {
      const folder = path.join(checkout, site)
      const made = await stat(folder).catch(() => undefined)
      return { folder, at: made?.mtimeMs ?? 0 }
    }),
  )
  for (const { folder } of aged.sort((one, other) => other.at - one.at).slice(most))
    await rm(folder, { recursive: true, force: true })
}

async function hashOfSources(config: Config, set: OwnerSettings = {}): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(publicSettings(config)))
  const words = Object.entries(set).sort(([one], [other]) => one.localeCompare(other))
  if (words.length > 0) hash.update(JSON.stringify(words))
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
async function runBuild(config: Config, order: BuildOrder, signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/.bin/react-router', 'build'], {
    cwd: config.checkout,
    env: {
      ...childEnvironment(),
      ...publicSettings(config),
      BUILD_ORDER: JSON.stringify(order),
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
