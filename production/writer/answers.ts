/** Questions of the website with their answers: the one place where it says what is asked. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Gathering } from './excerpts.ts'
import { isHarmless, proseExcerpts, sentencePointsBack } from './prose.ts'
import { sentencesOfText } from './sentences.ts'
import { whyUnfit } from './unfit.ts'
import type { Words } from './words-of.ts'

const mostWords = 120
const mostOfQuestion = 22

export function answerExcerpt(passage: Passage, gathering: Gathering): void {
  const [question = '', ...rest] = passage.text.split('\n')
  const answer = rest.join('\n')
  if (isAskedOfThem(question, gathering.words)) answerTo(question, { ...passage, text: answer }, gathering)
  else if (gathering.words.answersOnly.in(answer.split(/(?<=[.!?])\s/)[0] ?? ''))
    gathering.leave(passage, passage.text, 'answers a question that nobody can ask them')
  else proseExcerpts([{ ...passage, kind: 'text', text: answer }], gathering)
}

function answerTo(question: string, { id, text }: Passage, { words, add, leave, section }: Gathering): void {
  const sentences: string[] = []
  for (const sentence of sentencesOfText(text, words)) {
    const reason = whyUnfit(sentence, words, 'answer')
    if (!reason) sentences.push(sentence)
    else {
      leave(section, sentence, reason)
      // What is left of an answer must not have lost its limit.
      const isFirst = sentences.length === 0
      if (
        isFirst ||
        !isHarmless.has(reason) ||
        words.conditions.in(sentence) ||
        sentencePointsBack(sentence, words)
      ) {
        leave(section, question, 'has an answer that cannot be read whole')
        return
      }
    }
  }
  // What it asks the visitor back is answered by nobody.
  while (sentences.length > 1 && sentences.at(-1)?.endsWith('?'))
    leave(section, sentences.pop() ?? '', 'asks, and nothing answers')
  const length = countWords(sentences.join(' '))
  if (length > mostWords) leave(section, question, 'has an answer that is too long')
  else if (length >= 3) add({ kind: 'answer', sentences, passages: [id], question: asAsked(question) })
  else if (text) leave(section, question, 'has no answer that could be read')
}

function isAskedOfThem(question: string, words: Words): boolean {
  const isOne = question.endsWith('?') && question.indexOf('?') === question.length - 1
  const isLong = countWords(question) > mostOfQuestion || countWords(question) < 2
  return (
    isOne &&
    !isLong &&
    words.asks.startOf(question) !== undefined &&
    !words.asksVisitor.startOf(question) &&
    !words.leftovers.in(question) &&
    !words.toMachines.in(question) &&
    !/[<>{}=|]/.test(question)
  )
}

/** `1. How long?`, `Q: How long?` and `P: ¿Cuánto?` */
const asAsked = (question: string) =>
  question
    .replace(/^[^\p{L}\p{N}¿„“"«]+/u, '')
    .replace(/^(?:\d{1,2}[.)]|\p{Lu}[:.])\s*/u, '')
    .trim()
