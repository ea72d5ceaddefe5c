import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { isRoot, nobody } from './nobody.ts'

/** How the system is asked for walls around a browser; the same for a trial and for the browser itself. */
type Walled = {
  browser: string
  libraries?: string | undefined
  /** What runs between the walls, where the browser may have another place. */
  command: (browser: string) => readonly string[]
  memoryBytes: number
  fileBytes: number
  cpuSeconds: number
}
type Command = { program: string; args: string[]; env: Record<string, string> }

/** Folders that exist between the walls alone, in memory. */
const placeOfBrowser = '/run/browser'
export const homeInside = '/run/home'
const kept = new Set(['bin', 'dev', 'etc', 'lib', 'lib32', 'lib64', 'libx32', 'proc', 'sbin', 'sys', 'usr'])

/**
 * A program with a network of its own in which there is nothing, that sees no process but its own and of the disk
 * nothing but the system's programs, and that dies with us. Each of these programs becomes the next one. Where the
 * system refuses any wall, the program does not start.
 */
export function walled({ browser, libraries, command, ...limits }: Walled): Command {
  const folder = path.dirname(realpathOf(browser))
  const inside = (place: string) =>
    isSystem(folder) ? place : path.join(placeOfBrowser, path.relative(folder, realpathOf(place)))
  const args = [
    ...['--no-new-privs', '--pdeathsig', 'KILL', '--'],
    ...['unshare', '--user', '--map-root-user', '--net', '--pid', '--ipc', '--uts', '--mount'],
    ...['--mount-proc', '--fork', '--kill-child', '--'],
    ...['sh', '-c', isSystem(folder) ? hideDisk() : hideDisk(folder)],
    ...['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'],
    ...['prlimit', '--core=0', `--data=${limits.memoryBytes}`, `--fsize=${limits.fileBytes}`],
    ...[`--cpu=${limits.cpuSeconds}`, '--'],
    ...command(inside(browser)),
  ]
  const env = {
    HOME: homeInside,
    TMPDIR: homeInside,
    PATH: '/usr/bin:/bin:/usr/sbin:/sbin',
    ...(libraries && { LD_LIBRARY_PATH: inside(libraries) }),
  }
  return { program: 'setpriv', args, env }
}

/** The rest of the disk is covered with empty folders in memory, which go with the last process. */
function hideDisk(folder?: string): string {
  const tops = readdirSync('/', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !kept.has(entry.name) && entry.name !== 'run')
    .map(({ name }) => `/${name}`)
  return [
    'set -e',
    `mount -t tmpfs -o size=128m,mode=755 none /run`,
    `mkdir ${homeInside} ${placeOfBrowser}`,
    ...(folder ? [`mount --bind ${quoted(folder)} ${placeOfBrowser}`] : []),
    ...[...tops, ...['/usr/local', '/usr/src', '/dev/shm'].filter(existsSync)].map(
      (each) => `mount -t tmpfs -o size=64m,mode=1777 none ${quoted(each)}`,
    ),
    'exec "$0" "$@"',
  ].join('\n')
}

const isSystem = (folder: string) => /^\/(?:usr|bin|lib)\/(?!local\/|src\/)/.test(`${folder}/`)
const quoted = (place: string) => `'${place.replaceAll("'", "'\\''")}'`

function realpathOf(place: string): string {
  try {
    return realpathSync(place)
  } catch {
    return place // whoever starts it will see that it is not there
  }
}

/** What a trial between the walls sees: the names of its networks, and whether the browser could be started there. */
export async function tryWalls(
  browser: string,
): Promise<{ networks: string[]; isOpen: boolean } | undefined> {
  const script = 'cat /proc/net/dev; test -x "$0" && echo open'
  const command = (inside: string) => ['sh', '-c', script, inside]
  const { program, args, env } = walled({
    browser,
    command,
    memoryBytes: 2 ** 28,
    fileBytes: 2 ** 20,
    cpuSeconds: 5,
  })
  const options = { env, cwd: '/', timeout: 10_000, ...(isRoot() && nobody) }
  const seen = await new Promise<string | undefined>((resolve) =>
    execFile(program, args, options, (_, stdout) => resolve(stdout || undefined)),
  )
  if (seen === undefined) return undefined
  const networks = [...seen.matchAll(/^ *([\w.@-]+):/gm)].map(([, name = '']) => name)
  return { networks, isOpen: seen.endsWith('open\n') }
}

/** Where systems say that they make no such walls, and what switches them on. */
const switches = [
  ['kernel/unprivileged_userns_clone', '0', 'kernel.unprivileged_userns_clone=1'],
  ['kernel/apparmor_restrict_unprivileged_userns', '1', 'kernel.apparmor_restrict_unprivileged_userns=0'],
  ['user/max_user_namespaces', '0', 'user.max_user_namespaces=10000'],
] as const

/** What to type, as far as the system tells; a container is told by whoever starts it. */
export function commandForWalls(read = readSwitch): string {
  const found = switches.find(([name, closed]) => read(name) === closed)
  return found
    ? `sysctl -w ${found[2]}`
    : 'docker run --security-opt seccomp=unconfined --security-opt systempaths=unconfined …'
}

function readSwitch(name: string): string | undefined {
  try {
    return readFileSync(`/proc/sys/${name}`, 'utf8').trim()
  } catch {
    return undefined // this system has no such switch
  }
}
