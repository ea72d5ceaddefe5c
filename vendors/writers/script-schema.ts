/** The form in which a model answers, and its answer as a script. */
import { z } from 'zod'
import { withoutDirections } from '#domain/directions.ts'
import type { Plan, Script, Sentence } from '#domain/script.ts'

const sentence = z.object({
  speaker: z.enum(['host', 'guest']),
  text: z.string().describe('One spoken sentence of at most 25 words'),
  support: z
    .array(z.string())
    .describe('Ids of the passages that say so; empty for talk that states nothing'),
})

// No lengths: some servers refuse a schema with minItems.
export const scriptSchema = z.object({
  title: z.string(),
  summary: z.array(z.string()).describe('Exactly three sentences'),
  chapters: z.array(z.object({ title: z.string(), sentences: z.array(sentence) })),
})

export const rewritingSchema = z.object({
  sentences: z.array(z.object({ number: z.number(), text: z.string(), support: z.array(z.string()) })),
})

export function scriptFrom(
  answer: z.infer<typeof scriptSchema>,
  show: string,
  { speakers }: Plan,
): Script | undefined {
  const [first, second, third] = answer.summary.map(oneLine)
  const chapters = answer.chapters.flatMap(({ title, sentences }) => {
    const said = sentences.map((each) => sentenceFrom(each, speakers)).filter(({ text }) => text !== '')
    return said.length > 0 ? [{ title: oneLine(title), sentences: said }] : []
  })
  if (!first || !second || !third || chapters.length < 3) return undefined
  return { show, title: oneLine(answer.title), summary: [first, second, third], chapters }
}

const sentenceFrom = ({ speaker, text, support }: z.infer<typeof sentence>, speakers: 1 | 2): Sentence => ({
  speaker: speakers === 1 ? 'host' : speaker,
  text: oneLine(text),
  support: support.length > 0 ? support : 'bridge',
})

const oneLine = (text: string) =>
  withoutDirections(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
