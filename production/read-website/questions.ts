import type { Block } from './block.ts'
import { countWords } from './clean-text.ts'

const mostWords = 110

/** A heading or a short line that asks, and the text after it that answers, become one passage. */
export function joinQuestions(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block // at < length
    const answers = isAsked(block) ? answersAfter(blocks, at) : []
    if (answers.length === 0) joined.push(block)
    else joined.push(questionOf(block, answers, joined))
    at += answers.length
  }
  return joined
}

function questionOf({ text }: Block, answers: readonly string[], before: readonly Block[]): Block {
  const heading = before.findLast(({ kind }) => kind === 'heading')?.text ?? ''
  const [asked, answered] = [text, answers.join(' ')].map((each) => each.replace(label, ''))
  return { kind: 'question', heading, text: `${asked}\n${answered}` }
}

/** `Q: Is it fresh?` */
const label = /^(?:Q|A|Question|Answer)\s*[:.]\s+/

const isAsked = ({ kind, text }: Block) =>
  text.endsWith('?') && countWords(text) <= 20 && (kind === 'heading' || kind === 'text')

function answersAfter(blocks: readonly Block[], at: number): string[] {
  const asked = blocks[at]
  const answers: string[] = []
  for (const { kind, text, heading } of blocks.slice(at + 1, at + 5)) {
    // What does not end as a sentence is an item of a list.
    const isAnswer = (kind === 'text' || kind === 'price' || kind === 'contact') && /[.!?)"”’]$/.test(text)
    const isUnder = asked?.kind === 'text' ? answers.length === 0 : heading === asked?.text
    if (!isAnswer || !isUnder || countWords([...answers, text].join(' ')) > mostWords) break
    answers.push(text)
  }
  return answers
}
