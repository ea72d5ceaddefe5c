/** What readers have chosen of a whole website: a line a choice, `core: 5 2 11`, numbers of its sheet. */
import { choices } from '#production/writer/standing.ts'

export type Choices = Readonly<Record<(typeof choices)[number], ReadonlySet<number>>>

const asked = new Map<string, readonly (typeof choices)[number][]>([
  ['who', ['who', 'core', 'fine']],
  ['core', ['core', 'fine']],
  ['good', ['fine']],
  ['bad', ['bad']],
])
/** Written down for whoever marks next, and not learnt from: too few of them are chosen. */
const other = ['about', 'open', 'step']

export function readChoices(website: string, text: string): { choices: Choices; faults: readonly string[] } {
  const found = new Map(choices.map((choice) => [choice, new Set<number>()]))
  const faults: string[] = []
  text.split('\n').forEach((line, at) => {
    const [, key = '', rest = ''] = /^\s*(\w+):(.*)$/.exec(line) ?? []
    const numbers = rest.split(/[\s,]+/).filter((each) => each !== '')
    if (line.trim() === '' || other.includes(key)) return
    const known = asked.get(key)
    if (!known || numbers.some((each) => !/^\d{1,4}$/.test(each)))
      faults.push(`${website}, line ${at + 1}: “who”, “core”, “good” or “bad” with numbers is wanted.`)
    else for (const choice of known) for (const each of numbers) found.get(choice)?.add(Number(each))
  })
  const of = (choice: (typeof choices)[number]) => found.get(choice) ?? new Set<number>()
  return { choices: { who: of('who'), core: of('core'), fine: of('fine'), bad: of('bad') }, faults }
}
