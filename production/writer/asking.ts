/** What a host asks before a passage: its own question, what its first words answer, or what stands above it; nothing else. */
import type { Asks } from '#content/programme/asks.ts'
import type { HostWords, Phrases } from '#content/programme/language.ts'
import type { ProgrammeQuestions } from '#content/programme/questions.ts'
import { promisedBy } from './answered.ts'
import { bareOf } from './headings.ts'
import type { Marked } from './marked.ts'
import type { Values } from './saying.ts'
import type { Words } from './words-of.ts'

export type Asking = { hosts: HostWords; questions: ProgrammeQuestions; asks: Asks; words: Words }
/** `key`: what is not asked for again. */
type Question = { key: string; says: Phrases; values?: Values; support?: readonly string[] }

export function questionFor(
  excerpt: Marked,
  { hosts, questions, asks, words }: Asking,
  used: ReadonlySet<string>,
): Question | undefined {
  const { cue, asked, head, passages, under } = excerpt
  const isNew = (key: string) => !used.has(key)
  const question = asked && isNew(asked) ? asks[asked]?.says : undefined
  const named = cue && isNew(cue.heading.toLowerCase()) && mayName(excerpt) ? cue : undefined
  if (named && (named.kind === 'question' || !question)) {
    const { kind, heading } = named
    const says = kind === 'question' ? ['{heading}'] : hosts.topics
    return { key: heading.toLowerCase(), says, values: { heading, subject: heading }, support: passages }
  }
  if (asks.price && isNew('price') && isAskedForPrice(excerpt, words))
    return { key: 'price', says: asks.price.says }
  if (asked && question) return { key: asked, says: question }
  const heading = bareOf(head ?? '')
  if (heading && isNew(heading.toLowerCase())) {
    // A host who says a sentence of the website says whose it is.
    const isSentence = words.verbs.in(heading) !== undefined || words.firstPerson.in(heading) !== undefined
    const says = isSentence ? hosts.reads : ['{heading}.']
    return { key: heading.toLowerCase(), says, values: { heading }, support: under ? [under] : passages }
  }
  const promised = promisedBy(excerpt, words).find(isNew)
  const subject = promised && questions[promised].about
  return promised && subject ? { key: promised, says: hosts.topics, values: { subject } } : undefined
}

/** What stands over a table is no heading of the page. */
const mayName = ({ kind, under }: Marked) => kind !== 'prices' || under !== undefined

/** Rows that each name their thing, and what names a price at once where nothing else says what it is about. */
function isAskedForPrice({ kind, head, cue, asked, sentences }: Marked, words: Words): boolean {
  const [first = ''] = sentences
  if (kind === 'prices') return !head || (sentences.length > 1 && first.startsWith(bareOf(head)))
  const isPrice = words.prices.in(first) !== undefined && !words.notPrices.in(first)
  return isPrice && !head && !cue && !asked && /[£$€₹]\s?\d|\d\s?(?:€|£)/.test(first)
}
