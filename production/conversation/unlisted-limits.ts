/** A limit of something that was listed, which whoever listed it has passed over: it may stand on any page, or at its foot. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { contentOf } from '#domain/gate/content.ts'
import { vocabularyOf } from '#domain/gate/vocabulary/vocabulary.ts'
import { wordsOf } from '#domain/gate/words.ts'
import { countWords, splitSentences } from '#domain/language/sentences.ts'

type Listed = { quote: string; passage: string; conditions: readonly { quote: string }[] }
type Limit = { quote: string; passage: string; url: string; about: string }

const most = 3
const mostWords = 40
/** Of its words, those that a listed fact says already. */
const leastListed = 0.6
const limits =
  /\b(?:may not be able|not be able to|cannot (?:move|take|accept|guarantee|offer|deliver)|unable to|unless|surcharge|(?:additional|extra) (?:fees?|charges?|costs?)|outside (?:of )?(?:the |our )|subject to|minimum (?:of|order|charge|spend|notice)|non-?refundable|deposit|cancellations?|not (?:included|available|suitable)|excluded|excludes?|by appointment only|zuzüglich|außer|nicht (?:möglich|enthalten|inbegriffen)|mindestens|sauf|non (?:compris|remboursable)|sous réserve|salvo|no incluye|no incluid[oa])\b/i

export function unlistedLimits(listed: readonly Listed[], { passages, language }: Reading): Limit[] {
  const content = (text: string) => [...contentOf(wordsOf(text, language), vocabularyOf(language))]
  const known = listed.flatMap(({ quote, conditions }) => [quote, ...conditions.map((each) => each.quote)])
  const told = known.map((text) => new Set(content(text)))
  const sections = new Set(
    passages.flatMap((passage) => (listed.some((each) => each.passage === passage.id) ? keyOf(passage) : [])),
  )
  const isListed = (words: readonly string[]) =>
    told.some((fact) => words.filter((word) => fact.has(word)).length >= words.length * leastListed)
  const near = (words: readonly string[]) =>
    Math.max(0, ...told.map((fact) => words.filter((word) => fact.has(word)).length))
  return passages
    .filter(isOfBusiness)
    .flatMap((passage) =>
      splitSentences(passage.text)
        .filter((text) => limits.test(text) && !text.endsWith('?') && countWords(text) <= mostWords)
        .map((quote) => ({ quote, passage, words: content(quote) }))
        .filter(({ words }) => words.length > 2 && !isListed(words))
        .map((each) => ({ ...each, score: near(each.words) + Number(sections.has(keyOf(passage))) })),
    )
    .filter(({ score }) => score > 1)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ quote, passage: { id, url, heading } }) => ({ quote, passage: id, url, about: heading }))
}

const isOfBusiness = ({ kind }: Passage) => !['title', 'heading', 'quote', 'data'].includes(kind)
const keyOf = ({ url, section, heading }: Passage) => `${url} ${section ?? heading}`
