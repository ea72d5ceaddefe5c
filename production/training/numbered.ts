/** What the program keeps of excerpts that somebody marks by their numbers. */
import { z } from 'zod'

const schema = z.object({
  business: z.string(),
  /** English where nothing else is said. */
  language: z.string().default('en'),
  excerpts: z.array(
    z.object({
      kind: z.string(),
      role: z.string(),
      heading: z.string(),
      question: z.string().optional(),
      by: z.string().optional(),
      sentences: z.array(z.string()),
      /** It goes on from no other excerpt. */
      isFirst: z.boolean(),
    }),
  ),
})
export type NumberedExcerpts = z.infer<typeof schema>

/** Nothing, where it is not what we have written. */
export function numberedIn(text: string): NumberedExcerpts | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
