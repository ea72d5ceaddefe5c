import { aiDisclosure } from '#domain/episode.ts'
import type { Passage } from '#domain/evidence.ts'
import { isHost, type Script, type ScriptChapter, type Sentence } from '#domain/script.ts'

/**
 * The opening and then what stands under a heading, or the beginning of the chapter after it; longest first. Each one
 * ends where somebody answers or the website goes on to something else: nobody is left with half a thought, as long as
 * there is a shorter whole one.
 */
export function cutsOf(script: Script, passages: readonly Passage[], heading?: string): Script[] {
  const [opening, chapter] = script.chapters
  if (!opening || !chapter) return []
  const sentences = under(heading, chapter.sentences, passages)
  const title = headingOf(sentences, passages) ?? chapter.title
  const endsWhere = (isEnd: (said: readonly Sentence[], at: number) => boolean) =>
    sentences.flatMap((_, at) => (isEnd(sentences, at) ? [at + 1] : [])).toReversed()
  const whole = unannounced(opening)
  return [
    ...[...endsWhere(isWholeThought), ...endsWhere(isWithin)]
      .filter((end) => !isHeading(sentences[end - 1], passages))
      .map((end) => [whole, { title, sentences: sentences.slice(0, end) }]),
    // Who has much to say of themselves says nothing else in a sample.
    ...readEndsOf(whole).map((end) => [{ ...whole, sentences: whole.sentences.slice(0, end) }]),
  ].map((chapters) => ({ ...script, chapters }))
}

/** From the question on which leads to it, or which the website asks itself. */
function under(
  heading: string | undefined,
  sentences: readonly Sentence[],
  passages: readonly Passage[],
): readonly Sentence[] {
  if (heading === undefined) return sentences
  const ids = new Set(
    passages
      .filter((each) => each.heading === heading || each.text.split('\n')[0] === heading)
      .map(({ id }) => id),
  )
  const first = sentences.findIndex(
    ({ support }) => support !== 'bridge' && support.some((id) => ids.has(id)),
  )
  if (first < 0) throw new Error(`Nothing under “${heading}” is told.`)
  const asked = sentences.slice(0, first).findLastIndex(({ speaker }) => !isHost(speaker)) + 1
  return sentences.slice(asked)
}

/** A heading that is read waits for what stands below it. */
function isHeading(sentence: Sentence | undefined, passages: readonly Passage[]): boolean {
  if (!sentence || sentence.support === 'bridge') return false
  const { support } = sentence
  return passages.some(({ id, kind }) => kind === 'heading' && support.every((each) => each === id))
}

const readEndsOf = ({ sentences }: ScriptChapter) =>
  sentences.flatMap(({ speaker }, at) => (speaker === 'reader' && at > 2 ? [at + 1] : [])).toReversed()

/** The opening ends with what the episode will tell, which a sample does not. */
function unannounced({ title, sentences }: ScriptChapter): ScriptChapter {
  const last = sentences.findLastIndex(({ support, text }) => support !== 'bridge' || text === aiDisclosure)
  return { title, sentences: sentences.slice(0, last + 1) }
}

/** A chapter may be named after something that comes later in it. */
function headingOf(sentences: readonly Sentence[], passages: readonly Passage[]): string | undefined {
  const told = sentences.flatMap(({ support }) => (support === 'bridge' ? [] : support))
  return passages.find(({ id }) => id === told[0])?.heading || undefined
}

function isWholeThought(sentences: readonly Sentence[], at: number): boolean {
  const sentence = sentences[at]
  if (!sentence || sentence.support === 'bridge' || sentence.text.endsWith('?')) return false
  const next = sentences[at + 1]
  if (!isHost(sentence.speaker)) return next?.speaker !== sentence.speaker
  // A heading waits for what is read below it.
  if (next && !isHost(next.speaker)) return false
  return !next || next.support === 'bridge' || !sentence.support.some((each) => next.support.includes(each))
}

/** What is read aloud is the website's own whole sentences: at need each of them but the first may be the last. */
const isWithin = (sentences: readonly Sentence[], at: number) =>
  sentences[at]?.speaker === 'reader' &&
  sentences[at - 1]?.speaker === 'reader' &&
  !isWholeThought(sentences, at)
