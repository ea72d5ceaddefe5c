import type { Block } from './block.ts'
import { countPageWords } from './clean-text.ts'

const [mostWords, mostOfFirst] = [200, 320]
const mostBlocks = 10

/** A heading or a short line that asks, and the text after it that answers, become one passage. */
export function joinQuestions(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block // at < length
    const answers = isAsked(block) ? answersAfter(blocks, at) : []
    if (answers.length === 0) joined.push(block)
    else joined.push(questionOf(block, answers))
    at += answers.length
  }
  return joined
}

function questionOf(block: Block, answers: readonly string[]): Block {
  const [asked, answered] = [block.text, answers.join('\n')].map((each) => each.replace(label, ''))
  return {
    ...block,
    kind: 'question',
    heading: block.place?.at(-1) ?? block.heading,
    text: `${asked}\n${answered}`,
  }
}

/** `Q: Is it fresh?` */
const label = /^(?:Q|A|Question|Answer)\s*[:.]\s+/

const isAsked = ({ kind, text }: Block) =>
  text.endsWith('?') && countPageWords(text) <= 25 && (kind === 'heading' || kind === 'text')

/** Up to the next question, where questions stand in a row; after a lone line only what follows at once. */
function answersAfter(blocks: readonly Block[], at: number): string[] {
  const asked = blocks[at]
  const after = blocks.slice(at + 1, at + 1 + mostBlocks)
  const end = after.findIndex(
    (block) => isAsked(block) || block.kind === 'question' || block.kind === 'heading',
  )
  const isInRow = end >= 0 && after[end]?.kind !== 'heading'
  const most = asked?.kind === 'heading' || isInRow ? mostBlocks : 1
  const answers: string[] = []
  for (const { kind, text, heading } of after.slice(0, end < 0 ? most : Math.min(end, most))) {
    const isFirst = answers.length === 0
    // What does not end as a sentence is an item of a list.
    const isSaid =
      kind === 'text' || kind === 'price' || kind === 'contact'
        ? isSentence(text)
        : kind === 'list' && !isFirst
    const isUnder = asked?.kind === 'heading' ? heading === asked.text : heading === asked?.heading
    const words = countPageWords([...answers, text].join(' '))
    if (!isSaid || !isUnder || words > (isFirst ? mostOfFirst : mostWords)) break
    answers.push(text)
  }
  return answers
}

const isSentence = (text: string) =>
  /[.!?)"”’]$/.test(text) || (/[.!?] /.test(text) && countPageWords(text) > 12)
