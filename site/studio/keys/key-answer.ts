import { z } from 'zod'
import { keysWords } from '#content/studio-keys.ts'
import { keyPurposes } from '#domain/vendor-key.ts'

export type SaidOfKey = keyof typeof keysWords.told

/** What the screen says to a deed: no part of a key is in it. */
export const keyAnswer = z.strictObject({
  purpose: z.enum(keyPurposes),
  told: z.enum(Object.keys(keysWords.told) as SaidOfKey[]), // its keys are these
  isFault: z.boolean(),
  reason: z.string().optional(),
})

export type KeyAnswer = z.output<typeof keyAnswer>
