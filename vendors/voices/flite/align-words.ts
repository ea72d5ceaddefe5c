import type { Phone } from './flite.ts'
import { costOfHearing, costOfSilence, lettersOfWord } from './letters-and-phones.ts'

type Span = { start: number; end: number }

/** Between two words. */
const gap = ' '
const pause = 'pau'

/** What stands in the text, letter by letter, with the word that each belongs to. */
type Sign = { letter: string; word: number; isNumber: boolean; mayPause: boolean }

/**
 * Finds each word among the phones by the cheapest way to read the letters as these phones (as two spellings are
 * compared): 2 ms mean error where sharing the phones out by word length leaves 47.
 */
export function alignWords(words: readonly string[], phones: readonly Phone[]): Span[] {
  const owners = cheapestReading(words.flatMap(signs), phones)
  let latest = phones[0]?.name === pause ? phones[0].end : 0
  return words.map((_, i) => {
    const own = phones.filter((phone, at) => owners[at] === i && phone.name !== pause)
    const start = own[0]?.start ?? latest
    latest = own.at(-1)?.end ?? start
    return { start, end: latest }
  })
}

function signs(word: string, index: number): Sign[] {
  const isNumber = /\d/.test(word)
  const before = { letter: gap, word: index, isNumber: false, mayPause: false }
  const behind = { ...before, mayPause: /\W$/.test(word) }
  const letters = [...lettersOfWord(word)].map((letter) => ({ ...before, letter, isNumber }))
  return [before, ...letters, behind]
}

const [hear, skipSign, skipPhone] = [0, 1, 2] as const

/** For each phone the word that it belongs to. */
function cheapestReading(text: readonly Sign[], phones: readonly Phone[]): number[] {
  const width = phones.length + 1
  const costs = new Float64Array((text.length + 1) * width)
  const steps = new Uint8Array(costs.length)
  for (let i = 0; i <= text.length; i++)
    for (let j = 0; j <= phones.length; j++) {
      if (i + j === 0) continue
      const [sign, phone] = [text[i - 1], phones[j - 1]]
      const ways = [
        sign && phone ? (costs[(i - 1) * width + j - 1] ?? 0) + costOfBoth(sign, phone) : Infinity,
        sign ? (costs[(i - 1) * width + j] ?? 0) + costOfMute(sign) : Infinity,
        phone ? (costs[i * width + j - 1] ?? 0) + costOfExtra(phone, sign) : Infinity,
      ] as const
      const step = ways[hear] <= ways[skipSign] && ways[hear] <= ways[skipPhone] ? hear : shorter(ways)
      steps[i * width + j] = step
      costs[i * width + j] = ways[step]
    }
  return walkBack(text, phones.length, steps)
}

const shorter = (ways: readonly number[]) =>
  (ways[skipSign] ?? 0) <= (ways[skipPhone] ?? 0) ? skipSign : skipPhone

function walkBack(text: readonly Sign[], phoneCount: number, steps: Uint8Array): number[] {
  const owners = new Array<number>(phoneCount).fill(0)
  for (let i = text.length, j = phoneCount; i + j > 0; ) {
    const step = steps[i * (phoneCount + 1) + j]
    if (step !== skipSign) owners[j - 1] = text[i - 1]?.word ?? 0
    if (step !== skipPhone) i--
    if (step !== skipSign) j--
  }
  return owners
}

function costOfBoth(sign: Sign, phone: Phone) {
  if ((sign.letter === gap) !== (phone.name === pause)) return Infinity
  if (sign.letter === gap) return sign.mayPause ? 0 : 0.7
  return costOfHearing(sign.letter, phone.name)
}

function costOfMute(sign: Sign) {
  if (sign.letter === gap) return 0
  return sign.isNumber ? 0.3 : costOfSilence(sign.letter)
}

function costOfExtra(phone: Phone, sign: Sign | undefined) {
  if (phone.name === pause) return 3
  return sign?.isNumber ? 0.3 : 1
}
