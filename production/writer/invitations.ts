/** `Call us for a free estimate.`: orders to the visitor that say what happens first. Nobody reads them but at the end. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Gathering } from './excerpts.ts'
import { sentencesOfText } from './sentences.ts'
import { whyUnfit } from './unfit.ts'

const mostWords = 30

export function invitationExcerpts(passages: readonly Passage[], { words, add }: Gathering): void {
  for (const { id, text, kind, isDescription } of passages)
    if (kind !== 'quote' && kind !== 'question' && kind !== 'data' && !isDescription)
      for (const sentence of sentencesOfText(text, words)) {
        const isOnlyOrder = whyUnfit(sentence, words) === order && !whyUnfit(sentence, words, 'step')
        if (isOnlyOrder && words.firstSteps.in(sentence) && countWords(sentence) <= mostWords)
          add({ kind: 'step', sentences: [sentence], passages: [id] })
      }
}
const order = 'is an order to the visitor'
