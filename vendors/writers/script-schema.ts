/** The form in which a model answers, and its answer as a script. */
import { z } from 'zod'
import type { Plan, Script, Sentence } from '#domain/script.ts'

const sentence = z.object({
  speaker: z.enum(['host', 'guest']),
  text: z.string().describe('One spoken sentence of at most 25 words'),
  claims: z
    .array(
      z.object({
        says: z.string().describe('What a listener believes after this sentence'),
        quote: z.string().describe('The exact words of the passage that say so'),
        passage: z.string().describe('Id of that passage'),
      }),
    )
    .describe(
      'One for each thing that it says about the business or the world; empty for talk that states nothing',
    ),
})

// No lengths: some servers refuse a schema with minItems.
export const scriptSchema = z.object({
  title: z.string(),
  summary: z.array(z.string()).describe('Exactly three sentences'),
  chapters: z.array(z.object({ title: z.string(), sentences: z.array(sentence) })),
})

export const rewritingSchema = z.object({
  sentences: z.array(sentence.omit({ speaker: true }).extend({ number: z.number() })),
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

const sentenceFrom = ({ speaker, ...said }: z.infer<typeof sentence>, speakers: 1 | 2): Sentence => ({
  speaker: speakers === 1 ? 'host' : speaker,
  ...saidFrom(said),
})

/** What rests on a quotation rests on its passage. */
export const saidFrom = ({
  text,
  claims,
}: Omit<z.infer<typeof sentence>, 'speaker'>): Omit<Sentence, 'speaker'> => ({
  text: oneLine(text),
  support: claims.length > 0 ? [...new Set(claims.map(({ passage }) => passage))] : 'bridge',
  claims,
})

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
