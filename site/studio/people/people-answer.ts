import { z } from 'zod'
import type { Person } from '#operations/look-up-person.ts'

const files = z.strictObject({ count: z.number(), bytes: z.number() })

const person = z.strictObject({
  email: z.string(),
  pseudonym: z.string(),
  spellings: z.array(z.string()),
  requests: z.array(
    z.strictObject({
      id: z.string(),
      email: z.string(),
      website: z.string(),
      status: z.string(),
      createdAt: z.date(),
    }),
  ),
  counts: z.record(z.string(), z.number()),
  files: z.strictObject({ media: files, work: files, outbox: files, cache: files }).or(z.undefined()),
  unwanted: z.string().or(z.undefined()),
}) satisfies z.ZodType<Person>

/** About whoever was looked up, or why nobody was. */
export const peopleAnswer = z.strictObject({
  typed: z.string(),
  fault: z.string().or(z.undefined()),
  eraseFault: z.string().or(z.undefined()),
  person: person.or(z.undefined()),
})
