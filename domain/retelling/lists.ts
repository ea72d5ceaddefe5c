/** Lists, turned into what somebody would say. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { isAmbiguous, isUnspeakable } from '#domain/language/spelled-out.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { asItem, asThing, type Names } from './case.ts'
import { figuresIn, isFigure, isForTheEye } from './figures.ts'
import { type Statement, statement, statementsOf } from './statements.ts'
import { isSentence } from './verbs.ts'
import { isDated } from './web-noise.ts'

type Item = { passage: string; said: string }

export function listed(passages: readonly Passage[], names: Names): Statement[] {
  const items = passages
    .filter(({ heading }) => !asksTheVisitor.test(heading))
    .flatMap((passage) => itemsOf(passage.text).map((text) => ({ passage, text, kind: kindOf(text) })))
  const only = (wanted: Kind) => items.filter(({ kind }) => kind === wanted)
  const sentences = only('sentence').flatMap(({ passage, text }) =>
    statementsOf({ ...passage, text: text.replace(/[.!]?$/, '.') }),
  )
  const free = only('free').map(({ passage, text }) => statement(passage.id, freeThing(text, names)))
  const things = only('thing').map(({ passage, text }) => ({
    passage: passage.id,
    said: asThing(text, names),
  }))
  const figures = only('figure').map(({ passage, text }) => ({ passage: passage.id, text }))
  return [
    ...sentences,
    ...figuresIn(figures, names),
    ...free,
    ...inGroups(things).map((group, at) => listStatement(group, at)),
  ]
}

/** `Sound familiar?` stands over what the visitor suffers from, which is nothing that the business states. */
const asksTheVisitor =
  /\b(?:familiar|sounds? like you|ring a bell|tired of|fed up|sick of|struggling|stuck|overwhelmed|is this you)\b.*\?$/i

const itemsOf = (text: string) =>
  text
    .split(/\s*[\n;•]\s*/)
    .map((item) => item.replace(/^[^\p{L}\p{N}£$€+−–"“-]+/u, ''))
    .filter(Boolean)

type Kind = 'sentence' | 'figure' | 'free' | 'thing' | 'untold'

function kindOf(text: string): Kind {
  const isLabel = label.test(text) && !isSentence(text.replace(/\S+$/, 'so'))
  if (isAmbiguous(text) || isUnspeakable(spokenForm(text))) return 'untold'
  if (isFigure(text)) return 'figure'
  if (freeOfCharge.test(text)) return 'free'
  if (!/\p{Ll}/u.test(text) || isCut(text) || isDated(text) || isForTheEye(text) || measured.test(text))
    return 'untold'
  if (/[.!]$/.test(text) || (isSentence(text) && !isLabel)) return 'sentence'
  return !isLabel && countWords(text) > 1 && countWords(text) <= 18 ? 'thing' : 'untold'
}

/** `SOC 2 Type II certified` is no thing that could be named. */
const label = /\b\p{L}+ed$/u
/** Half of what stands in brackets. */
const isCut = (text: string) => /\([^)]*$|^[^(]*\)/.test(text.slice(0, 300))

/** `+38% conversion rate` of what, `nine hours` of what, `everything in Solo`: nobody says it here. */
const measured =
  /^(?:[+−–-]\s?[\d$£€]|(?:up to |about |over )?\d|everything\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)|\(\d+\)$|\d\/\d+\/\d|\b(?:PDF|ZIP|XLSX?|DOCX?)\b/i
/** `First class free` */
const freeOfCharge = /^(.{3,60}?)(?::| is)? (?:free|free of charge)$/i

const freeThing = (text: string, names: Names) =>
  `The ${asItem(text.replace(freeOfCharge, '$1').replace(/^(?:the|an?|your) /i, ''), names)} is free.`

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
