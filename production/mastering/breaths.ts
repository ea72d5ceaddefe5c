/** How long nobody speaks: people breathe between sentences, take longer to answer, and never wait by the clock. */
import type { Sentence } from '#domain/script.ts'

const [goingOn, answering, stray] = [0.3, 0.42, 0.14]

export function breathBefore(sentence: Sentence, before: Sentence): number {
  const pause = sentence.speaker === before.speaker ? goingOn : answering
  // A question hangs in the air for a moment.
  const thought = before.text.endsWith('?') ? 0.06 : 0
  return pause + thought + stray * chance(before.text)
}

/** The same text always breathes the same. */
function chance(text: string) {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (31 * hash + text.charCodeAt(i)) | 0
  return (hash >>> 0) / 2 ** 32
}
