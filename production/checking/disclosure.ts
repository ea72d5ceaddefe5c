import { languageOf } from '#content/programme/languages.ts'
import { aiDisclosure } from '#domain/episode.ts'
import type { Script, Sentence } from '#domain/script.ts'

/** That the voices are artificial is said as the first or the second sentence, and once. */
export function withDisclosure(script: Script): Script {
  const disclosure = languageOf(script.language ?? 'en')?.hosts.disclosure ?? aiDisclosure
  const [first, ...others] = script.chapters.map(({ title, sentences }) => ({
    title,
    sentences: sentences.filter(({ text }) => text !== disclosure),
  }))
  if (!first) return script
  const [opening, ...rest] = first.sentences
  const before = script.chapters[0]?.sentences.slice(0, 2).find(({ text }) => text === disclosure)
  const said: Sentence = { speaker: before?.speaker ?? 'host', text: disclosure, support: 'bridge' }
  return {
    ...script,
    chapters: [{ title: first.title, sentences: opening ? [opening, said, ...rest] : [said] }, ...others],
  }
}
