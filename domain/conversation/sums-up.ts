/** A guest who says once more what was just told, as if it were news: the end of every other scene. */
import { contentOf } from '#domain/gate/content.ts'
import { sentencesOf } from '#domain/gate/site.ts'
import { wordsOf } from '#domain/gate/words.ts'
import { type Heard, inScene, type Talk } from './heard.ts'
import { isOwnCase } from './own-case.ts'

const leastContent = 3
const leastHeard = 0.6

/** The second and each later one: once it may be the best line. */
export const isSummedUp = (heard: Heard, talk: Talk): boolean =>
  sumsUp(heard, talk) && talk.lines.slice(0, heard.index).some((earlier) => sumsUp(earlier, talk))

/** Put together from two lines of the scene and more, with nothing of the guest's own, no sum and no question. */
function sumsUp({ line, index, scene }: Heard, { lines, vocabulary }: Talk): boolean {
  if (line.speaker !== 'guest') return false
  const told = inScene(lines.slice(0, index), scene).filter((each) => each.line.speaker === 'host')
  return sentencesOf(line.text, vocabulary.code).some((sentence) => {
    if (/[?\d]/.test(sentence) || isOwnCase(sentence)) return false
    const own = [...contentOf(wordsOf(sentence, vocabulary.code), vocabulary)]
    const from = told.filter(({ content }) => own.some((word) => content.has(word)))
    const known = own.filter((word) => from.some(({ content }) => content.has(word)))
    return own.length >= leastContent && from.length > 1 && known.length >= leastHeard * own.length
  })
}
