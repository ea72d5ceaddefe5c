/** What is left has lost nothing that it rests on: the unit of removal is the beat. */
import { beatsOf } from '#domain/beats.ts'
import type { Script, Sentence } from '#domain/script.ts'

/** Places of sentences, as `chapter sentence`. */
export type ScriptPlaces = ReadonlySet<string>
export const placeInScript = (chapter: number, sentence: number) => `${chapter} ${sentence}`

/** Lines of the frame stay where other lines of their beat go: without its second question nobody understands a third. */
export function withoutBeats(
  script: Script,
  gone: ScriptPlaces,
  isFrame: (sentence: Sentence) => boolean,
): Script {
  const chapters = script.chapters.map((chapter, at) => {
    const placed = chapter.sentences.map((sentence, index) => ({ ...sentence, sentence, index }))
    const isGone = ({ index }: { index: number }) => gone.has(placeInScript(at, index))
    const left = beatsOf(placed).flatMap((beat) =>
      beat.some(isGone) ? beat.filter((each) => !isGone(each) && isFrame(each.sentence)) : beat,
    )
    return { ...chapter, sentences: left.map(({ sentence }) => sentence) }
  })
  return { ...script, chapters: chapters.filter(({ sentences }) => sentences.length > 0) }
}
