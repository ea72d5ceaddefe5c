/** Whether somebody who listens for twenty seconds has heard what this is. */
import type { Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { isHost, type Script, type Sentence } from '#domain/script.ts'
import { endsOf, signsOf } from '#domain/signs.ts'

/** What stands over the door, the first sentence of an introduction, or neither of them whole. */
export type Beginning = 'sign' | 'introduction' | 'neither'

/** In twenty seconds, at 155 a minute and with their pauses. */
const firstWords = 50

export function beginningOf(
  script: Script,
  reading: Reading,
  who: { sentences: readonly string[] },
): Beginning {
  const heard = heardWithin(
    script.chapters.flatMap(({ sentences }) => sentences),
    firstWords,
  )
  const signs = new Set(signsOf(reading).flatMap(({ text }) => endsOf(text).map(wordsOnly)))
  if (heard.some(({ speaker, text }) => !isHost(speaker) && signs.has(wordsOnly(text)))) return 'sign'
  const isIntroduction = heard.some(({ speaker, text }) => !isHost(speaker) && text === who.sentences[0])
  return isIntroduction ? 'introduction' : 'neither'
}

/** A point that the reader adds, and a capital at the beginning, change nothing. */
const wordsOnly = (text: string) => text.toLowerCase().replace(/\.$/, '')

/** Only what has come to its end by then. */
function heardWithin(sentences: readonly Sentence[], words: number): Sentence[] {
  let heard = 0
  return sentences.filter(({ text }) => {
    heard += countWords(text)
    return heard <= words
  })
}
