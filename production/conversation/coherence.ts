/** What code hears that a listener would not follow, or that is not as it was planned: for whoever repairs it. */
import {
  type ConversationFault,
  type FaultKind,
  faultsOfConversation,
} from '#domain/conversation/faults-of-conversation.ts'
import { bearable } from '#domain/conversation/lengths.ts'
import { countSpokenWords, linesOfScenes, placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import type { Outline } from './outline.ts'
import type { Mark } from './script-shown.ts'
import type { Told } from './told.ts'

const ofScenes: ReadonlySet<FaultKind> = new Set(['scene-length', 'episode-length', 'guest-share'])

export function senseMarks(scenes: Scenes, outline: Outline, told: Told): Mark[] {
  return marksOf(withoutNeedless(faultsIn(scenes, outline, told), scenes), scenes)
}

/** What repairs made too long becomes shorter where it is furthest from its plan. */
export function lengthMarks(scenes: Scenes, outline: Outline, told: Told): Mark[] {
  if (!isTooLong(scenes, [], outline)) return []
  const whole = faultsIn(scenes, outline, told).filter(({ kind }) => kind === 'episode-length')
  return marksOf(withoutNeedless(whole, scenes), scenes)
}

function faultsIn(scenes: Scenes, outline: Outline, { sheet, speakers }: Told): ConversationFault[] {
  const chapters = scenes.map((scene) => ({ title: scene.title, sentences: linesOfScenes([scene]) }))
  const script = { language: sheet.reading.language, chapters }
  return faultsOfConversation(script, { speakers, words: outline.words, scenes })
}

function marksOf(faults: readonly ConversationFault[], scenes: Scenes): Mark[] {
  const placed = placedIn(scenes)
  const first = scenes.map((_, at) => placed.find(({ scene }) => scene === at)?.number ?? 1)
  return faults.map(({ kind, scene, line, reason }) => ({
    number: (first[scene] ?? 1) + (ofScenes.has(kind) ? 0 : line),
    ...(ofScenes.has(kind) && { isOfScene: true }),
    reason,
    isFinal: false,
  }))
}

/** Longer than is bearable, and longer than it was. */
export const isTooLong = (scenes: Scenes, before: Scenes, { words }: Outline): boolean =>
  countSpokenWords(linesOfScenes(scenes)) >
  Math.max(words * (1 + bearable), countSpokenWords(linesOfScenes(before)))

/** Where the whole is as long as planned, nobody minds a scene; where it is not, the scene that is furthest off mends it. */
function withoutNeedless(faults: readonly ConversationFault[], scenes: Scenes): ConversationFault[] {
  const whole = faults.find(({ kind }) => kind === 'episode-length')
  const others = faults.filter(({ kind }) => kind !== 'episode-length' && kind !== 'scene-length')
  if (!whole) return others
  const off = (at: number) => {
    const scene = scenes[at]
    return scene ? Math.abs(countSpokenWords(linesOfScenes([scene])) - scene.words) : 0
  }
  const [furthest = 0] = [...scenes.keys()].sort((one, other) => off(other) - off(one))
  return [...others, { ...whole, scene: furthest }]
}
