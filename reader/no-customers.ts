/** Whoever has signed, and is none of their customers: people of the house, and words that are no name. */
import type { Block } from './block.ts'

export function noCustomersIn(found: readonly Block[]): (signed: Block) => boolean {
  const ofHouse = namesOfHouse(found)
  const isOfWords = writtenSmall(found)
  return (signed) =>
    signed.by !== undefined && (ofHouse(signed.by) || isOfWords(signed.by) || isOfHouse(signed))
}

/** Founders and their people, on their own walls. */
const founds = /\b(?:i|we) (?:founded|started|opened|created|began|built) (?!to\b)/i
const owns =
  /\bour (?:practice|patients|clients|customers|mission|firm|company|business)\b|\b(?:unsere|nos) (?:kunden|patienten|gäste|clients|patients)\b/i
/** A customer with stars or among reviews may have a business, too. */
const isOfHouse = ({ text, isReview }: Pick<Block, 'text' | 'isReview'>) =>
  founds.test(text) || (isReview !== true && owns.test(text))

const lettersIn = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Whoever is named elsewhere on the website works there: what they say is no customer's. */
function namesOfHouse(found: readonly Block[]): (name: string) => boolean {
  const told = found.filter(({ kind }) => kind !== 'quote').map(({ text }) => text)
  const addresses = found.filter(({ kind }) => kind === 'contact').map(({ text }) => lettersIn(text))
  const isTold = (name: string) => told.some((text) => text.includes(name))
  const isAddress = (name: string) => addresses.some((text) => text.includes(lettersIn(name)))
  return (name) => /\p{L}{3}$/u.test(name) && name.includes(' ') && (isTold(name) || isAddress(name))
}

/** `Digital Radiography` is no customer where the website writes of digital radiography. */
function writtenSmall(found: readonly Block[]): (name: string) => boolean {
  const counts = new Map<string, number>()
  for (const { text } of found)
    for (const word of text.match(/(?<![\p{L}\d@.-])\p{Ll}+(?!\p{L})/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return (name) => {
    const said = name.match(/\p{L}+/gu) ?? []
    // Grace and Mark are words, too.
    const least = name.includes(' ') ? 1 : 3
    return said.length > 0 && said.every((word) => (counts.get(word.toLowerCase()) ?? 0) >= least)
  }
}
