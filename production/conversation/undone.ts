/** What a pass has offered and nobody will hear, with why: for whoever looks at how it was written. */
import { type Beat, linesOfScenes, type Scenes } from '#domain/conversation/scenes.ts'
import type { Undone } from '#domain/writing.ts'
import { type PackagedTalk, packedScenes } from './packaging.ts'
import type { PassName } from './passes.ts'
import type { Mark } from './script-shown.ts'

type Polish = {
  offered: Scenes
  /** Without what would have made it too long. */
  polished: Scenes
  before: Scenes
  marks: readonly Mark[]
}

/** Lines that were offered otherwise than they stand in the end. */
export function undonePolish(final: Scenes, { offered, polished, before, marks }: Polish): Undone[] {
  const [now, shorter, old] = [final, polished, before].map(linesOfScenes)
  return linesOfScenes(offered).flatMap(({ text }, at) => {
    const isKept = text === now?.[at]?.text || text === old?.[at]?.text
    const isLong = text !== shorter?.[at]?.text
    return isKept ? [] : [{ pass: 'polish', text, reason: isLong ? tooLong : whyAt(at, marks) }]
  })
}

const tooLong = 'The episode grew too long.'

function whyAt(at: number, marks: readonly Mark[]): string {
  const off = ({ number }: Mark) => Math.abs(number - 1 - at)
  const [nearest] = [...marks].sort((one, other) => off(one) - off(other))
  if (!nearest) return 'Nobody has read it.'
  return reasonAt(at, marks) || `It stood beside a line that was refused. ${nearest.reason}`
}

/** `long` and `spare`: by their numbers, from 1. */
type Beats = { marks: readonly Mark[]; long: ReadonlySet<number>; spare: ReadonlySet<number> }

/** Beats that were written again and went back, and those that made room for others. */
export function undoneBeats(offered: Scenes, final: Scenes, { marks, long, spare }: Beats): Undone[] {
  const kept = beatsOf(final)
  let line = 0
  return beatsOf(offered).flatMap((beat, at): Undone[] => {
    const first = line + 1
    line += beat.lines.length
    const text = textOf(beat)
    if (spare.has(at + 1))
      return [{ pass: 'draft', text, reason: 'It made room for what the editor wanted.' }]
    if (text === textOf(kept[at] ?? beat)) return []
    const reasons = marks
      .filter(({ number }) => number >= first && number <= line)
      .map(({ reason }) => reason)
    const why = long.has(at + 1) ? tooLong : 'It stood beside a beat that went back.'
    return [{ pass: 'repair', text, reason: reasons.join(' ') || why }]
  })
}

const beatsOf = (scenes: Scenes) => scenes.flatMap(({ beats }) => beats)
const textOf = ({ lines }: Beat) => lines.map(({ text }) => text).join(' – ')

export const undonePackaging = (packed: PackagedTalk, marks: readonly Mark[]): Undone[] =>
  linesOfScenes(packedScenes(packed)).flatMap(({ text }, at) => {
    const reason = reasonAt(at, marks)
    return reason ? [{ pass: 'packaging', text, reason }] : []
  })

/** Whoever was not asked, or has given nothing that can be used. */
export const notAsked = (pass: PassName, reason: string): Undone => ({ pass, text: '', reason })

/** Nobody has read what stands beside the episode, or nobody has offered it. */
export const notRead = (packed: PackagedTalk | undefined, reason: string): Undone[] => [
  { pass: 'packaging', text: packed?.title.text ?? '', reason },
]

const reasonAt = (at: number, marks: readonly Mark[]) =>
  marks
    .filter(({ number }) => number === at + 1)
    .map(({ reason }) => reason)
    .join(' ')
