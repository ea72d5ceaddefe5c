/** What a person has written into the draft, and answers for by name. */
import type { Scenes } from '#domain/conversation/scenes.ts'
import type { Sentence } from '#domain/script.ts'
import type { WritingWishes } from '#domain/writing.ts'

/** `key` of the draft: in another one their lines would stand anywhere. */
export function withTheirLines(scenes: Scenes, { lines }: WritingWishes, key: string): Scenes {
  const theirs = lines.filter(({ of }) => of === key)
  if (theirs.length === 0) return scenes
  return scenes.map((scene, at) => {
    let line = 0
    const here = theirs.filter((each) => each.scene === at)
    return {
      ...scene,
      beats: scene.beats.map((beat, index) => ({
        ...beat,
        lines: [
          ...(index === 0 ? saidAt(here, 0) : []),
          ...beat.lines.flatMap((each) => {
            line += 1
            return [each, ...saidAt(here, line)]
          }),
        ],
      })),
    }
  })
}

const saidAt = (lines: WritingWishes['lines'], at: number): Sentence[] =>
  lines
    .filter(({ after }) => after === at)
    .map(({ speaker, text, by }) => ({ speaker, text, support: 'bridge', vouchedBy: by }))
