// What every command does first. Plain JavaScript for Node 20: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const checkout = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const tools = path.join(checkout, 'node_modules', '.bin')
const pinnedNode = path.join(tools, 'node')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const parent = process.ppid

/** Installs what package-lock.json names, unless it is there; without `everything` only what the product needs. */
export async function install({ everything }) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) fail(`Offmic needs Node 20 or newer to start, and this is Node ${process.versions.node}.`)
  if (isInstalled(everything)) return
  console.log('Installing what package-lock.json names …')
  const options = everything ? ['--include=dev'] : ['--omit=dev']
  const code = await run('npm', ['ci', '--loglevel=error', ...options], { env: toolEnvironment() })
  if (code !== 0) fail('npm could not install what Offmic needs: its output above says why.')
}

/** Runs a program of ours with the Node that npm installed. It ends itself when this process is gone. */
export function runWithPinnedNode(program, ...args) {
  process.env.NODE_ENV ??= 'production' // React has another build for developers, which takes twice as long
  // Each thread that makes sound would otherwise hold on to memory that another one has given back.
  process.env.MALLOC_ARENA_MAX ??= '2'
  return run(pinnedNode, [program, ...args], { channels: ['ipc'] })
}

/** The same for what may start the database: if it is killed, nobody else would end that. */
export async function runWithDatabase(program, ...args) {
  const code = await runWithPinnedNode(program, ...args)
  if (code === 128 + os.constants.signals.SIGKILL)
    await runWithPinnedNode('server/programs/leave-database.ts')
  return code
}

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** npm keeps a record of what it has put into node_modules, written last. */
function isInstalled(everything) {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map(readPackages)
  const isMissing = ([folder, { version, integrity, dev, optional, devOptional }]) => {
    const found = present[folder]
    if (found) return found.version !== version || found.integrity !== integrity
    return folder !== '' && !optional && !devOptional && (everything || !dev)
  }
  return existsSync(pinnedNode) && !Object.entries(wanted).some(isMissing)
}

function readPackages(file) {
  const place = path.join(checkout, file)
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')).packages : {}
}

/**
 * Each episode has threads of its own. With an arena for each of them glibc keeps some 40 MB more after every episode;
 * without modules that are kept compiled each of them begins by compiling the same ones anew.
 */
const frugal = {
  MALLOC_ARENA_MAX: '1',
  NODE_COMPILE_CACHE: path.join(checkout, 'node_modules', '.cache', 'compiled'),
}

/**
 * What a tool that is not ours gets of the environment: how to find programs, networks and its own settings. Packages
 * run scripts as they are installed, and the environment may hold the keys of the product.
 */
export function toolEnvironment(own = process.env) {
  const isNeeded = (name) => neededByTools.test(name)
  return Object.fromEntries(Object.entries(own).filter(([name]) => isNeeded(name)))
}

const neededByTools = new RegExp(
  [
    '^(PATH|HOME|USER|LOGNAME|SHELL|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|CI|LANG|LC_.*|TZ|TMPDIR|DEBIAN_FRONTEND)$',
    '^(https?|all|no)_proxy$|^(SSL|XDG)_|^NODE_EXTRA_CA_CERTS$',
    '^(npm|NVM|FNM|VOLTA|ASDF|MISE|COREPACK)_',
    '^(TEMP|TMP|SystemRoot|ComSpec|PATHEXT|APPDATA|LOCALAPPDATA|USERPROFILE)$', // Windows
  ].join('|'),
  'i',
)

/** Runs a command to its end, passing on every signal that asks us to stop. Resolves to its exit code. */
export function run(command, args, { env = process.env, channels = [] } = {}) {
  const child = spawn(command, args, {
    cwd: checkout,
    env: { ...frugal, ...env, PATH: `${tools}${path.delimiter}${process.env.PATH}` },
    stdio: ['inherit', 'inherit', 'inherit', ...channels],
  })
  const passOn = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, passOn)
  const watch = setInterval(() => npmIsGone() && passOn('SIGTERM'), 500)
  return new Promise((resolve) => {
    child.once('error', (error) => fail(`${command} cannot be run (${error.code}).`))
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      for (const each of signals) process.off(each, passOn)
      resolve(signal ? 128 + os.constants.signals[signal] : code)
    })
  })
}

/** npm waits for us, so when our parent changes, it was killed without a word. Its scripts "exec" us for this. */
const npmIsGone = () => process.env.npm_lifecycle_event && process.ppid !== parent
