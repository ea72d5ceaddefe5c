import { withoutDirections } from '#domain/directions.ts'
import { aiDisclosure, type Episode } from '#domain/episode.ts'
import { isHost, type Speaker } from '#domain/script.ts'
import { spokenBy } from '#domain/spoken-by.ts'

/** The transcript for people: a paragraph whenever somebody else begins to speak. */
export function transcriptText(episode: Episode): string {
  const disclosure = episode.isOfPeople ? '' : aiDisclosure
  const head = [episode.title, episode.show, '', ...episode.summary, '', disclosure].map(plain)
  const chapters = episode.chapters.map(
    ({ title, start, end }) =>
      `${plain(title).toUpperCase()}\n\n${paragraphs(episode, start, end).join('\n\n')}`,
  )
  return `${[head.join('\n'), ...chapters].join('\n\n\n')}\n`
}

type Paragraph = { by: string; speaker: Speaker; signed: string; text: string }

function paragraphs(episode: Episode, start: number, end: number): string[] {
  const said: Paragraph[] = []
  for (const sentence of episode.sentences.filter((each) => each.start >= start && each.start < end)) {
    const { speaker } = sentence
    const [by, signed] = [plain(spokenBy(episode, speaker)), plain(sentence.by ?? '')]
    const last = said.at(-1)
    if (last?.by === by && last.signed === signed) last.text += ` ${plain(sentence.text)}`
    else said.push({ by, speaker, signed, text: plain(sentence.text) })
  }
  return said.map(written)
}

/** What is read aloud stands in quotation marks, with whoever has signed it. */
function written({ by, speaker, signed, text }: Paragraph): string {
  if (isHost(speaker)) return `${by}: ${text}`
  return `${by}: “${text}”${signed && ` (${signed})`}`
}

const plain = (text: string) =>
  withoutDirections(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
