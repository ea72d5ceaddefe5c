/** Questions and answers belong together. */
import { isHost } from '#domain/script.ts'
import { before, type Heard, type Talk } from './heard.ts'

/** Within two lines somebody else says something; a question back may stand between. */
export function isUnanswered(heard: Heard, { lines }: Talk): boolean {
  if (!heard.asks) return false
  const [following] = lines.slice(heard.index + 1)
  // Whoever asks on has not been answered.
  if (following?.asks && following.line.speaker === heard.line.speaker && following.scene === heard.scene)
    return !isEcho(heard, lines)
  const isOther = ({ line, asks }: Heard) => line.speaker !== heard.line.speaker && !asks
  const next = lines.slice(heard.index + 1, heard.index + 3)
  const isAskedBack = next[0]?.asks === true && next[0].line.speaker !== heard.line.speaker
  const within = isAskedBack ? lines.slice(heard.index + 1, heard.index + 5) : next
  // Whoever asks at the end of a scene has the answer at the beginning of the next.
  return !within.some(isOther) && !isEcho(heard, lines)
}

/** `In a fish van?`, behind what was said in those words, asks nothing that is not known. */
function isEcho(heard: Heard, lines: readonly Heard[]): boolean {
  const last = lines[heard.index - 1]
  const own = [...heard.content]
  const isRepeated = last !== undefined && own.every((word) => last.content.has(word))
  return heard.words.length <= 4 && isRepeated && lines[heard.index + 1] !== undefined
}

/** A yes or a no behind nobody's question, doubt or claim. */
export function isUnasked(heard: Heard, talk: Talk): boolean {
  const { yes, no } = talk.vocabulary
  const [first, second] = heard.words
  const isAnswer =
    first !== undefined &&
    isHost(heard.line.speaker) &&
    (yes.has(first.key) || no.has(first.key)) &&
    !lead.has(first.key) &&
    (!second || /[,.;:!–—…]/.test(second.after))
  if (!isAnswer) return false
  const last = before(talk, heard, 1)[0]
  const isSaidTo = last !== undefined && last.line.speaker !== heard.line.speaker
  return !isSaidTo && !before(talk, heard, 2).some(({ holdsQuestion }) => holdsQuestion)
}
/** They begin a line of talk as well. */
const lead = new Set(['sure', 'course', 'indeed', 'absolutely', 'never', 'not', 'right'])
