/** Questions of the website with their answers: the one place where it says what is asked. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Gathering } from './excerpts.ts'
import { isHarmless, proseExcerpts, sentencePointsBack } from './prose.ts'
import { sentencesOfText } from './sentences.ts'
import { whyUnfit } from './unfit.ts'
import type { Words } from './words-of.ts'

const mostWords = 120
const [mostOfQuestion, leastOfParagraph] = [22, 12]

export function answerExcerpt(passage: Passage, gathering: Gathering): void {
  const [asked = '', ...rest] = passage.text.split('\n')
  const [question, answer] = [asAsked(asked), rest.join('\n')]
  if (isAskedOfThem(question, gathering.words)) answerTo(question, { ...passage, text: answer }, gathering)
  else if (gathering.words.answersOnly.in(answer.split(/(?<=[.!?])\s/)[0] ?? ''))
    gathering.leave(passage, passage.text, 'answers a question that nobody can ask them')
  else proseExcerpts([{ ...passage, kind: 'text', text: answer }], gathering)
}

/** The whole answer; where that is too long or has torn lines in it, its first paragraph, unless the next limits it. */
function answerTo(question: string, passage: Passage, gathering: Gathering): void {
  const { words, add, leave, section } = gathering
  const [first = '', ...more] = passage.text.split('\n')
  const whole = readable(passage.text, words)
  const isApart =
    more.length > 0 && countWords(first) >= leastOfParagraph && !words.conditions.in(more[0] ?? '')
  const read = whole.reason && isApart ? readable(first, words) : whole
  for (const [sentence, reason] of [...whole.leftOut, ...read.leftOut]) leave(section, sentence, reason)
  if (read.reason) leave(section, question, read.reason)
  else if (countWords(read.sentences.join(' ')) >= 3)
    add({ kind: 'answer', sentences: read.sentences, passages: [passage.id], question })
  else if (passage.text) leave(section, question, 'has no answer that could be read')
}

type Answer = { sentences: string[]; leftOut: [string, string][]; reason?: string }

function readable(text: string, words: Words): Answer {
  const sentences: string[] = []
  const leftOut: [string, string][] = []
  for (const sentence of sentencesOfText(text, words)) {
    const reason = whyUnfit(sentence, words, 'answer')
    if (!reason) sentences.push(sentence)
    else {
      leftOut.push([sentence, reason])
      // What is left of an answer must not have lost its limit.
      const isLost = words.conditions.in(sentence) !== undefined || sentencePointsBack(sentence, words)
      if (sentences.length === 0 || !isHarmless.has(reason) || isLost)
        return { sentences, leftOut, reason: 'has an answer that cannot be read whole' }
    }
  }
  // What it asks the visitor back is answered by nobody.
  while (sentences.length > 1 && sentences.at(-1)?.endsWith('?'))
    leftOut.push([sentences.pop() ?? '', 'asks, and nothing answers'])
  const isLong = countWords(sentences.join(' ')) > mostWords
  return { sentences, leftOut, ...(isLong && { reason: 'has an answer that is too long' }) }
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
