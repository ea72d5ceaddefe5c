/** What only a reader can tell of an episode, in the small file that readers fill. */
import { z } from 'zod'

const wanted = 'a number from 1 to 5 is wanted'
const grade = z.number(wanted).min(1, wanted).max(5, wanted)
const schema = z.array(
  z.strictObject({
    site: z.string('the name of a website is wanted'),
    truth: grade,
    relevance: grade,
    fluency: grade,
    structure: grade,
    /** Would a listener stay to the end? */
    stay: grade,
    /** As it is, with up to three edits, or not at all. */
    publishable: z.enum(['yes', 'edits', 'no'], 'yes, edits or no is wanted'),
    /** The first twenty seconds say what, and for whom. */
    within20s: z.boolean('true or false is wanted'),
  }),
)
export type Grades = z.infer<typeof schema>

type ReadGrades = { outcome: 'read'; grades: Grades } | { outcome: 'faulty'; faults: readonly string[] }

export function readGrades(text: string): ReadGrades {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { outcome: 'faulty', faults: ['The file of grades is no JSON.'] }
  }
  const read = schema.safeParse(json)
  if (read.success) return { outcome: 'read', grades: read.data }
  return { outcome: 'faulty', faults: read.error.issues.map(sentenceOf) }
}

function sentenceOf({ path: [at, field], message }: z.core.$ZodIssue): string {
  if (at === undefined) return 'The file of grades is no list.'
  const where = `Entry ${Number(at) + 1} of the grades`
  return field === undefined ? `${where}: ${message}.` : `${where}, “${String(field)}”: ${message}.`
}
