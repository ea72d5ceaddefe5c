import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isRoot, nobody } from './nobody.ts'

/** How the system is asked for walls around a program; the same for a trial and for the browser. */
export type Walled = {
  program: string
  args: readonly string[]
  memoryBytes: number
  fileBytes: number
  cpuSeconds: number
}

/**
 * A program with a network of its own in which there is nothing, that sees no process but its own, and dies with us.
 * Each of these programs becomes the next one. Where the system refuses any wall, the program does not start.
 */
export const walled = ({ program, args, memoryBytes, fileBytes, cpuSeconds }: Walled): [string, string[]] => [
  'setpriv',
  [
    ...['--no-new-privs', '--pdeathsig', 'KILL', '--'],
    ...['unshare', '--user', '--map-current-user', '--net', '--pid', '--ipc', '--uts'],
    ...['--mount-proc', '--fork', '--kill-child', '--'],
    ...['prlimit', '--core=0', `--data=${memoryBytes}`, `--fsize=${fileBytes}`, `--cpu=${cpuSeconds}`, '--'],
    program,
    ...args,
  ],
]

/** All that such a program gets of our environment: how to find programs. */
export const walledEnvironment = (home: string, libraries?: string) => ({
  HOME: home,
  TMPDIR: home,
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  ...(libraries && { LD_LIBRARY_PATH: libraries }),
})

/** What a trial between the walls sees: the names of its networks, and whether the browser could be started there. */
export async function tryWalls(
  browser: string,
): Promise<{ networks: string[]; isOpen: boolean } | undefined> {
  const script = 'cat /proc/net/dev; test -x "$0" && echo open'
  const limits = { memoryBytes: 2 ** 28, fileBytes: 2 ** 20, cpuSeconds: 5 }
  const [command, args] = walled({ program: 'sh', args: ['-c', script, browser], ...limits })
  const options = { env: walledEnvironment('/'), cwd: '/', timeout: 10_000, ...(isRoot() && nobody) }
  const seen = await new Promise<string | undefined>((resolve) =>
    execFile(command, args, options, (_, stdout) => resolve(stdout || undefined)),
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
