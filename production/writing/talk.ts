/** Sentences in the order in which they are said. */
import { countWords } from '#domain/language/sentences.ts'
import type { Statement } from '#domain/retelling/statements.ts'
import type { Sentence, Speaker } from '#domain/script.ts'

export class Talk {
  readonly sentences: Sentence[] = []
  words = 0

  /** What nobody has found words for is not said. */
  say(speaker: Speaker, text: string | undefined, support: Sentence['support'] = 'bridge'): void {
    if (!text) return
    this.sentences.push({ speaker, text, support })
    this.words += countWords(text)
  }

  tell(speaker: Speaker, { said, passage }: Pick<Statement, 'said' | 'passage'>): void {
    this.say(speaker, said, [passage])
  }
}
