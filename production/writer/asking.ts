/** What a host asks before a passage: its own question, what its first words answer, or what stands above it; nothing else. */
import type { Asks } from '#content/programme/asks.ts'
import type { HostWords, Phrases } from '#content/programme/language.ts'
import type { ProgrammeQuestions } from '#content/programme/questions.ts'
import { countWords } from '#domain/language/sentences.ts'
import { promisedBy } from './answered.ts'
import { asNamed, bareOf } from './headings.ts'
import type { Marked } from './marked.ts'
import type { Values } from './saying.ts'
import type { Words } from './words-of.ts'

/** `small`: what the website writes in small letters somewhere, which is no name. */
export type Asking = {
  hosts: HostWords
  questions: ProgrammeQuestions
  asks: Asks
  words: Words
  small: ReadonlySet<string>
}
/** `key`: what is not asked for again. */
type Question = { key: string; says: Phrases; values?: Values; support?: readonly string[] }

export function questionFor(
  excerpt: Marked,
  { hosts, questions, asks, words, small }: Asking,
  used: ReadonlySet<string>,
): Question | undefined {
  const { cue, asked, head, passages, under } = excerpt
  const isNew = (key: string) => ![...used].some((said) => areOne(key, said))
  const promised = promisedBy(excerpt, words)
  const isFit = asked && isNew(asked) && (!promised.includes(asked) || asks[asked]?.fitsBelow)
  const question = isFit ? asks[asked]?.says : undefined
  if (excerpt.isSome) return { key: 'price', says: hosts.asksSomePrices }
  if (asks.price && isNew('price') && isAskedForPrice(excerpt, words))
    return { key: 'price', says: asks.price.says }
  const named = cue && isNew(cue.heading.toLowerCase()) ? cue : undefined
  if (named && (named.kind === 'question' || !question)) {
    const { kind, heading } = named
    const says = {
      ...{ question: ['{heading}'], topic: hosts.topics, person: hosts.asksWho, defined: hosts.asksWhat },
    }[kind]
    return { key: heading.toLowerCase(), says, values: { heading, subject: heading }, support: passages }
  }
  if (asked && question) return { key: asked, says: question }
  const heading = bareOf(head ?? '')
  if (heading && isNew(heading.toLowerCase()))
    return {
      ...{ key: heading.toLowerCase(), support: under ? [under] : passages },
      ...saidOfHeading(excerpt, heading, { hosts, words, small }),
    }
  // What it costs is told in any case, by whatever it is a price of.
  if (asks.price && isNew('price') && namesPrice(excerpt, words))
    return { key: 'price', says: asks.price.says }
  const key = promised.find(isNew)
  const subject = key && questions[key].about
  return key && subject && !words.asks.startOf(subject)
    ? { key, says: hosts.topics, values: { subject } }
    : undefined
}

const mostOfName = 4
/** `For cafés` is no thing that one asks about, and `our workshop` is not the host's. */
const isThing = (heading: string, words: Words) =>
  words.overNoDoor.startOf(heading) === undefined &&
  words.firstPerson.in(heading) === undefined &&
  !isSentence(heading, words)
const isSentence = (heading: string, { verbs }: Words) =>
  verbs.in(heading) !== undefined && countWords(heading) > mostOfName
/** Plain words are said as anybody says them; a name or a sentence is quoted. */
function saidOfHeading(
  { kind }: Marked,
  heading: string,
  { hosts, words, small }: Pick<Asking, 'hosts' | 'words' | 'small'>,
): Pick<Question, 'says' | 'values'> {
  if (kind === 'prices') return { says: hosts.topics, values: { heading, subject: heading } }
  const subject = asNamed(heading, small, words)
  const isPlain = subject === heading.toLowerCase() && isThing(heading, words)
  const quotes = isSentence(heading, words) ? hosts.reads : hosts.names
  return { says: isPlain ? hosts.topics : quotes, values: { heading, subject } }
}

const leastOfOne = 10
const isWholeQuestion = (key: string) => /[?{]/.test(key)
/** `Tax planning`, after `tax planning and advice` was asked for, is the same once more. */
const areOne = (one: string, other: string) =>
  one === other ||
  (![one, other].some(isWholeQuestion) &&
    Math.min(one.length, other.length) >= leastOfOne &&
    (one.includes(other) || other.includes(one)))

function namesPrice({ kind, sentences }: Marked, words: Words): boolean {
  const begins = sentences.slice(0, 2).join(' ')
  return (
    kind === 'prices' ||
    (words.prices.in(begins) !== undefined && !words.notPrices.in(begins) && money.test(begins))
  )
}
const money = /[£$€₹]\s?\d|\d\s?(?:€|£)/

/** Rows that each name their thing, and what names a price at once where nothing else says what it is about. */
function isAskedForPrice({ kind, heading, cue, asked, sentences }: Marked, words: Words): boolean {
  const [first = ''] = sentences
  const above = cue?.heading ?? heading
  const isPlain =
    words.plainHeadings.is(above) || !above || (words.prices.in(above) !== undefined && countWords(above) < 3)
  if (kind === 'prices')
    return isPlain || (sentences.length > 1 && first.toLowerCase().startsWith(bareOf(above).toLowerCase()))
  const isPrice = words.prices.in(first) !== undefined && !words.notPrices.in(first)
  return isPrice && isPlain && !cue && !asked && money.test(first)
}
