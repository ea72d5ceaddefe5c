/** Pass 2: the whole script; of a long one scene after scene, each knowing what was said. */
import { z } from 'zod'
import { linesOfScenes, type Scene, type Scenes, withoutEmpty } from '#domain/conversation/scenes.ts'
import { withoutSpare } from '#domain/conversation/spare-beats.ts'
import { asName } from './as-data.ts'
import { askPass, type Desk, type Passed } from './ask-pass.ts'
import { type Fact, moreAsData } from './fact-sheet.ts'
import { beatsFrom, draftBeatSchema, oneLine } from './lines.ts'
import { isOtherLanguage } from './other-language.ts'
import { type Outline, outlineAsText } from './outline.ts'
import { filled, promptOf } from './prompts.ts'
import { scriptAsData } from './script-shown.ts'
import type { Told } from './told.ts'

/** Ten minutes: beyond that no model keeps its plan in mind. */
const mostWordsAtOnce = 1_550

const schema = z.object({ scenes: z.array(z.object({ beats: z.array(draftBeatSchema) })) })

export async function draftEpisode(desk: Desk, told: Told, outline: Outline): Promise<Passed<Scenes>> {
  if (outline.words <= mostWordsAtOnce) return draft(desk, told, outline)
  const scenes: Scene[] = []
  for (const at of outline.scenes.keys()) {
    const { text } = promptOf('draft-scene')
    const task = filled(text, { scene: `${at + 1}`, lines: scriptAsData(scenes) })
    const answer = await draft(desk, told, outline, { only: at, task })
    if (answer.outcome !== 'answered') return answer
    scenes.push(...answer.object)
  }
  return { outcome: 'answered', object: withoutSpare(scenes, outline.words), key: '' }
}

const isReserved =
  ({ shown }: Told) =>
  (fact: Fact) =>
    fact.kind === 'limit' && !shown.includes(fact)

type Part = { only: number; task: string }

async function draft(desk: Desk, told: Told, outline: Outline, part?: Part): Promise<Passed<Scenes>> {
  const prompt = promptOf('draft')
  const task = filled(prompt.text, {
    ...told.holes,
    words: `${outline.words}`,
    outline: outlineAsText(outline),
    name: asName(told.sheet.reading.name),
  })
  const answer = await askPass(desk, {
    pass: 'draft',
    ...(part && {
      ...{ round: part.only + 1 },
      scene: { scene: part.only + 1, scenes: outline.scenes.length },
    }),
    ...told.before,
    // What the website reserves goes with its matter, whatever was planned.
    task: `${moreAsData(told.sheet.facts.filter(isReserved(told)))}${part ? `${task}\n\n${part.task}` : task}`,
    version: prompt.version,
    schema,
  })
  if (answer.outcome !== 'answered') return answer
  const planned = part ? outline.scenes.slice(part.only, part.only + 1) : outline.scenes
  const scenes = planned.map(({ title, words }, at) => ({
    title: oneLine(title),
    words,
    beats: beatsFrom(answer.object.scenes[at]?.beats ?? [], told.sheet, told.speakers),
  }))
  const left = withoutEmpty(scenes)
  if (isOtherLanguage(linesOfScenes(left), told.sheet.reading.language))
    return { outcome: 'no-form', reason: 'The model wrote in another language.' }
  const shortened = part ? left : withoutSpare(left, outline.words)
  return left.length === planned.length
    ? { ...answer, object: shortened }
    : { outcome: 'no-form', reason: 'The model left out scenes of its own plan.' }
}
