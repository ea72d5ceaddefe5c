/** One word written in two ways: a letter that is missing, doubled, turned round or another. */

import { firstNames } from '#domain/gate/vocabulary/first-names.ts'
import type { Word } from '#domain/gate/words.ts'

/** Below that, one letter makes another name. */
const leastLetters = 7

/** `Pembrokshire` stands there: who spells it right names nobody else. People are who they are, letter for letter. */
export const isMisspelled = (right: string, there: readonly Word[]): boolean =>
  !firstNames.has(right) &&
  there.some(({ key }) => {
    const written = key.replace(/['’]s?$/, '')
    return !firstNames.has(written) && isSlip(written, right)
  })

function isSlip(written: string, right: string): boolean {
  if (Math.min(written.length, right.length) < leastLetters || written === right) return false
  if (written[0] !== right[0] || Math.abs(written.length - right.length) > 1) return false
  let start = 0
  while (written[start] === right[start]) start += 1
  let end = 0
  const room = Math.min(written.length, right.length) - start
  while (end < room && written.at(-1 - end) === right.at(-1 - end)) end += 1
  const [one, other] = [written.slice(start, written.length - end), right.slice(start, right.length - end)]
  const isTurned = one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0]
  return isTurned || Math.max(one.length, other.length) <= 1
}
