/** Words that exclude show what stands next to them: there the website may allow more. */
import type { Reading } from '#domain/evidence.ts'
import { splitSentences } from '#domain/language/sentences.ts'

const excludes =
  /\b(?:must|only|never|exclusively|nothing but|not yet|have to|need to|nur|müssen|muss|nie|ausschließlich|seulement|jamais|doit|doivent|solo|nunca|deben?)\b/i
const mostCharacters = 160

type Quoted = { quote: string; passage: string }

/** The sentence before it and the two behind. */
export function nextTo({ quote, passage }: Quoted, { passages }: Reading): string {
  if (!excludes.test(quote)) return ''
  const { text = '' } = passages.find(({ id }) => id === passage) ?? {}
  const sentences = splitSentences(text)
  const places = sentences.flatMap((sentence, at) => (quote.includes(sentence) ? [at] : []))
  const [first = 0, last = first] = [places[0], places.at(-1)]
  return [sentences[first - 1], ...sentences.slice(last + 1, last + 3)]
    .filter((sentence) => sentence !== undefined)
    .join(' … ')
    .slice(0, mostCharacters)
}
