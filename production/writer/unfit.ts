/** Why a sentence cannot be read aloud. */
import { reasonsOfDamage } from './unfit/damage.ts'
import { reasonsOfPurpose } from './unfit/purpose.ts'
import type { SentenceUse, UnfitReason } from './unfit/reason.ts'
import { reasonsOfTime } from './unfit/time.ts'
import { reasonsOfWhole } from './unfit/whole.ts'
import { reasonsOfWriting } from './unfit/writing.ts'
import type { Words } from './words-of.ts'

export const reasons: readonly UnfitReason[] = [
  ...reasonsOfWhole,
  ...reasonsOfPurpose,
  ...reasonsOfTime,
  ...reasonsOfWriting,
  ...reasonsOfDamage,
]

export const whyUnfit = (
  sentence: string,
  words: Words,
  standing: SentenceUse = 'prose',
): string | undefined => reasons.find(({ isSo }) => isSo(sentence, words, standing))?.reason
