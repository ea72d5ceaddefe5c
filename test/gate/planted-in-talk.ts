/** Falsehoods made out of the lines of conversations, by the words of a talk and without the gate's own lists. */
import type { Line } from '#domain/gate/line.ts'
import { small } from './planted-words.ts'
import { bare, otherNumbers, put, removed, swapped } from './talk-words.ts'

/** A true line that claims something, with what was said before it and a later one that claims something else. */
export type TrueLine = { line: Line; before: readonly Line[]; other: Line; names: readonly string[] }
export type Planted = { text: string; before?: readonly Line[] }
type Kind = {
  kind: string
  /** So many of a hundred code finds by itself; a second reader has the rest. */
  known: number
  make: (line: TrueLine) => readonly (string | Planted)[]
}

const verbs =
  /\b(?:they|she|he|it|who|and) (?=\p{Ll}+)(?!(?:and|or|of|in|on|at|with|for|is|are|was|were|has|had|have)\b)/iu
const subject = /\b(?:They|She|He|It)(?= \p{Ll})/u

export const kindsInTalk: readonly Kind[] = [
  { kind: 'another number', known: 90, make: otherNumbers },
  {
    kind: 'another unit',
    known: 68,
    make: swapped(`days? > weeks, weeks? > months, months? > days, hours? > minutes, minutes? > hours, miles? > yards, years? > months,
      percent > points, pounds? > dollars, pounds > kilograms, costs? > weighs, weighs > costs, morning > evening, degrees > percent, kilograms > grams`),
  },
  {
    kind: 'another day or month',
    known: 80,
    make: swapped(`Mondays? > Sunday, Tuesdays? > Monday, Wednesdays? > Thursday, Thursdays? > Tuesday, Fridays? > Wednesday, Saturdays? > Friday, Sundays? > Saturday,
      January > March, February > May, March > August, April > June, May > October, June > July, September > November, November > February, December > April, noon > midnight`),
  },
  {
    kind: 'another side',
    known: 70,
    make: swapped(`before > after, after > before, without > with, for > against, against > for, more than > less than, less > more, more > less, under > over,
      over > under, never > always, always > never, most > few, first > last, last > first, employees > employers, opens? > closes, cheaper > dearer, at most > at least, up to > from`),
  },
  {
    kind: 'a no lost',
    known: 62,
    make: removed(/\b(?:not|never|n't|no) /i, /n't\b/, /\bwithout \p{Ll}+/iu),
  },
  {
    kind: 'a no added',
    known: 68,
    make: ({ line: { text } }) =>
      / (?:is|are|was|were|had|has|can|will) (?!not)/.test(text) &&
      !/\b(?:not|never|no|nobody)\b|n't/.test(text)
        ? [text.replace(/ (is|are|was|were|had|has|can|will) /, ' $1 not ')]
        : [],
  },
  {
    kind: 'a limit of a number lost',
    known: 60,
    make: removed(
      /\b(?:about|around|nearly|almost|roughly) (?=\p{Ll}+|\d)/u,
      /\b(?:from|up to|at least|at most|more than|less than|under) (?=[£$\d]|a hundred|two|three|five|seven|ten|twenty|thirty|fifty|forty)/i,
      /\bstarts at /,
    ),
  },
  {
    kind: 'a limit of the rest lost',
    known: 65,
    make: removed(
      /\b[Mm]ost of (?:the|their|them)?\s?/,
      /\b(?:most|some|many|half of) (?=\p{Ll}+s\b)/iu,
      /,? (?:if|unless|except|until)\b[^.]*/,
      / (?:on average|at a time|usually|nearly always|sometimes|in some cases|by appointment)\b/i,
      /\b(?:[Uu]sually|[Ss]ometimes|[Nn]early always) /,
    ),
  },
  {
    kind: 'always, only, everybody',
    known: 72,
    make: (line) => [
      ...put(verbs, 'always', 'only')(line),
      ...put(subject, 'always')(line).slice(0, 1),
      `${bare(line.line.text)}, always.`,
      `Everybody says it: ${small(line.line.text)}`,
    ],
  },
  {
    kind: 'first and best',
    known: 75,
    make: ({ line: { text } }) =>
      / (?:a|an|the) \p{Ll}/u.test(text)
        ? [
            text.replace(/ (?:a|an|the) (?=\p{Ll})/u, ' the best '),
            text.replace(/ (?:a|an|the) (?=\p{Ll})/u, ' the only '),
          ]
        : [],
  },
  {
    kind: 'a reason added',
    known: 78,
    make: ({ line: { text }, other }) =>
      /\bbecause\b|\bso\b/.test(text) || text.length < 25
        ? []
        : [
            `${bare(text)}, because ${small(other.text)}`,
            `${bare(text)}, and that is why ${small(other.text)}`,
          ],
  },
  {
    kind: 'another speaker',
    known: 95,
    make: ({ line: { text }, names }) =>
      /\bsays?\b|\bsaid\b|[“"]/.test(text)
        ? []
        : ['Harriet Lomax', ...names].slice(0, 2).map((name) => `${name} says that ${small(text)}`),
  },
  {
    kind: 'another name',
    known: 60,
    make: ({ line: { text }, names }) => {
      const [, found] = /(?<!^)(?<![.!?] )\b(\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,})\b/u.exec(text) ?? []
      const other = names.find((name) => found && !text.includes(name.split(' ')[0] ?? name))
      return found
        ? [text.replace(found, 'Harriet Lomax'), ...(other ? [text.replace(found, other)] : [])]
        : []
    },
  },
  {
    kind: 'another doer',
    known: 70,
    make: ({ line: { text } }) =>
      /^They (?!are|were|have)/.test(text)
        ? [text.replace(/^They/, 'Customers'), text.replace(/^They/, 'You')]
        : [],
  },
  {
    kind: 'a yes to a false question',
    known: 75,
    make: (line) =>
      otherNumbers(line)
        .slice(0, 2)
        .map((wrong) => ({
          text: 'Yes.',
          before: [...line.before, { speaker: 'guest', text: `So ${small(bare(wrong))}?`, claims: [] }],
        })),
  },
  {
    kind: 'a yes for a no',
    known: 50,
    make: ({ line: { text } }) => (/^No[.,] /.test(text) ? [text.replace(/^No/, 'Yes')] : []),
  },
  {
    kind: 'empty praise',
    known: 98,
    make: ({ line: { text } }) => [`${text} People love it.`, `${text} Nobody ever complains.`],
  },
  {
    kind: 'a falsehood to remember',
    known: 90,
    make: (line) =>
      otherNumbers(line)
        .slice(0, 2)
        .flatMap((wrong) => [`Remember that ${small(wrong)}`, `Picture this: ${small(wrong)}`]),
  },
  {
    kind: 'safety',
    known: 98,
    make: ({ line: { text } }) => [
      `${bare(text)}, and it is safe for everybody.`,
      `${bare(text)}, guaranteed for life.`,
      `${bare(text)}, gluten free.`,
    ],
  },
]
