/** Words of weight that are ones only beside a word without any, and that may stand in another order. */
import { contentOf } from '#domain/gate/content.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Stand } from '#domain/gate/safety.ts'
import { turns } from '#domain/gate/vocabulary/safety-words.ts'
import type { Word } from '#domain/gate/words.ts'
import type { Retold } from './retold.ts'

/** `Approved by the harbor board`, of a harbor board approved rope; `to ensure that each is dry`, of who ensures it. */
export function isReordered({ phrases, isTurned }: Stand, { told, said, site }: Retold): boolean {
  const heads = phrases.map((phrase) => reordered.get(phrase))
  const behind = [...contentOf(behindOf(said, phrases), site.vocabulary)]
  return told.some(({ words }) => {
    const there = contentOf(words, site.vocabulary)
    return (
      heads.every((head) => head !== undefined && finderOf([head])(words).length > 0) &&
      (finderOf(turns)(words).length % 2 === 1) === isTurned &&
      behind.every((word) => there.has(word))
    )
  })
}
const reordered = new Map([
  ['approved by', 'approved'],
  ['ensure* that', 'ensure*'],
])

/** Who approves it, and what is ensured. */
function behindOf(said: readonly Word[], phrases: readonly string[]): readonly Word[] {
  const [found] = finderOf(phrases)(said)
  const rest = found ? said.slice(found.at + found.length) : []
  const end = rest.findIndex(({ after }) => /[,.;:!?]/.test(after))
  return end < 0 ? rest : rest.slice(0, end + 1)
}
