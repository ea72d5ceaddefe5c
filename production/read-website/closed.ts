/** Websites that say that there is no business any more: nobody should be invited to it. */
import type { Phrases } from '#content/programme/language.ts'
import { languageOf } from '#content/programme/languages.ts'
import type { Reading } from '#domain/evidence.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { finderOf } from '#production/writer/phrases.ts'
import { countWords } from './clean-text.ts'

/** A website that says little else says it of itself. */
const mostOfThin = 120
const [mostOfNotice, firstPassages] = [30, 12]

export function isClosed({ passages, pages, language }: Reading, words: number): boolean {
  const known = languageOf(language)?.words
  if (!known) return false
  const home = pages.find(({ role }) => role === 'home')?.url
  const told = passages.filter(({ url, kind }) => url === home && kind !== 'quote' && kind !== 'question')
  const first = sentencesIn(told.slice(0, firstPassages))
  // `The old mill is permanently closed` is somebody else; `we` is nobody else, and a notice names nobody.
  const isNotice = (sentence: string) =>
    countWords(sentence) <= 8 || finderOf(known.firstPerson).in(sentence) !== undefined
  if (holdsOne(first.filter(isNotice), known.closed)) return true
  return words <= mostOfThin && holdsOne(sentencesIn(told), [...known.closed, ...known.handedOn])
}

const sentencesIn = (told: readonly { text: string }[]) =>
  told.flatMap(({ text }) => splitSentences(text)).filter((sentence) => countWords(sentence) <= mostOfNotice)

const holdsOne = (sentences: readonly string[], phrases: Phrases) =>
  sentences.some((sentence) => finderOf(phrases).in(sentence) !== undefined)
