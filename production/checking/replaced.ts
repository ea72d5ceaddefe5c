import type { Script, Sentence } from '#domain/script.ts'

type Place = { chapter: number; sentence: number }

/** The script with other sentences in these places; where there is none, the old one stays. */
export function replaced(
  script: Script,
  places: readonly Place[],
  sentences: readonly (Sentence | undefined)[],
): Script {
  const other = new Map(places.map(({ chapter, sentence }, at) => [`${chapter}.${sentence}`, sentences[at]]))
  return {
    ...script,
    chapters: script.chapters.map((chapter, at) => ({
      ...chapter,
      sentences: chapter.sentences.map((sentence, place) => other.get(`${at}.${place}`) ?? sentence),
    })),
  }
}
