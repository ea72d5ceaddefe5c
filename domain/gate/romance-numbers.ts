/** French and Spanish numbers are several words: `quatre vingt dix sept`, `mil novecientos ochenta y siete`. Hyphens are already gone. */
import type { ReadNumber } from '#domain/language/number-words.ts'

type Spelling = { below1000: ReadonlyMap<string, number>; thousand: string; longest: number }

const row = (text: string) => text.split(' ')

const frenchOnes = row(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix|sept dix|huit dix|neuf',
).map((word) => word.replace('|', ' '))
const frenchTens = row('vingt trente quarante cinquante soixante')

function frenchBelow100(value: number): string[] {
  const one = (digit: number) => frenchOnes[digit] ?? ''
  if (value < 20) return [one(value)]
  if (value >= 80) {
    const rest = value - 80
    return rest === 0 ? ['quatre vingts', 'quatre vingt'] : [`quatre vingt ${one(rest)}`]
  }
  const ten = value >= 60 ? 60 : value - (value % 10)
  const [head, rest] = [frenchTens[ten / 10 - 2] ?? '', value - ten]
  if (rest === 0) return [head]
  return rest === 1
    ? [`${head} et un`, `${head} et une`]
    : rest === 11
      ? [`${head} et onze`]
      : [`${head} ${one(rest)}`]
}

function frenchWays(value: number): string[] {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  if (hundreds === 0) return frenchBelow100(value)
  const heads = hundreds === 1 ? ['cent'] : [`${frenchOnes[hundreds]} cents`, `${frenchOnes[hundreds]} cent`]
  return rest === 0 ? heads : heads.flatMap((head) => frenchBelow100(rest).map((tail) => `${head} ${tail}`))
}

const spanishOnes = row(
  `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve
veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve`.replace(
    '\n',
    ' ',
  ),
)
const spanishTens = row('treinta cuarenta cincuenta sesenta setenta ochenta noventa')
const spanishHundreds = row(
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
)

function spanishBelow100(value: number): string[] {
  const head = spanishTens[Math.floor(value / 10) - 3]
  const way = value < 30 ? spanishOnes[value] : value % 10 ? `${head} y ${spanishOnes[value % 10]}` : head
  return way?.endsWith('uno')
    ? [way, way.replace(/uno$/, 'un').replace('veintiun', 'veintiún'), way.replace(/uno$/, 'una')]
    : [way ?? '']
}

function spanishWays(value: number): string[] {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  if (hundreds === 0) return spanishBelow100(value)
  if (value === 100) return ['cien', 'ciento']
  const head = spanishHundreds[hundreds - 1] ?? ''
  const heads = hundreds === 1 ? [head] : [head, head.replace(/os$/, 'as')]
  return rest === 0 ? heads : heads.flatMap((each) => spanishBelow100(rest).map((tail) => `${each} ${tail}`))
}

/** `un`, `une`, `uno` and `una` are articles as often as numbers, so they stay words. */
const tableOf = (ways: (value: number) => string[]) =>
  new Map(
    Array.from({ length: 998 }, (_, at) => at + 2).flatMap((value) =>
      ways(value).map((way) => [way, value] as const),
    ),
  )

const spellings: ReadonlyMap<string, Spelling> = new Map([
  ['fr', { below1000: tableOf(frenchWays), thousand: 'mille', longest: 6 }],
  ['es', { below1000: tableOf(spanishWays), thousand: 'mil', longest: 4 }],
])

export function romanceNumber(words: readonly string[], at: number, code: string): ReadNumber | undefined {
  const spelling = spellings.get(code)
  if (!spelling) return undefined
  const head = belowThousand(words, at, spelling)
  const after = at + (head?.length ?? 0)
  if (words[after] !== spelling.thousand) return head
  const tail = belowThousand(words, after + 1, spelling)
  return {
    value: (head?.value ?? 1) * 1000 + (tail?.value ?? 0),
    length: after + 1 + (tail?.length ?? 0) - at,
    isOrdinal: false,
  }
}

function belowThousand(
  words: readonly string[],
  at: number,
  { below1000, longest }: Spelling,
): ReadNumber | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const value = below1000.get(words.slice(at, at + length).join(' '))
    if (value !== undefined) return { value, length, isOrdinal: false }
  }
  return undefined
}
