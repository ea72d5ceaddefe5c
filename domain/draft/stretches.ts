/** From what is mastered and what has changed since: which stretches of which sound make up the script as it is now. */

import type { Lexicon } from '#domain/lexicon.ts'
import { sayings } from '#domain/lexicon.ts'
import { own } from '#domain/own.ts'
import { type Draft, sentencesOfDraft } from './draft.ts'

export type HeardStretch =
  | { sound: 'episode'; sentences: readonly string[]; starts: readonly number[]; to: number }
  | { sound: 'clip'; sentences: readonly [string] }

export type Times = Readonly<Record<string, { start: number; end: number }>>

/** Sentences that follow one another in the mastered episode are heard in one go, with the pauses between them. */
export function stretchesOf(draft: Draft, made: Draft, times: Times): HeardStretch[] {
  const fresh = changedSince(draft, made)
  const order = new Map(sentencesOfDraft(made).map(({ id }, at) => [id, at]))
  const stretches: HeardStretch[] = []
  let before: number | undefined
  for (const { id } of sentencesOfDraft(draft)) {
    const time = fresh.has(id) ? undefined : own(times, id)
    const at = order.get(id)
    const last = stretches.at(-1)
    if (!time || at === undefined) stretches.push({ sound: 'clip', sentences: [id] })
    else if (last?.sound === 'episode' && before === at - 1)
      stretches.splice(-1, 1, {
        sound: 'episode',
        sentences: [...last.sentences, id],
        starts: [...last.starts, time.start],
        to: time.end,
      })
    else stretches.push({ sound: 'episode', sentences: [id], starts: [time.start], to: time.end })
    before = time ? at : undefined
  }
  return stretches
}

/** The sentences that sound otherwise than in the mastered episode: said again, by another, or with another name. */
export function changedSince(draft: Draft, made: Draft): Set<string> {
  const before = new Map(sentencesOfDraft(made).map((sentence) => [sentence.id, sentence]))
  const isSameLexicon = JSON.stringify(made.lexicon) === JSON.stringify(draft.lexicon)
  const changed = sentencesOfDraft(draft).filter((sentence) => {
    const { speaker, text } = sentence
    const was = before.get(sentence.id)
    if (!was || was.speaker !== speaker || made.voices[speaker] !== draft.voices[speaker]) return true
    if (was.text === text && isSameLexicon) return false
    return saidAs(was.text, made.lexicon) !== saidAs(text, draft.lexicon)
  })
  return new Set(changed.map(({ id }) => id))
}

const saidAs = (text: string, lexicon: Lexicon) =>
  sayings(text, lexicon)
    .map(({ said }) => said)
    .join(' ')
