import { z } from 'zod'
import { boardStates } from '#domain/board.ts'
import type { FoundInStudio } from '#operations/find-in-studio.ts'

const request = z.strictObject({
  id: z.string(),
  business: z.string(),
  website: z.string(),
  state: z.enum(boardStates),
})

export const foundAnswer = z.strictObject({
  requests: z.array(request),
  people: z.array(z.string()),
}) satisfies z.ZodType<FoundInStudio>
