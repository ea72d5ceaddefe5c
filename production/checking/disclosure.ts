import { languageOf } from '#content/programme/languages.ts'
import { aiDisclosure } from '#domain/episode.ts'
import { isHost, type Script, type Sentence } from '#domain/script.ts'

const answers: ReadonlySet<string> = new Set(['reaction', 'question', 'image', 'answer'])

/**
 * That the voices are artificial is said as the first or the second sentence, and once; a talk has said where. Where the
 * website opens, hosts say it as soon as they speak.
 */
export function withDisclosure(script: Script): Script {
  const disclosure = languageOf(script.language ?? 'en')?.hosts.disclosure ?? aiDisclosure
  const isTold = script.chapters[0]?.sentences.filter(({ text }) => text === disclosure).length === 1
  if (isTold && (script.written?.way === 'A' || saysAtOnce(script, disclosure))) return script
  const [first, ...others] = script.chapters.map(({ title, sentences }) => ({
    title,
    sentences: sentences.filter(({ text }) => text !== disclosure),
  }))
  if (!first) return script
  const [opening, ...rest] = first.sentences
  const before = script.chapters[0]?.sentences.slice(0, 2).find(({ text }) => text === disclosure)
  // What answers the first line stands right behind it.
  const isAnswered = rest[0] !== undefined && opening?.act !== undefined && answers.has(rest[0].act ?? '')
  const said: Sentence = { speaker: before?.speaker ?? 'host', text: disclosure, support: 'bridge' }
  return {
    ...script,
    chapters: [
      {
        title: first.title,
        sentences: !opening ? [said] : isAnswered ? [said, opening, ...rest] : [opening, said, ...rest],
      },
      ...others,
    ],
  }
}

/** Of the first two lines of hosts one says it, and nothing but the website was heard before. */
const saysAtOnce = ({ chapters: [first] }: Script, disclosure: string) =>
  first?.sentences
    .filter(({ speaker }) => isHost(speaker))
    .slice(0, 2)
    .some(({ text }) => text === disclosure) === true && first.sentences[0]?.speaker === 'reader'
