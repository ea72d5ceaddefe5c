/** Falsehoods made by turning, joining and cutting true sentences, and answers that were not given. */
import { seeded, seedOf } from '#domain/seeded.ts'
import { type Kind, small } from './planted-words.ts'
import { namesIn, type Sentence, sentences } from './sample-readings.ts'

const bare = (text: string) => text.replace(/[.!?]$/, '')
const others = ({ reading, passage }: Sentence) =>
  sentences.filter((other) => other.reading === reading && other.passage !== passage)

/** Two long words change their places. */
function swappedWords(text: string): string[] {
  const words = bare(text).split(' ')
  const long = words.flatMap((word, at) => (/^\p{L}{5,}$/u.test(word) ? [at] : []))
  const random = seeded(seedOf(text))
  return [0, 1].flatMap(() => {
    const [a = 0, b = 0] = [
      long[Math.floor(random() * long.length)],
      long[Math.floor(random() * long.length)],
    ]
    if (words[a]?.toLowerCase() === words[b]?.toLowerCase()) return []
    return [`${words.map((word, at) => words[at === a ? b : at === b ? a : at] ?? word).join(' ')}.`]
  })
}

/** What follows becomes the reason. */
function swappedHalves(text: string): string[] {
  const [, front, joint, back] =
    /^(.+?),? (because|so that|after|when|before|and so) (.+)\.$/.exec(text) ?? []
  return front && joint && back
    ? [`${back.charAt(0).toUpperCase()}${back.slice(1)}, ${joint} ${small(front)}.`]
    : []
}

function swappedNames({ text, reading }: Sentence): string[] {
  const [one, other] = namesIn(reading).filter((name) => text.includes(name))
  return one && other ? [text.replace(one, '#').replace(other, one).replace('#', other)] : []
}

const row = /^(.+?): (.+)$/
const priceIn = (text: string) => text.split(/[ ,]/).at(-1)

/** The name of one row with the value of another, or half of one sentence with half of another. */
function merged(sentence: Sentence): string[] {
  const { text, passage } = sentence
  const name = row.exec(text)?.[1]
  const rows = others(sentence).filter(
    (other) =>
      other.passage.heading === passage.heading &&
      row.test(other.text) &&
      priceIn(other.text) !== priceIn(text) &&
      !other.text.startsWith(`${name}:`),
  )
  if (name && rows.length > 0)
    return rows
      .slice(0, 2)
      .flatMap((other) => [
        `${name}: ${row.exec(other.text)?.[2]}`,
        `The ${name} costs ${priceIn(other.text)}.`,
      ])
  const front = /^(.{12,}?)(?:,| and) /.exec(text)?.[1]
  const backs = others(sentence).flatMap(
    (other) => /(?:, and|, which|, because| with) (.{12,})$/.exec(other.text)?.[0] ?? [],
  )
  const start = text.length % 7
  return front ? backs.slice(start, start + 2).map((back) => `${front}${back}`) : []
}

const halves = [
  / or [^.,]+/,
  /(?<!,) and (?!we |they |it |she |he |you |there )[^.,]+(?=[.,])/,
  /\b\p{Lu}\p{Ll}+ and (?=\p{Lu}\p{Ll}+)/u,
]

export const kindsOfShapes: readonly Kind[] = [
  {
    kind: 'turned round',
    make: (sentence) => [
      ...swappedHalves(sentence.text),
      ...swappedNames(sentence),
      ...swappedWords(sentence.text),
    ],
  },
  { kind: 'two things merged', make: merged },
  {
    kind: 'a half dropped',
    make: ({ text }) => halves.filter((half) => half.test(text)).map((half) => text.replace(half, '')),
  },
  {
    kind: 'a cause added',
    make: ({ text, next = '?' }) =>
      next.endsWith('?')
        ? []
        : [
            `${bare(text)}, and so ${small(next)}`,
            `${bare(text)}, because ${small(next)}`,
            `${bare(text)}, and that is why ${small(next)}`,
            `Thanks to that ${small(next)}`,
            `${bare(next)}, because ${small(text)}`,
          ],
  },
]

/** As a question says it and as its yes would: `Is your bread fresh?` becomes `Their bread is fresh.` */
export function affirmed(question: string): string[] {
  const [, verb = '', rest = ''] = /^(\p{L}+) (.+)\?$/u.exec(question.split(/(?<=[.,]) /).at(-1) ?? '') ?? []
  const words = rest
    .split(' ')
    .map(
      (word) => ({ your: 'their', my: 'your', you: 'they', i: 'you', we: 'you' })[word.toLowerCase()] ?? word,
    )
  const said = words.join(' ')
  const turned = [1, 2, 3]
    .filter((at) => at < words.length)
    .map((at) => [...words.slice(0, at), verb.toLowerCase(), ...words.slice(at)].join(' '))
  const all = /^(?:Do|Does|Did)$/.test(verb) ? [said, ...turned] : turned
  return [
    ...all.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`),
    ...all.slice(0, 2).map((text) => `Yes, ${text}.`),
    'Yes.',
    'Yes, of course.',
    `${bare(question)}.`,
  ]
}
