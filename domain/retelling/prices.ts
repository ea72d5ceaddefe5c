/** Rows of a price table, turned into what somebody would say. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { isAmbiguous } from '#domain/language/spelled-out.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { mostWordsInBreath } from './breaths.ts'
import { asItem, type Names } from './case.ts'
import { type Statement, statement } from './statements.ts'
import { capitalised, toThirdPerson } from './third-person.ts'

type Row = { thing: string; price: string }
type Item = { passage: string; said: string }

export const priced = (passages: readonly Passage[], names: Names): Statement[] =>
  inPairs(
    passages.flatMap((passage) => {
      const row = rowOf(passage)
      return isClear(row) && !isOfPlans(passage) ? [{ passage: passage.id, said: saidOf(row, names) }] : []
    }),
  )

/** `Annual fee: Watch $9,800, Stand $26,400`: said of each plan alone, it would not be the fee of a year. */
const isOfPlans = ({ text }: Passage) => {
  const [label = '', rest = ''] = text.split(/:\s+(.*)/s)
  return column.test(label) && (rest.match(/[£$€]\s?\d|\d\s?€/g) ?? []).length > 1
}

const money = /[£$€]\s?\d|\d\s?€/

function rowOf({ text, heading }: Passage): Row {
  const [first = '', ...rest] = text.split(/:\s+|\s+[|·–—-]+\s+|[\n\t]+/)
  const cells = [first, ...rest.flatMap((part) => part.split(/,\s+/))]
  const [name = '', amount = ''] = (cells.find((cell) => money.test(cell)) ?? '').split(
    /\s*(?=(?:from )?[£$€]\s?\d|\d+ ?€)(.*)/i,
  )
  const isNamed = amount && name && !column.test(name)
  const thing = isNamed ? name : money.test(first) ? heading : first
  return {
    thing: (isSentThere(heading, thing) ? `shipping to ${thing}` : thing)
      .replace(/^(?:the|an?|our) /i, '')
      .replace(/[,.–—-]$/, ''),
    price: amount || name,
  }
}

/** Under `Shipping costs`, `Rest of Europe` is where something goes. */
const isSentThere = (heading: string, thing: string) =>
  /\b(?:shipping|delivery|postage)\b/i.test(heading) &&
  !/\b(?:shipping|delivery|postage|courier|express|standard|order|collect\w*|parcel)/i.test(thing) &&
  /^\p{Lu}/u.test(thing)

/** `Price £9,800` is not what has the price. */
const column = /(?:^|\s)(?:prices?|costs?|fees?|rates?|total|amount|investment)$/i

/** Of the name of a thing, or of its price. */
const mostCharacters = 120

const isClear = ({ thing, price }: Row) =>
  thing !== '' &&
  Math.max(thing.length, price.length) <= mostCharacters &&
  !isAmbiguous(`${thing} ${price}`) &&
  !/^[\d\s/–-]+$|\b(?:Mr|Mrs|Ms|Dr)\b|^[Ff]ree\b/.test(thing) &&
  [thing, price].every((part) => !/\([^)]*$|^[^(]*\)|\(\+/.test(part)) &&
  price !== '' &&
  countWords(thing) <= 8 &&
  countWords(price) <= 8 &&
  !/^from\b|(?<!^shipping )\bto\b/i.test(thing) &&
  !otherAmount.test(price)

/** `$42M revenue generated` is no price. */
const otherAmount =
  /(?:[£$€]\s?[\d,.]+(?:k|m|bn?)?\+?|\d\s?€)\s+(?!(?:per|an?|each|every|for|from|to|plus|incl\w*|excl\w*|and|or|with|on|only|at|monthly|yearly|annually|month|hour|pp)\b)\p{L}/iu

function saidOf(row: Row, names: Names): string {
  const { thing, price } = row
  const article = /^(?:\d|shipping to|(?:one|two|three|four|five|six|ten)\b)/i.test(thing) ? '' : 'the '
  const item = (isPlan(row) ? thing : `${article}${asItem(thing, names)}`).replace(/,$/, '')
  const comma = item.includes(',') ? ',' : ''
  return `${item}${comma} ${isPlural(thing) ? 'cost' : 'costs'} ${asPrice(price)}`
}

/** `Team, $90 per month` is the name of what one pays for, not what the team costs. */
const isPlan = ({ thing, price }: Row) =>
  countWords(thing) <= 2 &&
  !/\b(?:plan|package|membership|licen[cs]e)\b/i.test(thing) &&
  /(?:\b(?:per|a|each) |\/ ?)(?:month|mo|year|yr|user|seat)\b/i.test(price)

/** `Plum dumplings cost`, `a box of plums costs`. */
const isPlural = (thing: string) =>
  !/^one\b/i.test(thing) && /[^s]s$/.test(thing.split(/,| (?:of|with|from|for|in|on|every|a|per) /)[0] ?? '')

const asPrice = (price: string) =>
  spokenForm(toThirdPerson(price))
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/,$/, '')

function inPairs(items: readonly Item[]): Statement[] {
  const statements: Statement[] = []
  for (let at = 0; at < items.length; at += 2) {
    const [first, second] = items.slice(at, at + 2)
    if (!first) continue
    const both = second ? `${first.said}, and ${second.said}` : first.said
    // Between commas the listener would lose track of what costs what.
    const isPlain = !first.said.includes(',') && !second?.said.split(/ costs? /)[0]?.includes(',')
    const isOneBreath = isPlain && countWords(both) <= mostWordsInBreath
    statements.push(statement(first.passage, `${capitalised(isOneBreath ? both : first.said)}.`))
    if (second && !isOneBreath) statements.push(statement(second.passage, `${capitalised(second.said)}.`))
  }
  return statements
}
