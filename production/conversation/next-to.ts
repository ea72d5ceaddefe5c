/** Words that exclude show what stands next to them: there the website may allow more; and whatever is quoted in part shows what takes some of it back. */
import type { Reading } from '#domain/evidence.ts'
import { splitSentences } from '#domain/language/sentences.ts'

const excludes =
  /\b(?:must|only|never|exclusively|nothing but|not yet|have to|need to|nur|müssen|muss|nie|ausschließlich|seulement|jamais|doit|doivent|solo|nunca|deben?)\b/i
/** Behind a promise, a price or an answer. */
const limits =
  /\b(?:may|might|but|unless|only|except|excludes?|excluding|however|for (?:complex|larger|bigger|longer) \p{L}+|if you (?:have|need|are)|aber|jedoch|außer|nur|sofern|mais|sauf|toutefois|pero|salvo|excepto)\b/iu
const told: ReadonlySet<string> = new Set(['what', 'price', 'limit', 'step', 'promise', 'hours', 'whom'])
const mostCharacters = 240

type Quoted = { quote: string; passage: string; kind: string }

/** The sentence before it and the two behind; of what excludes nothing, only what limits it behind. */
export function nextTo({ quote, passage, kind }: Quoted, { passages }: Reading): string {
  const { text = '' } = passages.find(({ id }) => id === passage) ?? {}
  const sentences = splitSentences(text)
  const places = sentences.flatMap((sentence, at) => (quote.includes(sentence) ? [at] : []))
  const [first = 0, last = first] = [places[0], places.at(-1)]
  const behind = sentences.slice(last + 1, last + 3)
  const around = excludes.test(quote)
    ? [sentences[first - 1], ...behind]
    : behind.filter((sentence) => places.length > 0 && told.has(kind) && limits.test(sentence))
  return around
    .filter((sentence) => sentence !== undefined)
    .join(' … ')
    .slice(0, mostCharacters)
}
