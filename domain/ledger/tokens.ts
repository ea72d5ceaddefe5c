/** What a text states, word by word: numbers, times, limits, who does it, and every word that carries a fact. */

import { stem } from '#domain/language/inflection.ts'
import { numberAt } from '#domain/language/number-words.ts'
import { own } from '#domain/own.ts'
import { countedInTalk, frame, grammar, limits, limitsOfNumbers } from './common-words.ts'
import { plainText } from './plain-text.ts'

export type Token = {
  /** Equal keys state the same: `#90`, `@7:00`, `!not`, `they`, or a stem. */
  key: string
  kind: 'number' | 'limit' | 'they' | 'word'
  /** As it stands in the plain text, for lists of common words and for reasons. */
  word: string
  /** A new one begins at punctuation and at words such as `which`. */
  clause: number
  /** Perhaps only what hosts count themselves: one thing, the second question. */
  isCounted?: true
}

/** In a script `they` is the business; on its website `we` is. */
export type Voice = 'script' | 'website'

type Item = { word: string; number?: string; isBreak?: true; isCounted?: true }

export function tokensOf(text: string, business: string, voice: Voice): Token[] {
  const items = withTimes(withMoney(withNumbers(itemsOf(text, business))))
  const tokens: Token[] = []
  let clause = 0
  items.forEach((item, at) => {
    const next = items[at + 1]
    if (startsClause(item, next)) clause += 1
    const token = tokenOf(item, items.slice(at + 1, at + 5), voice)
    if (token) tokens.push({ ...token, clause })
  })
  return tokens
}

const persons: Record<string, string> = {
  we: 'they',
  i: 'they',
  us: 'them',
  me: 'them',
  our: 'their',
  my: 'their',
  ours: 'theirs',
}

/** All words of a text, told by whoever: for sentences with too few facts to compare. */
export const wordForWord = (text: string, business: string) =>
  withNumbers(itemsOf(text, business))
    .filter(({ isBreak }) => !isBreak)
    .map(({ word, number }) => number ?? own(persons, word) ?? stem(word))
    .join(' ')

const pieces =
  /@\d+:\d\d|\d+(?:,\d{3})*(?:\.\d+)?(?:st|nd|rd|th)?\b|[\p{L}\p{M}_]+(?:'\p{L}+)*|\d+|[,;:.!?()—–|\n"]/gu
/** A letter of another script cannot stand here, so a website cannot write it. */
const theBusiness = '__business'

function itemsOf(text: string, business: string): Item[] {
  const plain = plainText(text)
  const name = plainText(business).trim()
  const marked = name ? plain.replaceAll(name, ` ${theBusiness} `) : plain
  return [...marked.replace(/__business\s+'s?\b/g, 'their').matchAll(pieces)].map(([word]) =>
    /^[,;:.!?()—–|\n"]$/.test(word) ? { word, isBreak: true } : { word },
  )
}

function withNumbers(items: Item[]): Item[] {
  const words = items.map(({ word }) => word)
  const found: Item[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item // below the length
    const read = item.word.startsWith('@') ? undefined : numberAt(words, at)
    const after = words[at + (read?.length ?? 0)] ?? ''
    if (item.word.startsWith('@')) found.push({ word: item.word, number: item.word })
    else if (item.word === 'dozen') found.push({ word: 'dozen', number: '#12' })
    else if (read) {
      const isCounted = !/^\d/.test(item.word) && isCountedInTalk(read.value, after)
      const number = `#${read.value}`
      const word = words.slice(at, at + read.length).join(' ')
      found.push({ word, number, ...(isCounted && { isCounted }) })
      at += read.length - 1
    } else found.push(item)
  }
  return found
}

const isCountedInTalk = (value: number, after: string) =>
  value <= 5 && (after === '' || countedInTalk.has(stem(after)) || /^[,.:;?!]$/.test(after))

const currencies = /^(?:dollar|pound|euro)s?$/
const coins = /^(?:cent|pence|penny|p)s?$/

/** `4 pounds and 20 pence`, `4 pounds 20` and `£4.20` are one number; so are 30 pence and £0.30. */
function withMoney(items: Item[]): Item[] {
  const found: Item[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item // below the length
    const value = wholeOf(item)
    const unit = items[at + 1]?.word ?? ''
    if (value !== undefined && currencies.test(unit)) {
      const skip = items[at + 2]?.word === 'and' ? 3 : 2
      const small = wholeOf(items[at + skip])
      const hasCoin = coins.test(items[at + skip + 1]?.word ?? '')
      const isSmall = small !== undefined && small < 100 && (hasCoin || skip === 2) && Number.isInteger(value)
      found.push(
        { word: item.word, number: `#${isSmall ? (value * 100 + small) / 100 : value}` },
        { word: unit },
      )
      at += isSmall ? skip + (hasCoin ? 1 : 0) : 1
    } else if (value !== undefined && coins.test(unit)) {
      found.push(
        { word: item.word, number: `#${value / 100}` },
        { word: unit === 'cents' ? 'dollar' : 'pound' },
      )
      at += 1
    } else found.push(item)
  }
  return found
}

const wholeOf = (item: Item | undefined) =>
  item?.number?.startsWith('#') ? Number(item.number.slice(1)) : undefined

const halves: Record<string, number> = { morning: 0, afternoon: 12, evening: 12, night: 12 }

/** `seven in the morning`, `six thirty in the evening`, `from seven to eleven in the morning`. */
function withTimes(items: Item[]): Item[] {
  const found = [...items]
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const dayPart = /^(?:in|at)$/.test(found[at]?.word ?? '')
      ? found.slice(at + 1, at + 3).find((item) => own(halves, item.word) !== undefined)
      : undefined
    if (!dayPart) continue
    const [minutes, hours] = [wholeOf(found[at - 1]), wholeOf(found[at - 2])]
    const hasMinutes = minutes !== undefined && hours !== undefined && hours <= 12 && minutes < 60
    const start = hasMinutes ? at - 2 : at - 1
    const time = timeOf(found[start], hasMinutes ? minutes : 0, own(halves, dayPart.word) ?? 0)
    if (!time) continue
    found.splice(start, found.indexOf(dayPart, at) - start + 1, { word: time, number: time })
    at = start
    // A range takes its half of the day from its end: seven to eleven in the morning.
    const from = found[start - 2]
    const earlier =
      found[start - 1]?.word === 'to' ? timeOf(from, 0, own(halves, dayPart.word) ?? 0) : undefined
    if (
      earlier &&
      wholeOf(from) !== undefined &&
      !/^(?:morning|afternoon|evening|night)$/.test(found[start - 3]?.word ?? '')
    )
      found[start - 2] = { word: earlier, number: earlier }
  }
  return found
}

function timeOf(item: Item | undefined, minutes: number, half: number): string | undefined {
  const clock = /^@(\d+):(\d+)$/.exec(item?.number ?? '')
  const hour = clock ? Number(clock[1]) : wholeOf(item)
  if (hour === undefined || hour > 12 || !Number.isInteger(hour)) return undefined
  return `@${(hour % 12) + half}:${clock?.[2] ?? String(minutes).padStart(2, '0')}`
}

const clauseWords = new Set('and but which who whose because so while although whereas'.split(' '))
/** A condition belongs to what it limits, comma or not. */
const conditions = new Set('if unless except excluding only until'.split(' '))

function startsClause(item: Item, next: Item | undefined): boolean {
  if (item.isBreak) return !(item.word === ',' && next && conditions.has(next.word))
  return clauseWords.has(item.word)
}

function tokenOf(item: Item, next: readonly Item[], voice: Voice): Omit<Token, 'clause'> | undefined {
  const { word, number } = item
  if (item.isBreak) return undefined
  if (number) return { key: number, kind: 'number', word, ...(item.isCounted && { isCounted: true }) }
  const ofNumber = limitsOfNumbers.get(word)
  if (ofNumber && next[0]?.number && !(ofNumber === 'from' && isRange(next))) return limit(ofNumber, word)
  if (ofNumber && word !== 'some' && (grammar.has(word) || frame.has(word))) return undefined
  const key = limits.get(word)
  if (key) return limit(key, word)
  if (word === theBusiness || isWho(word, voice)) return { key: 'they', kind: 'they', word }
  if (voice === 'website' && word === 'they') return { key: 'others', kind: 'they', word }
  return grammar.has(word) || frame.has(word) ? undefined : { key: stem(word), kind: 'word', word }
}

const limit = (key: string, word: string) => ({ key: `!${key}`, kind: 'limit' as const, word })
const isWho = (word: string, voice: Voice) =>
  voice === 'script' ? word === 'they' : word === 'we' || word === 'i'
const isRange = (next: readonly Item[]) =>
  next.some((item, at) => item.word === 'to' && Boolean(next[at + 1]?.number) && at <= 2)
