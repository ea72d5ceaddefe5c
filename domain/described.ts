/** What a website tells machines of itself: of its products, people and customers it tells them, too. */
import type { Passage } from './evidence.ts'

const leastLetters = 4
/** A legal form, a town or a trade beside the name. */
const separators = /\s+[|–—·-]\s+|,\s+/

/** How the business describes itself there; undefined where something else is described. */
export function descriptionOf({ kind, text }: Passage, business: string): string | undefined {
  if (kind !== 'data') return undefined
  const [named = ''] = text.split('\n')
  const isIts = [named, ...named.split(separators)].some((part) => isAlmost(part, business))
  return isIts ? /^description: (.+)$/m.exec(text)?.[1] : undefined
}

function isAlmost(a: string, b: string): boolean {
  const [short = '', long = ''] = [letters(a), letters(b)].sort((one, other) => one.length - other.length)
  return short.length >= leastLetters && long.startsWith(short) && long.length - short.length <= 10
}

const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '')
