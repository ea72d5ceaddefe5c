/** Pass 6: title, three sentences and chapter titles, which rest on lines of the script and go through the same gates. */
import { z } from 'zod'
import { linesOfScenes, type Scenes } from '#domain/conversation/scenes.ts'
import type { Script, Sentence } from '#domain/script.ts'
import { askPass, type Desk, type Passed } from './ask-pass.ts'
import { factsBeside } from './cited.ts'
import { moreAsData } from './fact-sheet.ts'
import { oneLine } from './lines.ts'
import { filled, promptOf } from './prompts.ts'
import { type Mark, scriptAsData, titleOfChapter } from './script-shown.ts'
import type { Told } from './told.ts'

const words = z.object({ text: z.string(), lines: z.array(z.number()) })
const schema = z.object({ title: words, summary: z.array(words), chapters: z.array(words) })

export type Packaging = Pick<Script, 'title' | 'summary'> & { chapters: readonly string[] }

/** What a model offers, each as a line with the claims of the lines it rests on. */
export type PackagedTalk = { title: Sentence; summary: readonly Sentence[]; chapters: readonly Sentence[] }

/** `before`: what was refused of the first offer. */
export async function packEpisode(
  desk: Desk,
  told: Told,
  scenes: Scenes,
  before?: { packed: PackagedTalk; doubts: readonly Mark[] },
): Promise<Passed<PackagedTalk>> {
  const prompt = promptOf('packaging')
  const task = filled(prompt.text, {
    ...told.holes,
    scenes: `${scenes.length}`,
    lines: `${moreAsData(factsBeside(told, linesOfScenes(scenes)))}${scriptAsData(scenes)}`,
  })
  const answer = await askPass(desk, {
    pass: 'packaging',
    ...(before && { round: 'titles' as const }),
    ...told.before,
    task: before ? `${task}\n\n${offeredAgain(before)}` : task,
    version: prompt.version,
    schema,
  })
  if (answer.outcome !== 'answered') return answer
  const { title, summary, chapters } = answer.object
  const said = linesOfScenes(scenes)
  const asLine = (each: z.infer<typeof words>) => lineFrom(each, said)
  return {
    ...answer,
    object: {
      title: asLine(title),
      summary: summary.slice(0, 3).map(asLine),
      chapters: chapters.slice(0, scenes.length).map(asLine),
    },
  }
}

function offeredAgain({ packed, doubts }: { packed: PackagedTalk; doubts: readonly Mark[] }): string {
  const offered = scriptAsData(packedScenes(packed), { marks: doubts })
  return filled(promptOf('packaging-again').text, { offered })
}

function lineFrom({ text, lines }: z.infer<typeof words>, said: readonly Sentence[]): Sentence {
  const claims = lines.flatMap((number) => said[number - 1]?.claims ?? [])
  const support = [...new Set(claims.map(({ passage }) => passage))]
  return { speaker: 'host', text: oneLine(text), claims, support: claims.length > 0 ? support : 'bridge' }
}

/** As scenes behind the last one, so that they are read with the rest; each stands alone. */
export const packedScenes = ({ title, summary, chapters }: PackagedTalk): Scenes => [
  ...[title, ...summary].map((line) => alone(line, 'stands beside the episode')),
  ...chapters.map((line) => alone(line, titleOfChapter)),
]

const alone = (line: Sentence, title: string) => ({
  ...{ title, words: 0 },
  beats: [{ question: '', payoff: '', lines: [line] }],
})

export type Plain = Packaging

/** `refused` are places among the packed scenes; where one does not pass, the plain words stand. */
export function packagingFrom(
  { title, summary, chapters }: PackagedTalk,
  refused: ReadonlySet<number>,
  plain: Plain,
): Packaging {
  const good = (at: number, line: Sentence | undefined) =>
    line && !refused.has(at) && /\p{L}/u.test(line.text) ? line.text : undefined
  const [first, second, third] = plain.summary
  return {
    title: good(0, title) ?? plain.title,
    summary: [good(1, summary[0]) ?? first, good(2, summary[1]) ?? second, good(3, summary[2]) ?? third],
    chapters: plain.chapters.map((other, at) => good(1 + summary.length + at, chapters[at]) ?? other),
  }
}
