import { existsSync } from 'node:fs'
import path from 'node:path'

/** Every bench, and the programs that it cannot do without. */
const benchNeeds = {
  pages: ['chromium-headless-shell'],
  requests: ['wrk', 'nginx'],
  feeds: ['wrk'],
  audio: ['wrk'],
  inserts: ['wrk'],
  slow: [],
  sound: [],
  kills: [],
  random: [],
  lanes: [],
  headers: ['openssl'],
  board: ['chromium-headless-shell'],
  desk: ['chromium-headless-shell'],
  year: [],
} as const satisfies Record<string, readonly string[]>

type BenchName = keyof typeof benchNeeds
export const benchNames = Object.keys(benchNeeds) as BenchName[] // they are its keys
/** The simulated year takes most of an hour: it is lived by name alone. */
export const unnamedBenches = benchNames.filter((name) => name !== 'year')
export const isBench = (word: string): word is BenchName => Object.hasOwn(benchNeeds, word)

/** Where Debian keeps a program under another name. */
const packages: ReadonlyMap<string, string> = new Map([['nginx', 'nginx-light']])

/** What to type when programs are missing; undefined when all are there. */
export function whatIsMissing(wanted: readonly BenchName[], searched: string): string | undefined {
  const isThere = (program: string) =>
    searched.split(path.delimiter).some((folder) => existsSync(path.join(folder, program)))
  const isReady = (name: BenchName) => benchNeeds[name].every(isThere)
  const missing = [...new Set(wanted.flatMap((name): readonly string[] => benchNeeds[name]))].filter(
    (program) => !isThere(program),
  )
  if (missing.length === 0) return undefined
  const install = `apt-get install -y ${missing.map((each) => packages.get(each) ?? each).join(' ')}`
  return `These benches need ${missing.join(' and ')}: ${wanted.filter((name) => !isReady(name)).join(', ')}.
On Debian, as root: ${install}
Without: npm run bench -- ${unnamedBenches.filter(isReady).join(' ')}`
}
