/** How long nobody speaks: people breathe between sentences, take longer to answer, and never wait by the clock. */
import { isHost, type Sentence } from '#domain/script.ts'

const [goingOn, answering, stray] = [0.3, 0.42, 0.14]

/** Two who talk wait a fifth of a second for each other, as people do; who has to think says so with three dots. */
const [retorting, thinking] = [0.2, 0.6]

/** Whoever reads lets a sentence stand; before and after it the page is turned. */
const [readingOn, turning] = [0.46, 0.66]

export function breathBefore(sentence: Sentence, before: Sentence): number {
  // A question hangs in the air for a moment.
  const thought = before.text.endsWith('?') ? 0.06 : 0
  return pauseBetween(sentence, before) + thought + stray * chance(before.text)
}

function pauseBetween({ speaker, act, text }: Sentence, { speaker: before }: Sentence) {
  if (act && isHost(before)) return text.startsWith('…') ? thinking : speaker === before ? goingOn : retorting
  if (isHost(speaker) && isHost(before)) return speaker === before ? goingOn : answering
  return speaker === before ? readingOn : turning
}

/** The same text always breathes the same. */
function chance(text: string) {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (31 * hash + text.charCodeAt(i)) | 0
  return (hash >>> 0) / 2 ** 32
}
