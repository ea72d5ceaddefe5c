/** Falsehoods made out of true sentences, one word or one half at a time, in French and Spanish. */
import type { Tongue } from './tongues.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const bare = (text: string) => text.replace(/\s*[.!?]$/, '')

type Told = { text: string; next?: string | undefined; other?: string | undefined; name: string }
type Kind = { kind: string; make: (told: Told) => readonly string[] }

const swapped = (rows: string) => {
  const pairs = rows.split(', ').map((row) => row.split(' > ') as [string, string]) // each row has both sides
  return ({ text }: Told) =>
    pairs.flatMap(([one, other]) => {
      const pattern = new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'iu')
      const said = text.replace(pattern, (found) => (/^\p{Lu}/u.test(found) ? capital(other) : other))
      return said === text ? [] : [said]
    })
}
const put =
  (words: string) =>
  ({ text }: Told) => {
    const pieces = text.split(' ')
    return words.split(', ').map((word, at) => {
      const place = 1 + ((at * 3 + text.length) % Math.max(1, pieces.length - 1))
      return [...pieces.slice(0, place), word, ...pieces.slice(place)].join(' ')
    })
  }
const without =
  (patterns: readonly RegExp[]) =>
  ({ text }: Told) =>
    patterns.flatMap((pattern) =>
      pattern.test(text) ? [capital(text.replace(pattern, '').replace(/ {2,}/g, ' ').trim())] : [],
    )

const digits = ({ text }: Told) =>
  (text.match(/\d+/g) ?? []).map((number) => text.replace(number, String(Number(number) + 3)))

/** Two long words change their places. */
function turnedRound({ text }: Told): string[] {
  const words = bare(text).split(' ')
  const long = words.flatMap((word, at) => (/^\p{L}{5,}$/u.test(word) ? [at] : []))
  const [first, last] = [long[0], long.at(-1)]
  if (first === undefined || last === undefined || words[first]?.toLowerCase() === words[last]?.toLowerCase())
    return []
  return [
    `${words.map((word, at) => words[at === first ? last : at === last ? first : at] ?? word).join(' ')}.`,
  ]
}

const merged = ({ text, other = '' }: Told) => {
  const front = /^(.{12,}?)(?:,| et | y )/.exec(text)?.[1]
  const back = /(?:,| et | y )(.{12,})$/.exec(other)?.[0]
  return front && back ? [`${front}${back}`] : []
}
const halves = [/ (?:ou|o) [^.,]+/u, /(?<!,) (?:et|y) [^.,]+(?=[.,])/u]
const halved = ({ text }: Told) => halves.flatMap((half) => (half.test(text) ? [text.replace(half, '')] : []))

export const kindsIn = ({ swaps, inserted, removed, doers, causes, says, remember }: Tongue): Kind[] => [
  ...Object.entries(swaps).map(([kind, rows]) => ({
    kind,
    make: (told: Told) => [...(kind === 'another number' ? digits(told) : []), ...swapped(rows)(told)],
  })),
  ...Object.entries(inserted).map(([kind, words]) => ({ kind, make: put(words) })),
  ...Object.entries(removed).map(([kind, patterns]) => ({ kind, make: without(patterns) })),
  {
    kind: 'another doer',
    make: ({ text }) =>
      doers.ours.test(text)
        ? doers.strangers.split(', ').map((who) => `${who} ${small(text.replace(doers.ours, ''))}`)
        : [],
  },
  {
    kind: 'another speaker',
    make: ({ text, name }) => [`${name} ${says} ${small(text)}`, `${name} : ${text}`],
  },
  {
    kind: 'a falsehood to remember',
    make: (told) =>
      swapped(swaps['another number'] ?? '')(told).flatMap((wrong) =>
        remember.split(/(?<=que|,), |, (?=\p{Lu})/u).map((front) => `${front} ${small(wrong)}`),
      ),
  },
  { kind: 'turned round', make: turnedRound },
  { kind: 'two things merged', make: merged },
  { kind: 'a half dropped', make: halved },
  {
    kind: 'a cause added',
    make: ({ text, next = '?' }) =>
      next.endsWith('?') ? [] : causes.map((cause) => `${bare(text)}, ${cause} ${small(next)}`),
  },
]
