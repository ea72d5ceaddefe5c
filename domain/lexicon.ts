/** How a show wants its names said: the script keeps its spelling, only the voice gets another. */
export type Lexicon = Readonly<Record<string, string>>

/** From lines such as `Nguyen = win`. */
export const lexiconOf = (lines: string): Lexicon =>
  Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const [name, said] = line.split('=').map((part) => part.trim())
      return name && said ? [[name, said]] : []
    }),
  )

/** A stretch of the script as it is read, and as it is said. */
export type Saying = { text: string; said: string }

/** The sentence in pieces between spaces; a name of several words is one piece. */
export function sayings(sentence: string, lexicon: Lexicon = {}): Saying[] {
  const words = sentence.split(/\s+/).filter(Boolean)
  const entries = Object.entries(lexicon)
    .map(([name, said]) => ({ name: name.split(/\s+/).map(bare), said: said.replace(/\s+/g, ' ').trim() }))
    .filter(({ name, said }) => said && name.some(Boolean))
    .sort((a, b) => b.name.length - a.name.length)
  const pieces: Saying[] = []
  for (let at = 0; at < words.length; ) {
    const entry = entries.find(({ name }) => name.every((part, i) => part === bare(words[at + i] ?? '')))
    const text = words.slice(at, at + (entry?.name.length ?? 1)).join(' ')
    pieces.push({ text, said: entry ? dressed(text, entry.said) : text })
    at += entry?.name.length ?? 1
  }
  return pieces
}

const before = /^[^\p{L}\p{N}]*/u
const after = /(?:['’]s)?[^\p{L}\p{N}]*$/u

/** Names are found whatever stands around them: "Nguyen's," is Nguyen. */
const bare = (word: string) => word.normalize('NFC').toLowerCase().replace(before, '').replace(after, '')

const dressed = (text: string, said: string) => `${before.exec(text)?.[0]}${said}${after.exec(text)?.[0]}`
