/** What clients say of a sentence is about the words that stood there. */
import { type Draft, sentencesOfDraft } from './draft/draft.ts'

type OfSentence = {
  sentence: string
  said: string
  /** Said of a script that was written anew since. */
  isOfBefore: boolean
}
type Remark = OfSentence & { who: string | null; text: string }

/** Of a sentence that says something else by now, nothing is said any more. */
export const isRemarkOn = (
  { sentence, said, isOfBefore }: OfSentence,
  { id, text }: { id: string; text: string },
) => !isOfBefore && sentence === id && said === text

/** As one text, by sentence. */
export function remarksIn(draft: Draft, remarks: readonly Remark[]): Record<string, string> {
  const open = sentencesOfDraft(draft).map((sentence) => {
    const theirs = remarks.filter((remark) => isRemarkOn(remark, sentence))
    return [sentence.id, theirs.map(({ who, text }) => (who ? `${who}: ${text}` : text)).join('\n')] as const
  })
  return Object.fromEntries(open.filter(([, text]) => text !== ''))
}
