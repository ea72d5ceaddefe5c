/** What a pass has offered and nobody will hear, with why: for whoever looks at how it was written. */
import { linesOfScenes, type Scenes } from '#domain/conversation/scenes.ts'
import type { Undone } from '#domain/writing.ts'
import { type PackagedTalk, packedScenes } from './packaging.ts'
import type { PassName } from './passes.ts'
import type { Mark } from './script-shown.ts'

/** Lines that were offered otherwise than they stand in the end. */
export function undonePolish(
  offered: Scenes,
  final: Scenes,
  before: Scenes,
  marks: readonly Mark[],
): Undone[] {
  const [now, old] = [linesOfScenes(final), linesOfScenes(before)]
  return linesOfScenes(offered).flatMap(({ text }, at) => {
    const isKept = text === now[at]?.text || text === old[at]?.text
    return isKept ? [] : [{ pass: 'polish', text, reason: reasonAt(at, marks) || besideAnother }]
  })
}

const besideAnother = 'It was too long, or it stood beside a line that was refused.'

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
