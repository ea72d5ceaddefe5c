import { readFileSync } from 'node:fs'

/** What a rule finds and may go on finding: `thing`, or `thing 160` where it must not grow beyond that. */
type Exceptions = ReadonlyMap<string, readonly string[]>

export const readExceptions = () => exceptionsFrom(readFileSync('test/tidy/exceptions.txt', 'utf8'))

/** A line with `# ` begins a rule; a reason may follow an entry after ` # `. */
export function exceptionsFrom(text: string): Exceptions {
  const entries = new Map<string, string[]>()
  let open: string[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) {
      open = []
      entries.set(line.slice(2).trim(), open)
    } else if (line.trim() !== '') open.push(line.replace(/ # .*/, '').trim())
  }
  return entries
}

/** What is new or has grown, and what is listed for nothing. */
export function compare(found: readonly string[], listed: readonly string[]) {
  const [now, most] = [sizesOf(found), sizesOf(listed)]
  return {
    fresh: [...now].flatMap(([thing, size]) => {
      const limit = most.get(thing)
      return limit !== undefined && size <= limit ? [] : [shown(thing, size)]
    }),
    stale: [...most].flatMap(([thing, size]) => (now.has(thing) ? [] : [shown(thing, size)])),
  }
}

function sizesOf(lines: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const line of lines) {
    const [, thing = line, size = '0'] = /^(.*) (\d+)$/.exec(line) ?? []
    sizes.set(thing, Math.max(sizes.get(thing) ?? 0, Number(size)))
  }
  return sizes
}

const shown = (thing: string, size: number) => (size === 0 ? thing : `${thing} ${size}`)
