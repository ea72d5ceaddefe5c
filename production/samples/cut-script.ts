import { aiDisclosure } from '#domain/episode.ts'
import type { Passage } from '#domain/evidence.ts'
import type { Script, ScriptChapter, Sentence } from '#domain/script.ts'

/**
 * The opening and the beginning of the chapter after it, longest first. Each one ends with a fact, where somebody
 * answers it or the website goes on to something else: nobody is left with half a thought.
 */
export function cutsOf(script: Script, passages: readonly Passage[]): Script[] {
  const [opening, chapter] = script.chapters
  if (!opening || !chapter) return []
  const { sentences } = chapter
  const title = headingOf(sentences, passages) ?? chapter.title
  const ends = sentences.flatMap((_, at) => (isWholeThought(sentences, at) ? [at + 1] : []))
  const whole = unannounced(opening)
  return [
    ...ends.toReversed().map((end) => [whole, { title, sentences: sentences.slice(0, end) }]),
    // Who has much to say of themselves says nothing else in a sample.
    ...readEndsOf(whole).map((end) => [{ ...whole, sentences: whole.sentences.slice(0, end) }]),
  ].map((chapters) => ({ ...script, chapters }))
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
  // What is read aloud is the website's own whole sentences: each of them may be the last.
  if (sentence.speaker === 'reader') return true
  const next = sentences[at + 1]
  return !next || next.support === 'bridge' || !sentence.support.some((each) => next.support.includes(each))
}
