/** Hours, years and telephone numbers as people say them, brought to the form in which websites write them. */
import type { Word } from '#domain/gate/words.ts'

/** `Half past four` is 4:30, `nineteen oh five` is 1905, `a day and a half` is 1.5 days. */
export function asWritten(words: readonly Word[]): Word[] {
  const found: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const read =
      clockAt(words, at) ?? yearAt(words, at) ?? halfAt(words, at) ?? partAt(words, at) ?? tenthsAt(words, at)
    if (read) {
      found.push(...read.words)
      at += read.length - 1
    } else found.push(words[at] as Word) // below the length
  }
  return found
}

type Read = { words: readonly Word[]; length: number }

const numbered = (number: number, { raw, after }: Word): Word => ({ key: `#${number}`, raw, after, number })

function clockAt(words: readonly Word[], at: number): Read | undefined {
  const [part, way, hour] = words.slice(at, at + 3)
  if (!part || hour?.number === undefined || hour.number > 12) return undefined
  const isPast = way?.key === 'past'
  if (part.key === 'half' && isPast)
    return { words: [numbered(hour.number, part), numbered(30, hour)], length: 3 }
  if (part.key !== 'quarter' || (!isPast && way?.key !== 'to')) return undefined
  const [full, rest] = isPast ? [hour.number, 15] : [hour.number === 1 ? 12 : hour.number - 1, 45]
  return { words: [numbered(full, part), numbered(rest, hour)], length: 3 }
}

function yearAt(words: readonly Word[], at: number): Read | undefined {
  const [century, oh, rest] = words.slice(at, at + 3)
  const isYear =
    (century?.number === 19 || century?.number === 20) && oh?.key === 'oh' && (rest?.number ?? 10) < 10
  return isYear && century
    ? { words: [numbered((century.number ?? 0) * 100 + (rest?.number ?? 0), century)], length: 3 }
    : undefined
}

/** `An hour and a half`, `half an hour`. */
function halfAt(words: readonly Word[], at: number): Read | undefined {
  const [a, unit, and, one, half] = words.slice(at, at + 5)
  const known = unit && units.get(unit.key)
  if (
    a &&
    (a.key === 'a' || a.key === 'an') &&
    known &&
    `${and?.key} ${one?.key} ${half?.key}` === 'and a half'
  )
    return { words: [numbered(1.5, a), { ...unit, key: known, after: '' }], length: 5 }
  const late = and && units.get(and.key)
  if (a?.key === 'half' && (unit?.key === 'a' || unit?.key === 'an') && late)
    return { words: [numbered(0.5, a), { ...and, key: late, after: '' }], length: 3 }
  return undefined
}

/** `1/10th of an acre` is a tenth. */
function partAt(words: readonly Word[], at: number): Read | undefined {
  const [one, part] = words.slice(at, at + 2)
  const isPart = one?.number === 1 && part?.after === '/' && part.key.endsWith('th')
  return isPart ? { words: [{ ...part, after: one.after }], length: 2 } : undefined
}

/** `Two ten-thousandths` are 0.0002. */
function tenthsAt(words: readonly Word[], at: number): Read | undefined {
  const [count, next, last] = words.slice(at, at + 3)
  if (count?.number === undefined || !next || next.after) return undefined
  const size = parts.get(next.key)
  if (size) return { words: [numbered(partOf(count.number, size), count)], length: 2 }
  const whole = next.number !== undefined && !last?.after ? parts.get(last?.key ?? '') : undefined
  return whole
    ? { words: [numbered(partOf(count.number, whole * (next.number ?? 1)), count)], length: 3 }
    : undefined
}
const parts = new Map([
  ['tenths', 10],
  ['hundredths', 100],
  ['thousandths', 1000],
  ['millionths', 1_000_000],
])
/** As a website writes it: 0.0002 and not 0.00019999. */
const partOf = (count: number, size: number) => Number((count / size).toPrecision(6))

const units = new Map(['minute', 'hour', 'day', 'week', 'month', 'year'].map((unit) => [unit, unit]))

const leastDigits = 5

/** Telephone numbers, said digit by digit or written in groups, as one string each, and the words without them. */
export function withoutDigits(words: readonly Word[]): { digits: readonly string[]; rest: readonly Word[] } {
  const digits: string[] = []
  const rest: Word[] = []
  let at = 0
  while (at < words.length) {
    const written = groupsAt(words, at)
    const spoken = words.slice(at).findIndex((word) => !isDigit(word))
    const run = words.slice(at, spoken < 0 ? undefined : at + spoken)
    if (written > 0) {
      digits.push(
        words
          .slice(at, at + written)
          .map(({ raw }) => raw.replace(/\D/g, ''))
          .join(''),
      )
      at += written
    } else if (run.length > 0) {
      if (run.length >= leastDigits) digits.push(run.map(digitOf).join(''))
      else rest.push(...run)
      at += run.length
    } else {
      rest.push(words[at] as Word) // below the length
      at += 1
    }
  }
  return { digits, rest }
}

const leastWritten = 7

/** `(618) 222-1942`, `01632 960745`: how many words of it stand here. */
function groupsAt(words: readonly Word[], at: number): number {
  const first = words[at]
  if (!first || !/^\d+$/.test(first.raw)) return 0
  let end = at + 1
  const isGroup = (word: Word | undefined) =>
    word !== undefined && /^\d+$/.test(word.raw) && /^[()/ -]*$/.test(word.after)
  const isHyphen = (word: Word | undefined) => word !== undefined && /^[-–]$/.test(word.raw)
  while (isGroup(words[end]) || (isHyphen(words[end]) && isGroup(words[end + 1]))) end += 1
  const groups = words.slice(at, end).filter(({ raw }) => /\d/.test(raw))
  const length = groups.reduce((sum, { raw }) => sum + raw.length, 0)
  const isNumber = first.raw.startsWith('0') || first.after.includes('(') || groups.length > 2
  return isNumber && length >= leastWritten ? end - at : 0
}

const isDigit = ({ key, number, raw }: Word) =>
  key === 'oh' || key === 'double' || (number !== undefined && number < 10 && !/\d/.test(raw))
const digitOf = ({ key, number }: Word) => (key === 'oh' ? '0' : key === 'double' ? '' : String(number ?? ''))
