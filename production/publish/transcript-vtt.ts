import { withoutDirections } from '#domain/directions.ts'
import type { Episode, SpokenSentence, SpokenWord } from '#domain/episode.ts'
import { spokenBy } from '#domain/spoken-by.ts'

/** What podcast apps show at once without a break. */
const mostLetters = 65

/** The transcript as WebVTT: who speaks, line by line, at the time of its words. */
export function transcriptVtt(episode: Episode): string {
  const cues = episode.sentences.flatMap((sentence) => {
    const name = voiceName(spokenBy(episode, sentence.speaker))
    return linesOf(sentence).map(
      ({ start, end, text }) => `${time(start)} --> ${time(end)}\n<v ${name}>${escaped(text)}`,
    )
  })
  return `${['WEBVTT', ...cues].join('\n\n')}\n`
}

/** As many words as fit, each line from its first word's start to its last word's end. */
function linesOf(sentence: SpokenSentence): SpokenWord[] {
  const lines: SpokenWord[] = []
  for (const word of timedWords(sentence)) {
    const line = lines.at(-1)
    if (line && line.text.length + 1 + word.text.length <= mostLetters) {
      line.text += ` ${word.text}`
      line.end = word.end
    } else lines.push({ ...word })
  }
  return lines
}

/** The words as they are read, at the times at which they are heard. */
function timedWords({ text, start, end, words }: SpokenSentence): SpokenWord[] {
  const written = text.split(/\s+/).filter(Boolean)
  const isSaidAsWritten = written.length === words.length
  const secondsEach = (end - start) / Math.max(1, text.length)
  let at = 0
  return written.flatMap((word, index) => {
    const spoken = words[index]
    const [first, last] =
      isSaidAsWritten && spoken
        ? [spoken.start, spoken.end]
        : [start + at * secondsEach, start + (at + word.length) * secondsEach]
    at += word.length + 1
    return pieces(word).map((piece) => ({ text: piece, start: first, end: last }))
  })
}

/** A word longer than a line, such as an address. */
function pieces(word: string): string[] {
  const letters = [...word]
  return Array.from({ length: Math.ceil(letters.length / mostLetters) }, (_, at) =>
    letters.slice(at * mostLetters, (at + 1) * mostLetters).join(''),
  )
}

/** 3725.5 → "01:02:05.500" */
function time(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000))
  const [hours, minutes, rest] = [3_600_000, 60_000, 1000].map((unit, at) =>
    String(Math.floor(milliseconds / unit) % (at === 0 ? 100 : 60)).padStart(2, '0'),
  )
  return `${hours}:${minutes}:${rest}.${String(milliseconds % 1000).padStart(3, '0')}`
}

/** Two hyphens at its end would become an arrow with the bracket behind them. */
const voiceName = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}\p{N} .'’-]+|-{2,}/gu, ' ')
    .replace(/^[ -]+|[ -]+$/g, '')
    .slice(0, 40) || 'Voice'

/** An arrow would begin a cue; a line break would end one. */
const escaped = (text: string) =>
  withoutDirections(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
