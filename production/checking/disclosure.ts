import { aiDisclosure } from '#domain/episode.ts'
import type { Script, Sentence } from '#domain/script.ts'

/** That the voices are artificial is said as the first or the second sentence, and once. */
export function withDisclosure(script: Script): Script {
  const [first, ...others] = script.chapters.map(({ title, sentences }) => ({
    title,
    sentences: sentences.filter(({ text }) => text !== aiDisclosure),
  }))
  if (!first) return script
  const [opening, ...rest] = first.sentences
  const before = script.chapters[0]?.sentences.slice(0, 2).find(({ text }) => text === aiDisclosure)
  const disclosure: Sentence = { speaker: before?.speaker ?? 'host', text: aiDisclosure, support: 'bridge' }
  return {
    ...script,
    chapters: [
      { title: first.title, sentences: opening ? [opening, disclosure, ...rest] : [disclosure] },
      ...others,
    ],
  }
}
