/** A draft that became too long loses whole beats: those that whoever wrote it would miss least. */
import { bearable } from './lengths.ts'
import { type Beat, countSpokenWords, linesOfScenes, type Scenes } from './scenes.ts'

/** The opening and the ending stay, and so does the last beat of a scene that has no other. */
export function withoutSpare(scenes: Scenes, words: number): Scenes {
  const has = countSpokenWords(linesOfScenes(scenes))
  if (has <= words * (1 + bearable)) return scenes
  const spare = spareIn(scenes).filter((beat) => has - sizeOf(beat) >= words * (1 - bearable))
  // The one that brings it nearest to the plan.
  const off = (beat: Beat) => Math.abs(has - sizeOf(beat) - words)
  const [least] = spare.sort((one, other) => off(one) - off(other))
  if (!least) return scenes
  const left = scenes.map((scene) => ({ ...scene, beats: scene.beats.filter((beat) => beat !== least) }))
  return withoutSpare(left, words)
}

function spareIn(scenes: Scenes): Beat[] {
  const opening = scenes[0]?.beats[0]
  const ending = scenes.at(-1)?.beats.at(-1)
  return scenes
    .flatMap(({ beats }) => (beats.length > 1 ? beats : []))
    .filter((beat) => beat.isSpare && beat !== opening && beat !== ending)
}

const sizeOf = ({ lines }: Beat) => countSpokenWords(lines)
