/** What pages tell machines counts as far as visitors see it, too: nobody looks over the rest. */
import type { Block } from './block.ts'

/** Two texts that differ in marks and spaces only are one. */
export const bareLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const mostOfTail = 8
/** The last digits, which two ways of writing one number share. */
const tailOf = (number: string) => digitsOf(number).slice(-mostOfTail)
const digitsOf = (text: string) => text.replace(/\D/g, '')
/** Digits of one line, with a mark where something else stands between them. */
const numbersOf = (text: string) => text.replace(/[^\d\p{L}\n]{1,4}(?=\d)/gu, '').replace(/\D+/g, ' ')

type Seen = (block: Block) => Block[]

/** `shown` is all that stands on the pages of the website, its ways to call among it. */
export function dataSeenIn(shown: readonly Block[]): Seen {
  const said = ` ${shown.map(({ text }) => bareLetters(text)).join(' ')} `
  const numbers = shown.flatMap(({ text }) => numbersOf(text).split(' '))
  const isSaid = (text: string) => said.includes(` ${bareLetters(text)} `)
  const isSeen = (line: string) => {
    const [label = '', value = ''] = line.split(/: (.*)/s)
    if (label === 'telephone') return numbers.some((number) => number.endsWith(tailOf(value)))
    // The town alone is looked for where an address is said.
    return label === 'address' || isSaid(value)
  }
  return (block) => {
    const [first = '', ...lines] = block.text.split('\n')
    if (block.kind === 'question') return isSaid(first) ? [block] : []
    const left = lines.filter(isSeen)
    return left.length > 0 ? [{ ...block, text: [first, ...left].join('\n') }] : []
  }
}
