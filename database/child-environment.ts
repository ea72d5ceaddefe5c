import { own } from '#domain/own.ts'

/** What programs need to be found, to find their libraries and to speak. */
const needed = [
  ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'],
  ['LANG', 'LC_ALL', 'LC_CTYPE', 'TZ'],
  ['SystemRoot', 'TEMP', 'TMP'], // Windows
  ['MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE'], // as bin/prepare.js sets them
].flat()

/** All that a child process gets of our environment. Ours holds keys and passwords, and a child may show its own. */
export const childEnvironment = (ours: NodeJS.Dict<string> = process.env): Record<string, string> =>
  Object.fromEntries(
    needed.flatMap((name) => {
      const value = own(ours, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
