/** What a model has offered, as far as a person can choose from it: three outlines, and a draft of lines. */
import { z } from 'zod'
import { hosts } from './script.ts'
import { type KeptPass, mostOutlines } from './writing.ts'

const scene = z.object({ title: z.string(), question: z.string(), payoff: z.string(), words: z.number() })
const outline = z.object({
  spine: z.string(),
  callback: z.string(),
  isEnough: z.boolean(),
  honestWords: z.number(),
  scenes: z.array(scene),
})
const outlines = z.object({ plans: z.array(outline), chosen: z.number(), because: z.string() })
export type ShownOutline = z.infer<typeof outline>
export type ShownOutlines = { key: string; plans: readonly ShownOutline[]; chosen: number; because: string }

const line = z.object({ speaker: z.enum(hosts), text: z.string() })
const draft = z.object({ scenes: z.array(z.object({ beats: z.array(z.object({ lines: z.array(line) })) })) })
export type ShownLine = z.infer<typeof line>
export type ShownDraft = { key: string; scenes: readonly (readonly ShownLine[])[] }

type Kept = Pick<KeptPass, 'label' | 'key' | 'answer' | 'outcome'> & { usedAt: Date }

/** Of the pass that is in use; what has another form was written by another version of the product. */
export function outlinesIn(passes: readonly Kept[]): ShownOutlines | undefined {
  const pass = newest(passes, 'outline')
  const read = outlines.safeParse(pass?.answer)
  if (!pass || !read.success) return undefined
  const plans = read.data.plans.slice(0, mostOutlines)
  // Of a number that is none, the first is taken.
  const chosen = plans[read.data.chosen] ? read.data.chosen : 0
  return { key: pass.key, plans, chosen, because: read.data.because }
}

/** As its lines are counted: without those that nobody can say. */
export function draftIn(passes: readonly Kept[]): ShownDraft | undefined {
  const pass = newest(passes, 'draft')
  const read = draft.safeParse(pass?.answer)
  if (!pass || !read.success) return undefined
  const scenes = read.data.scenes.map(({ beats }) => beats.flatMap(({ lines }) => lines.filter(isSaid)))
  return { key: pass.key, scenes }
}

const isSaid = ({ text }: ShownLine) => /\p{L}|\d/u.test(text)

const newest = (passes: readonly Kept[], label: string): Kept | undefined =>
  passes
    .filter((pass) => pass.label === label && pass.outcome === 'answered')
    .sort((one, other) => other.usedAt.getTime() - one.usedAt.getTime())[0]
