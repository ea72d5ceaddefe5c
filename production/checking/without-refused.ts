/** What is left when sentences are taken out, without questions that nobody answers any more. */
import type { Ledger } from '#domain/ledger/check-script.ts'
import type { Script, Sentence } from '#domain/script.ts'

const leastSentences = 3

export function withoutRefused(
  script: Script,
  { entries, faults }: Pick<Ledger, 'entries' | 'faults'>,
): Script {
  const refused = entries.filter(({ verdict }) => verdict === 'unsupported')
  const gone = new Set([...refused, ...faults].map(({ chapter, sentence }) => `${chapter}.${sentence}`))
  const chapters = script.chapters.map(({ title, sentences }, at) => {
    const isGone = sentences.map((_, place) => gone.has(`${at}.${place}`))
    return {
      title,
      sentences: sentences.filter((_, place) => !isGone[place] && !isStranded(sentences, isGone, place)),
    }
  })
  return { ...script, chapters: chapters.filter(({ sentences }) => sentences.length >= leastSentences) }
}

/** A question whose answer went, or a reaction to it. */
function isStranded(sentences: readonly Sentence[], isGone: readonly boolean[], place: number): boolean {
  const sentence = sentences[place]
  if (sentence?.support !== 'bridge') return false
  const next = sentences.findIndex((_, at) => at > place && !isGone[at])
  const isAsked = sentence.text.endsWith('?') && isGone[place + 1] === true
  if (isAsked) return next < 0 || sentences[next]?.speaker === sentence.speaker || next - place > 2
  const before = sentences[place - 1]
  return (
    isGone[place - 1] === true &&
    before?.speaker !== sentence.speaker &&
    (place < 2 || isGone[place - 2] === true || sentences[place - 2]?.support === 'bridge')
  )
}
