/** What the website says, as sentences of a script: each with its name, and with the website's own question before it. */

import type { Site } from '#domain/gate/site.ts'
import { type HostSpeaker, isHost, type Sentence } from '#domain/script.ts'
import type { Draft, DraftSentence } from './draft.ts'
import type { ReadPassage } from './edit.ts'
import { type DraftPassage, type DraftPlace, placeOfSentence } from './passages.ts'
import { type Quoted, sentenceKey } from './quoted.ts'

type Desk = { draft: Draft; edits: readonly unknown[] }

export function putIn({ draft, edits }: Desk, place: DraftPlace, quoted: Quoted): ReadPassage {
  const sentences = [...askedIn(draft, place, quoted), ...quoted.sentences]
  return {
    kind: 'read',
    chapter: place.chapter,
    after: place.after,
    was: [],
    sentences: named(sentences, edits),
  }
}

/** The question of the old one goes with it; what stays the same keeps its name and its recording. */
export function passageExchanged(
  { draft, edits }: Desk,
  passage: DraftPassage,
  quoted: Quoted,
  site: Site,
): ReadPassage {
  const asked = questionBefore(draft, passage)
  const isSameQuestion =
    asked && quoted.question && sentenceKey(asked.text, site) === sentenceKey(quoted.question.text, site)
  const support = supportOf(passage)
  const isCut = quoted.sentences.every(
    (each) => each.support !== 'bridge' && each.support.every((id) => support.has(id)),
  )
  const old = [...(asked && !isSameQuestion && !isCut ? [asked] : []), ...passage.sentences]
  const place = placeOfSentence(draft, old[0]?.id ?? '') ?? passage
  const question = isSameQuestion || isCut ? [] : askedIn(draft, place, quoted, asked)
  const read = quoted.sentences.map((sentence) => {
    const key = sentenceKey(sentence.text, site)
    const same = passage.sentences.find(({ text }) => sentenceKey(text, site) === key)
    // What is cut away can be read again.
    return { ...sentence, ...same, support: isCut ? [...support] : sentence.support }
  })
  return {
    kind: 'read',
    ...{ chapter: place.chapter, after: place.after },
    was: old.map(({ id, text }) => ({ id, text })),
    sentences: named([...question, ...read], edits),
  }
}

const supportOf = ({ sentences }: DraftPassage) =>
  new Set(sentences.flatMap(({ support }) => (support === 'bridge' ? [] : support)))

/** A host who asks in the words of the very passage. */
function questionBefore(draft: Draft, passage: DraftPassage): DraftSentence | undefined {
  const before = sentenceBefore(draft, passage)
  if (!before || !isHost(before.speaker) || before.support === 'bridge') return undefined
  return before.support.some((id) => supportOf(passage).has(id)) ? before : undefined
}

function sentenceBefore({ chapters }: Draft, { chapter, after }: DraftPlace): DraftSentence | undefined {
  return chapters.find(({ id }) => id === chapter)?.sentences.find(({ id }) => id === after)
}

/** By whoever has asked in this place, else by whoever has not spoken last; where one host is alone, by that one. */
function askedIn(draft: Draft, place: DraftPlace, { question }: Quoted, asked?: DraftSentence): Sentence[] {
  if (!question) return []
  const hosts = draft.chapters
    .flatMap(({ sentences }) => sentences.map(({ speaker }) => speaker))
    .filter(isHost)
  const before = sentenceBefore(draft, place)?.speaker
  const other: HostSpeaker = before === 'guest' || !hosts.includes('guest') ? 'host' : 'guest'
  const speaker = asked && isHost(asked.speaker) ? asked.speaker : other
  return [{ speaker, ...question }]
}

/** After the number of the edit that brings them. */
const named = (
  sentences: readonly (Sentence | DraftSentence)[],
  edits: readonly unknown[],
): DraftSentence[] =>
  sentences.map((sentence, at) =>
    'id' in sentence ? sentence : { ...sentence, id: `e${edits.length + 1}n${at + 1}` },
  )
