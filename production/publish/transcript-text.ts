import { withoutDirections } from '#domain/directions.ts'
import { aiDisclosure, type Episode } from '#domain/episode.ts'
import { spokenBy } from '#domain/spoken-by.ts'

/** The transcript for people: a paragraph whenever somebody else begins to speak. */
export function transcriptText(episode: Episode): string {
  const head = [episode.title, episode.show, '', ...episode.summary, '', aiDisclosure].map(plain)
  const chapters = episode.chapters.map(
    ({ title, start, end }) =>
      `${plain(title).toUpperCase()}\n\n${paragraphs(episode, start, end).join('\n\n')}`,
  )
  return `${[head.join('\n'), ...chapters].join('\n\n\n')}\n`
}

function paragraphs(episode: Episode, start: number, end: number): string[] {
  const said: { by: string; text: string }[] = []
  for (const sentence of episode.sentences.filter((each) => each.start >= start && each.start < end)) {
    const by = plain(spokenBy(episode, sentence.speaker))
    const last = said.at(-1)
    if (last?.by === by) last.text += ` ${plain(sentence.text)}`
    else said.push({ by, text: plain(sentence.text) })
  }
  return said.map(({ by, text }) => `${by}: ${text}`)
}

const plain = (text: string) =>
  withoutDirections(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
