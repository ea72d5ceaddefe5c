/** Lists and price tables, turned into what somebody would say. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { inSentenceCase, type Names } from './case.ts'
import { mostWordsInBreath, type Statement, statement, statementsOf } from './statements.ts'
import { capitalised, toThirdPerson } from './third-person.ts'
import { isSentence } from './verbs.ts'

type Item = { passage: string; said: string }

export function listed(passages: readonly Passage[], names: Names): Statement[] {
  const items = passages.flatMap((passage) => itemsOf(passage.text).map((text) => ({ passage, text })))
  const isTold = (text: string) => /[.!]$/.test(text) || isSentence(text)
  const sentences = items
    .filter(({ text }) => isTold(text))
    .flatMap(({ passage, text }) => statementsOf({ ...passage, text: text.replace(/[.!]?$/, '.') }))
  const things = items
    .filter(({ text }) => !isTold(text) && countWords(text) > 1 && countWords(text) <= 18)
    .map(({ passage, text }) => ({ passage: passage.id, said: asThing(text, names) }))
  return [...sentences, ...inGroups(things).map((group, at) => listStatement(group, at))]
}

const itemsOf = (text: string) => text.split(/\s*[\n;•]\s*/).filter(Boolean)

function asThing(text: string, names: Names): string {
  const [first = '', ...rest] = spokenForm(toThirdPerson(text)).replace(/[.:]$/, '').split(' ')
  return [inSentenceCase(first, names), ...rest].join(' ')
}

/** As many items as fit in one breath; commas inside an item leave it alone. */
function inGroups(items: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    const words = last ? countWords(last.map(({ said }) => said).join(' ')) : 0
    const isPlain = !/,| and /.test(item.said) && !last?.some(({ said }) => /,| and /.test(said))
    if (last && isPlain && last.length < 4 && words + countWords(item.said) < 16) last.push(item)
    else groups.push([item])
  }
  return groups
}

const listOpenings = [
  'The website lists',
  'It also names',
  'Then it mentions',
  'The list also names',
  'And it mentions',
]

function listStatement(group: readonly Item[], at: number): Statement {
  const opening = listOpenings[at % listOpenings.length] ?? ''
  return statement(group[0]?.passage ?? '', `${opening} ${inSeries(group.map(({ said }) => said))}.`)
}

const inSeries = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export function priced(passages: readonly Passage[], names: Names): Statement[] {
  const items = passages.flatMap((passage) => {
    const [first = '', ...rest] = passage.text.split(/:\s+|\s+[|–—-]+\s+|[\n\t]+/)
    const cells = [first, ...rest.flatMap((part) => part.split(/,\s+/))]
    const [name = '', amount = ''] = (cells.find((cell) => money.test(cell)) ?? '').split(
      /\s*(?=(?:from )?[£$€]\s?\d|\d+ ?€)(.*)/i,
    )
    const price = amount || name
    const thing = ((amount && name) || (money.test(first) ? passage.heading : first)).replace(/[,.–—-]$/, '')
    const isClear =
      price && thing && countWords(thing) <= 8 && countWords(price) <= 8 && !/^from\b|\bto\b/i.test(thing)
    return isClear
      ? [
          {
            passage: passage.id,
            said: `the ${asItem(thing, names)}${thing.includes(',') ? ',' : ''} ${isPlural(thing) ? 'cost' : 'costs'} ${asPrice(price)}`,
          },
        ]
      : []
  })
  return inPairs(items)
}

const money = /[£$€]\s?\d|\d\s?€/
const asPrice = (price: string) =>
  spokenForm(toThirdPerson(price)).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** `Plum dumplings cost`, `a box of plums costs`. */
const isPlural = (thing: string) => /[^s]s$/.test(thing.split(/,| (?:of|with|from|for|in|on) /)[0] ?? '')

/** `Harbour White` is a name; `Sourdough loaf` only begins its row. */
function asItem(thing: string, names: Names): string {
  const [first = '', ...rest] = thing.split(' ')
  const isName = rest.some((word) => /^\p{Lu}/u.test(word))
  const said = isName ? thing : [inSentenceCase(first, names), ...rest].join(' ')
  return spokenForm(`x ${said}`).slice(2)
}

function inPairs(items: readonly Item[]): Statement[] {
  const statements: Statement[] = []
  for (let at = 0; at < items.length; at += 2) {
    const [first, second] = items.slice(at, at + 2)
    if (!first) continue
    const both = second ? `${first.said}, and ${second.said}` : first.said
    const isOneBreath = countWords(both) <= mostWordsInBreath
    statements.push(statement(first.passage, `${capitalised(isOneBreath ? both : first.said)}.`))
    if (second && !isOneBreath) statements.push(statement(second.passage, `${capitalised(second.said)}.`))
  }
  return statements
}
