/** What robots.txt says to us, by RFC 9309. */
export type RobotsRules = readonly { allows: boolean; path: string }[]

const mostCharacters = 512_000
const mostRules = 2_000

/** The groups that name us, or else the groups for everybody. */
export function robotsRules(text: string, ourName: string): RobotsRules {
  const groups = groupsOf(text.slice(0, mostCharacters))
  const naming = (name: string) => groups.filter(({ agents }) => agents.includes(name))
  const ours = naming(ourName.toLowerCase())
  return (ours.length > 0 ? ours : naming('*')).flatMap(({ rules }) => rules).slice(0, mostRules)
}

type Group = { agents: string[]; rules: { allows: boolean; path: string }[] }

function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  let isNaming = false
  for (const line of text.split(/\r\n?|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? []
    const key = field.toLowerCase()
    if (key === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(productOf(value))
      isNaming = true
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false
      // An empty rule says nothing.
      if (value.trim()) groups.at(-1)?.rules.push({ allows: key === 'allow', path: escaped(value.trim()) })
    }
  }
  return groups
}

/** `OffmicBot/1.0` means us as `offmicbot` does. */
const productOf = (value: string) => value.trim().toLowerCase().split('/')[0] ?? ''

/** The longest matching rule decides; of two equal ones, the one that allows. */
export function isAllowed(rules: RobotsRules, path: string): boolean {
  let [longest, allows] = [-1, true]
  for (const rule of rules) {
    const { length } = rule.path
    if (length < longest || (length === longest && !rule.allows) || !matches(rule.path, escaped(path)))
      continue
    longest = length
    allows = rule.allows
  }
  return allows
}

/** By hand, as a pattern full of stars would keep a regular expression busy for hours. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...others] = parts
  if (!path.startsWith(first)) return false
  const last = isWhole ? others.pop() : undefined
  let at = first.length
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

/** One spelling for both sides: what is not ASCII is percent-encoded, as in a parsed URL. */
const escaped = (path: string) => path.replace(/[^\x20-\x7e]+/g, (text) => encodeURI(text.toWellFormed()))
