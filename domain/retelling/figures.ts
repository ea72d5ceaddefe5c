/** `Installed capacity: 2,847 MW`: a label and its figure, told as what the website says. */
import { spokenForm } from '#domain/language/spoken-form.ts'
import { asThing, type Names } from './case.ts'
import { type Statement, statement } from './statements.ts'
import { isSentence } from './verbs.ts'

type Figure = { passage: string; text: string }

/** What stands before the colon has more than one word, or is many of something. */
const pair = /^((?:\p{L}[^\s:]* [^:]{2,45}|\p{L}{3,}s)):\s+(.+)$/u
const year = /^(?:1[5-9]|20)\d\d$/
const quantity =
  /^(?:(?:about|over|up to|more than|at least|nearly|almost) )?\d[\d,.]*(?:\s?%| ?[\p{L}²°]{1,9}(?: \p{L}{1,10})?)?\+?$/iu

const valueIn = (text: string) => pair.exec(text)?.[2] ?? ''

export const isFigure = (text: string) => quantity.test(valueIn(text)) && !year.test(valueIn(text))

/** `Format: PDF`, `Admitted: Ohio, 2004`, `Revenue: 2025 643.8, 2024 629.1` are for the eye. */
export function isForTheEye(text: string): boolean {
  const [label = '', value = ''] = text.split(/:\s+(.*)/s)
  const isShort = (value.match(/\p{L}+/gu) ?? []).length <= 3
  return value !== '' && label.length < 50 && (/\d/.test(value) || isShort) && !isSentence(value)
}

export function figuresIn(figures: readonly Figure[], names: Names): Statement[] {
  const said = figures.map(({ passage, text }) => ({ passage, said: putAt(text, names) }))
  return Array.from({ length: Math.ceil(said.length / 2) }, (_, at) => {
    const [first, second] = said.slice(at * 2, at * 2 + 2)
    const both = [first, second].flatMap((each) => each?.said ?? []).join(', and ')
    return statement(first?.passage ?? '', `The website ${at % 2 ? 'also puts' : 'puts'} ${both}.`)
  })
}

function putAt(text: string, names: Names): string {
  const [, label = '', value = ''] = pair.exec(text.replace(/\*/g, '')) ?? []
  return `${asThing(label, names)} at ${spokenForm(`x ${value}`).slice(2)}`
}
