/** Falsehoods that one word makes out of a true sentence. */
import { namesIn, type Sentence } from './sample-readings.ts'

export type Kind = { kind: string; make: (sentence: Sentence) => readonly string[] }

/** `days? > weeks`: each for the other, wherever one stands. */
const swaps = (rows: string) => {
  const pairs = rows.split(',').map((row) => row.trim().split(' > ') as [string, string]) // each row has both sides
  return (text: string): string[] =>
    pairs.flatMap(([one, other]) => {
      const pattern = new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'iu')
      return pattern.test(text) ? [text.replace(pattern, (found) => like(found, other))] : []
    })
}
const like = (found: string, word: string) =>
  /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word

const otherNumbers = swaps(
  'one > two, two > three, three > four, four > five, five > six, six > seven, seven > eight, eight > nine, nine > ten, ten > twelve, twelve > twenty, twenty > thirty, half > a third',
)
const otherUnits =
  swaps(`days? > weeks, weeks? > months, months? > days, hours? > minutes, minutes? > hours, miles? > yards, years? > months,
  per cent > points, percent > points, morning > evening, afternoon > morning, Monday > Sunday, Saturdays? > Wednesdays, people > firms,
  costs? > weighs, pounds? > dollars, £ > $, degrees > per cent, kilograms > pounds, March > May, January > June`)
const otherSides =
  swaps(`from > to, to > from, on > off, off > on, before > after, after > before, with > without, without > with, for > against,
  under > over, over > under, at least > at most, at most > at least, more than > less than, less > more, more > less, into > out of,
  until > from, first > last, last > first, above > below, in > out of, between > beyond, up > down`)
const otherTimes =
  swaps(`was > is, were > are, had > has, made > makes, took > takes, did > does, came > comes, sold > sells, built > builds,
  gave > gives, paid > pays, won > wins, bought > buys, asked > asks, opened > opens, stopped > stops, could > can, is > was, are > were,
  has > had, have > had, can > could, keeps > kept, makes > made, takes > took, goes > went, comes > came, gets > got, will > would`)

const inserted = (words: string) => (sentence: Sentence) => {
  const pieces = sentence.text.split(' ')
  return words.split(', ').map((word, at) => {
    const place = 1 + ((at * 3 + sentence.text.length) % Math.max(1, pieces.length - 1))
    return [...pieces.slice(0, place), word, ...pieces.slice(place)].join(' ')
  })
}

const removed =
  (...patterns: readonly RegExp[]) =>
  ({ text }: Pick<Sentence, 'text'>) =>
    patterns
      .filter((pattern) => pattern.test(text))
      .map((pattern) => text.replace(pattern, '').replace(/ {2,}/g, ' ').trim())
      .map((each) => each.charAt(0).toUpperCase() + each.slice(1))

const doers = ['Customers', 'You', 'Other companies', 'Nobody', 'Their suppliers', 'The guests']
export const small = (text: string) =>
  /^(?:I|\p{Lu}\p{L}+ \p{Lu}|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** Names of the website that neither stand in the sentence nor wrote its page. */
function strangers({ reading, passage, text }: Sentence): string[] {
  const signed = reading.passages.filter(
    ({ url, text: other }) => url === passage.url && /^(?:By|My name is) /.test(other),
  )
  return namesIn(reading).filter(
    (name) => !text.includes(name) && !signed.some((other) => other.text.includes(name)),
  )
}

export const kindsOfWords: readonly Kind[] = [
  {
    kind: 'another number',
    make: ({ text }) => [
      ...(text.match(/\d+/g) ?? []).map((digits) => text.replace(digits, String(Number(digits) + 3))),
      ...otherNumbers(text),
    ],
  },
  { kind: 'another unit', make: ({ text }) => otherUnits(text) },
  { kind: 'another side', make: ({ text }) => otherSides(text) },
  { kind: 'a once told as an always', make: ({ text }) => otherTimes(text) },
  {
    kind: 'a limit lost',
    make: removed(
      /\b(?:about|around|nearly|almost|usually|usual|normally|mostly|sometimes|still|only|already|also)\b /i,
      /\bmost of (?:the )?/i,
      /\b(?:most|some|many|few|half|several|nearly every) (?:of (?:the |our |them )?)?/i,
      /\b(?:from|up to|at least|at most|more than|less than|within|under|over) (?=[£$\d]|two|three|ten|fifty)/i,
      /^(?:In|On|At|After|Before|If|When|Until|For|Since|With|Without|Below|Above|Of)\b[^,.]{3,50}, /,
      /, (?:if|unless|except|until|but|or|when|while|as long as|on one condition)\b[^.]*/,
      / (?:if|unless|except|until|when|while|or|on average|at a time|a week|a month|a year|a day|by appointment|last year|in total)\b[^.,]*/,
    ),
  },
  {
    kind: 'a word that widens',
    make: inserted('always, never, all, only, the best, every, everybody, first, guaranteed, completely'),
  },
  { kind: 'again, still, now', make: inserted('again, still, now, already, yet, no longer, once more') },
  {
    kind: 'a no turned',
    make: (sentence) => [
      ...removed(/\b(?:not|never|nobody|no|nothing|without|neither|none) /i)(sentence),
      ...inserted('not, never, hardly')(sentence),
    ],
  },
  {
    kind: 'another doer',
    make: ({ text }) => (/^(?:We|I) /.test(text) ? doers.map((who) => text.replace(/^(?:We|I)\b/, who)) : []),
  },
  {
    kind: 'another speaker',
    make: (sentence) =>
      strangers(sentence)
        .slice(0, 2)
        .flatMap((name) => [
          `${name}: ${sentence.text}`,
          `${name} says that ${small(sentence.text)}`,
          `"${sentence.text}" ${name} said.`,
        ]),
  },
  {
    kind: 'a falsehood to remember',
    make: ({ text }) =>
      otherNumbers(text).flatMap((wrong) => [
        `Remember that ${small(wrong)}`,
        `Think of this: ${small(wrong)}`,
        `As everybody knows, ${small(wrong)}`,
      ]),
  },
]
