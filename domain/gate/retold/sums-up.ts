/** All of what was just heard, counted or named. */
import type { Word } from '#domain/gate/words.ts'
import type { Retold } from './retold.ts'

/** `Eleven, all winter`, of eleven in a winter. */
const isSpan = (said: readonly Word[], at: number, quoted: readonly Word[]) =>
  said.length <= 4 &&
  said.slice(0, at).some(({ number }) => number !== undefined) &&
  quoted.some(({ key }) => key === said[at + 1]?.key)

/** `Thirteen in all.`, `dormers, roofs, sheds: all there`: of what was counted or named one by one. */
export function sumsUp(at: number, { said, heard, quoted, speaker }: Retold): boolean {
  if (speaker === 'guest' && isSpan(said, at, quoted)) return true
  const isLast = said[at + 1]?.after !== ''
  if (said[at - 1]?.key === 'in' && isLast)
    return said.slice(0, at).some(({ number }) => number !== undefined)
  const isBrief = said.length - at <= 6
  const start = heard.findLastIndex(({ after }) => /[.!?]/.test(after))
  const named = at === 0 ? heard.slice(start + 1) : said[at]?.after.includes(':') ? said.slice(0, at) : []
  return isBrief && named.filter(({ after }) => after.includes(',')).length >= 2
}
