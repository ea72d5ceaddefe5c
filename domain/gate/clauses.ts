/** Where a stretch of a passage may begin and end without losing what limits it. */
import type { Placed } from './follow.ts'
import { finderOf } from './phrases.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/** Sentences, what follows a semicolon, and clauses with a subject of their own. After a colon somebody may be quoted. */
export function startsOf(told: readonly Placed[], vocabulary: Vocabulary): number[] {
  return told.flatMap((word, at) => {
    if (word.isStart) return vocabulary.joints.has(word.key) ? [at, at + 1] : [at]
    if (isLimitedInFront(told, at, vocabulary)) return []
    if (word.after.includes(';')) return [at]
    if (isLinked(told, at, vocabulary)) return [at]
    const isOpened =
      word.after.includes(',') &&
      vocabulary.joints.has(word.key) &&
      vocabulary.openers.has(told[at + 1]?.key ?? '')
    return isOpened || isCoordinated(told, at, vocabulary) ? [at + 1] : []
  })
}

/** `, and we sell most of them`. */
const isCoordinated = (told: readonly Placed[], at: number, { joints, subjects }: Vocabulary) =>
  joints.has(told[at]?.key ?? '') && subjects.has(told[at + 1]?.key ?? '')

/** `, so we teach you`: what links it stays with it. */
const isLinked = (told: readonly Placed[], at: number, { links, subjects }: Vocabulary) =>
  links.has(told[at]?.key ?? '') && subjects.has(told[at + 1]?.key ?? '')

/** `In the last five years, …; we have …`: what stands in front holds for all that follows. */
function isLimitedInFront(told: readonly Placed[], at: number, { fronts }: Vocabulary): boolean {
  const sentence = told[at]?.sentence
  const first = told.find((word) => word.sentence === sentence)
  return fronts.has(first?.key ?? '') || first?.number !== undefined
}

export function endsWhole(told: readonly Placed[], end: number, vocabulary: Vocabulary): boolean {
  const next = told[end]
  if (!next || next.isStart || next.after.includes(';')) return true
  const rest = restOf(told, end, vocabulary)
  if (rest.length === 0) return !isTurn(next.key, vocabulary)
  const isBoundary = next.after.length > 0 || vocabulary.reasons.has(next.key)
  return isBoundary && !rest.some(({ key }) => isTurn(key, vocabulary)) && !limits(rest, vocabulary)
}

/** What is left out of the sentence, up to a clause of its own. */
function restOf(told: readonly Placed[], end: number, vocabulary: Vocabulary): Placed[] {
  const rest: Placed[] = []
  for (let at = end; at < told.length && !told[at]?.isStart; at += 1) {
    const word = told[at] as Placed // below the length
    if (isLinked(told, at, vocabulary)) break
    if (isCoordinated(told, at, vocabulary) && !isTurn(word.key, vocabulary)) break
    rest.push(word)
  }
  return rest
}

/** The second joint of a language turns: but, aber. */
const isTurn = (key: string, { joints }: Vocabulary) => [...joints].indexOf(key) > 0

/** A reason limits nothing, unless it holds an if. */
function limits(words: readonly Placed[], { weights, reasons, yes, no, fronts }: Vocabulary): boolean {
  // `Because of you` limits, `because you asked` does not.
  const isReason = reasons.has(words[0]?.key ?? '') && !fronts.has(words[1]?.key ?? '')
  const rows = weights.filter(({ name, isFreeToLose }) => (isReason ? name === 'condition' : !isFreeToLose))
  return (
    (!isReason && words.some(({ key, number }) => number !== undefined || yes.has(key) || no.has(key))) ||
    rows.some(({ phrases }) => finderOf(phrases)(words).length > 0)
  )
}
