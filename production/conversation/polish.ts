/** Pass 5: easier on the ear. What is changed has to be read again. */
import { z } from 'zod'
import { linesOfScenes, type Scenes, withLines } from '#domain/conversation/scenes.ts'
import { askPass, type Desk, type Passed } from './ask-pass.ts'
import { factsBeside } from './cited.ts'
import { moreAsData } from './fact-sheet.ts'
import { withKnown } from './known-lines.ts'
import { oneLine } from './lines.ts'
import { filled, promptOf } from './prompts.ts'
import { type Mark, scriptAsData } from './script-shown.ts'
import type { Told } from './told.ts'

const mostChanges = 24

const schema = z.object({ lines: z.array(z.object({ line: z.number(), text: z.string() })) })

/** `wishes`: what the editor asked for, and nobody could write so that it stood. */
export async function polishScenes(
  desk: Desk,
  told: Told,
  scenes: Scenes,
  wishes: readonly Mark[] = [],
): Promise<Passed<Scenes>> {
  const prompt = promptOf('polish')
  const answer = await askPass(desk, {
    pass: 'polish',
    ...told.before,
    task: filled(prompt.text, {
      ...told.holes,
      most: `${mostChanges}`,
      lines: `${moreAsData(factsBeside(told, linesOfScenes(scenes)))}${scriptAsData(scenes, { marks: wishes })}`,
    }),
    version: prompt.version,
    schema,
  })
  if (answer.outcome !== 'answered') return answer
  const texts = new Map(
    answer.object.lines.slice(0, mostChanges).map(({ line, text }) => [line, oneLine(text)]),
  )
  const polished = withLines(scenes, ({ line, number }) => {
    const text = texts.get(number)
    if (!text || text === line.text || !/\p{L}|\d/u.test(text)) return line
    const { confirmed: _, ...rest } = line
    return { ...rest, text }
  })
  return { ...answer, object: withKnown(polished, scenes) }
}
