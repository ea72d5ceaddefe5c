/** Numbers as they are said, and numbers read back from how they are said. */

const ones = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] // biome-ignore format: one row a decade reads better
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])
const ordinals = new Map([
  ['first', 'one'],
  ['second', 'two'],
  ['third', 'three'],
  ['fifth', 'five'],
  ['eighth', 'eight'],
  ['ninth', 'nine'],
  ['twelfth', 'twelve'],
])

/** 21 → `twenty-one`; 4.8 → `four point eight`. */
export function inWords(value: number): string {
  // Nobody says such a number; what is no number at all comes here from websites, too.
  if (!(Math.abs(value) < 1e12)) return String(value)
  if (value < 0) return `minus ${inWords(-value)}`
  if (!Number.isInteger(value)) return decimalInWords(value)
  if (value < 20) return ones[value] ?? ''
  if (value < 100) return joined(tens[Math.floor(value / 10)] ?? '', value % 10, '-')
  if (value < 1000) return joined(`${inWords(Math.floor(value / 100))} hundred`, value % 100, ' and ')
  const [name, size] = [...scales].filter(([, scale]) => scale >= 1000 && scale <= value).at(-1) ?? ['', 1]
  const rest = value % size
  return joined(`${inWords(Math.floor(value / size))} ${name}`, rest, rest < 100 ? ' and ' : ' ')
}

const joined = (head: string, rest: number, by: string) => (rest ? `${head}${by}${inWords(rest)}` : head)

function decimalInWords(value: number): string {
  const [whole = '0', parts = ''] = String(value).split('.')
  return `${inWords(Number(whole))} point ${[...parts].map((digit) => inWords(Number(digit))).join(' ')}`
}

/** 3 → `third`, 21 → `twenty-first`. */
export function ordinalInWords(value: number): string {
  const words = inWords(value)
  const last = /[a-z]+$/.exec(words)?.[0] ?? ''
  const special = [...ordinals].find(([, cardinal]) => cardinal === last)?.[0]
  return words.slice(0, -last.length) + (special ?? `${last.replace(/y$/, 'ie')}th`)
}

export type ReadNumber = { value: number; length: number; isOrdinal: boolean }

/** The number that begins at this word, and how many words it takes. Hyphens are already blanks. */
export function numberAt(words: readonly string[], at: number): ReadNumber | undefined {
  let [total, group, index] = [0, 0, at]
  let last: Piece | undefined
  for (; index < words.length; index += 1) {
    const next = pieceAt(words, index, index > at)
    if (!next || (last && !continues(last, next))) break
    if (next.scale >= 1000) [total, group] = [total + (group || 1) * next.scale, 0]
    else if (next.scale === 100) group = (group || 1) * 100
    else group += next.value
    index += next.skips
    last = next
    if (next.isOrdinal) {
      index += 1
      break
    }
  }
  if (!last) return undefined
  const { value, length } = withDecimals(words, index, { value: total + group, length: index - at })
  return { value, length, isOrdinal: last.isOrdinal }
}

type Piece = { value: number; scale: number; isOrdinal: boolean; isDigits: boolean; skips: number }

/** `three hundred and six` reads on over its `and`; `three and six` does not. */
function pieceAt(words: readonly string[], index: number, isInside: boolean): Piece | undefined {
  const word = words[index] ?? ''
  if (word === 'and' && isInside && /^(?:hundred|thousand|million)$/.test(words[index - 1] ?? '')) {
    const next = pieceAt(words, index + 1, false)
    return next && next.value > 0 && next.value < 100 && !next.isDigits ? { ...next, skips: 1 } : undefined
  }
  const digits = /^(\d[\d,]*(?:\.\d+)?)(st|nd|rd|th)?$/.exec(word)
  if (digits)
    return piece(Number((digits[1] ?? '').replaceAll(',', '')), Boolean(digits[2]), { isDigits: true })
  const scale = scales.get(word)
  if (scale) return { ...piece(0, false), scale }
  return wordPiece(word)
}

function wordPiece(word: string): Piece | undefined {
  const cardinal = ordinals.get(word) ?? word.replace(/ieth$/, 'y').replace(/th$/, '')
  const isOrdinal = cardinal !== word
  const value = ones.indexOf(cardinal)
  if (value >= 0) return piece(value, isOrdinal)
  const ten = tens.indexOf(cardinal)
  return ten > 1 ? piece(ten * 10, isOrdinal) : undefined
}

const piece = (value: number, isOrdinal: boolean, { isDigits = false } = {}): Piece => ({
  value,
  scale: 0,
  isOrdinal,
  isDigits,
  skips: 0,
})

function continues(last: Piece, next: Piece): boolean {
  if (next.scale) return !last.isOrdinal
  if (next.isDigits || last.isDigits) return false
  if (last.scale) return true
  return last.value >= 20 && last.value % 10 === 0 && next.value > 0 && next.value < 10
}

function withDecimals(words: readonly string[], index: number, read: { value: number; length: number }) {
  if (words[index] !== 'point') return withScale(words, index, read)
  let digits = ''
  for (let at = index + 1; at < words.length; at += 1) {
    const digit = ones.slice(0, 10).indexOf(words[at] ?? '')
    if (digit < 0) break
    digits += digit
  }
  if (!digits) return read
  const value = Number(`${read.value}.${digits}`)
  return withScale(words, index + 1 + digits.length, { value, length: read.length + 1 + digits.length })
}

/** `1.2 million`: a fraction of a scale, which whole numbers have read already. */
function withScale(words: readonly string[], index: number, read: { value: number; length: number }) {
  const scale = scales.get(words[index] ?? '') ?? 0
  return scale >= 1000 ? { value: read.value * scale, length: read.length + 1 } : read
}
