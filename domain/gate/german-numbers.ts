/** German numbers are one word: `siebenundachtzig`, `neunzehnhundertsiebenundachtzig`. */
import type { ReadNumber } from '#domain/language/number-words.ts'

const small =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

const below100 = (value: number): string => {
  const ten = tens[Math.floor(value / 10) - 2]
  const one = small[value % 10] ?? ''
  return value < 20 ? (small[value] ?? '') : `${value % 10 ? `${one}und` : ''}${ten}`
}
const below1000 = (value: number): string =>
  value < 100
    ? below100(value)
    : `${small[Math.floor(value / 100)]}hundert${value % 100 ? below100(value % 100) : ''}`

/** As one writes it, and as one says years and leaves `ein` away. */
function ways(value: number): string[] {
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000]
  const whole = thousands ? `${below1000(thousands)}tausend${rest ? below1000(rest) : ''}` : below1000(value)
  const hundreds = Math.floor(value / 100)
  const asYear =
    hundreds >= 11 && hundreds <= 19
      ? [`${below100(hundreds)}hundert${value % 100 ? below100(value % 100) : ''}`]
      : []
  return [whole, ...asYear].flatMap((way) =>
    way.startsWith('ein') && value > 99 ? [way, way.slice(3)] : [way],
  )
}

/** Made when the first German text comes: it takes 40 ms, and most processes see none. */
let values: ReadonlyMap<string, number> | undefined

function valuesOfWords(): ReadonlyMap<string, number> {
  const made = new Map<string, number>()
  for (let value = 9999; value >= 2; value -= 1) for (const way of ways(value)) made.set(way, value)
  return made.set('eins', 1)
}

/** `ein` and `eine` are articles as often as numbers, so they stay words. */
export function germanNumber(word: string): ReadNumber | undefined {
  values ??= valuesOfWords()
  const value = values.get(word)
  return value === undefined ? undefined : { value, length: 1, isOrdinal: false }
}
