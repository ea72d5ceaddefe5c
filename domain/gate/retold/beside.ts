/** Where two names stand in one sentence, what says that a word belongs to this one. */
import { contentOf } from '#domain/gate/content.ts'
import type { Site } from '#domain/gate/site.ts'
import { firstNames } from '#domain/gate/vocabulary/first-names.ts'
import type { Word } from '#domain/gate/words.ts'

type Named = { key: string; unit: string; raw: string }

/** A person is not exchanged for a place or an event: `the founder was at the Games` names nobody else. */
export const isOtherKind = (one: Named, other: Named): boolean =>
  one.unit === 'name' && isPlace(one) && firstNames.has(other.key)

/** Of people most have a first name that is known, or one beside them. */
const isPlace = ({ key }: Named) => events.has(key)
const events = new Set(
  'olympics paralympics games championship championships cup festival fair show'.split(' '),
)

/** `Paul's horses`: nothing stands between them. */
export function isBeside(
  { key, unit }: Named,
  said: ReadonlySet<string>,
  words: readonly Word[],
  { vocabulary }: Site,
): boolean {
  if (unit !== 'name') return false
  const at = words.findIndex((word) => word.key.replace(/['’]s?$/, '') === key && /['’]s?$/.test(word.raw))
  if (at < 0) return false
  const behind = words.slice(at + 1).find((word) => !vocabulary.common.has(word.key))
  return behind !== undefined && [...contentOf([behind], vocabulary)].some((root) => said.has(root))
}
