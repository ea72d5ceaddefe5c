/** Websites that say that there is no business any more: nobody should be invited to it. */
import type { Phrases } from '#content/programme/language.ts'
import { languageOf } from '#content/programme/languages.ts'
import { rests } from '#content/programme/rests.ts'
import type { Reading } from '#domain/evidence.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { own } from '#domain/own.ts'
import { countPageWords } from './clean-text.ts'
import { phraseFinder } from './phrases.ts'

/** A website that says little else says it of itself. */
const mostOfThin = 120
const [mostOfNotice, firstPassages] = [30, 12]

export function isClosedWebsite({ passages, pages, language }: Reading, words: number): boolean {
  const known = languageOf(language)?.words
  if (!known) return false
  const home = pages.find(({ role }) => role === 'home')?.url
  const told = passages.filter(({ url, kind }) => url === home && kind !== 'quote' && kind !== 'question')
  const first = sentencesIn(told.slice(0, firstPassages))
  // `The old mill is permanently closed` is somebody else; `we` is nobody else, and a notice names nobody.
  const isNotice = (sentence: string) =>
    countPageWords(sentence) <= 8 || phraseFinder(known.firstPerson).in(sentence) !== undefined
  if (holdsOne(first.filter(isNotice), known.closed)) return true
  if (isSuspended(passages, language)) return true
  return words <= mostOfThin && holdsOne(sentencesIn(told), [...known.closed, ...known.handedOn])
}

const nothing = { suspended: [], resumed: [] }
/** Wherever it stands, and unless they say anywhere that it is over. */
function isSuspended(passages: Reading['passages'], language: string): boolean {
  const { suspended, resumed } = own(rests, language) ?? nothing
  const told = sentencesIn(passages.filter(({ kind }) => kind !== 'quote'))
  return holdsOne(told, suspended) && !holdsOne(told, resumed)
}

const sentencesIn = (told: readonly { text: string }[]) =>
  told
    .flatMap(({ text }) => splitSentences(text))
    .filter((sentence) => countPageWords(sentence) <= mostOfNotice)

const holdsOne = (sentences: readonly string[], phrases: Phrases) =>
  sentences.some((sentence) => phraseFinder(phrases).in(sentence) !== undefined)
