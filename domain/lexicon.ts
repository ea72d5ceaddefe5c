import type { Rule } from './ear/rule.ts'
import { type Saying, sayingsOf } from './ear/sayings.ts'

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

/** Names of a show go before every rule. They are found whatever stands around them: "Nguyen's," is Nguyen. */
const rulesOfLexicon = (lexicon: Lexicon): Rule[] =>
  Object.entries(lexicon)
    .map(([name, said]) => ({ name: name.normalize('NFC').trim(), said: said.replace(/\s+/g, ' ').trim() }))
    .filter(({ name, said }) => said && /[\p{L}\p{N}]/u.test(name))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ name, said }) => ({
      form: new RegExp(
        `(?<![\\p{L}\\p{N}])${RegExp.escape(name).replace(/(?:\\x20|\s)+/g, '\\s+')}(?![\\p{L}\\p{N}])`,
        'iu',
      ),
      say: () => said,
      examples: [],
    }))

/** The sentence in pieces between spaces; what is said as one, a name of several words for instance, is one piece. */
export const sayings = (sentence: string, lexicon: Lexicon = {}, language = 'en'): Saying[] =>
  sayingsOf(sentence, language, rulesOfLexicon(lexicon))
