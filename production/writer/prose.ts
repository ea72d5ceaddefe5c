/** Paragraphs under one heading, as stretches of whole sentences that can stand alone. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Excerpt } from './excerpt.ts'
import type { Gathering } from './excerpts.ts'
import { sentencesOf } from './sentences.ts'
import { whyUnfit } from './unfit.ts'
import type { Words } from './words-of.ts'

const mostWords = 75
const leastWords = 9
/** Shorter ones are labels of pictures and cards, which do not go on from each other. */
const leastOfParagraph = 7

type Piece = { sentence: string; passage: Passage; beginsParagraph: boolean }

export function proseExcerpts(run: readonly Passage[], gathering: Gathering): void {
  const { words, add, leave, section } = gathering
  let stretch: Piece[] = []
  let before: Excerpt | undefined
  const end = (next?: Piece) => {
    const [first] = stretch
    if (next && first && words.conditions.startOf(next.sentence)) {
      // Without its condition a promise says more than the website does.
      for (const piece of stretch) leave(section, piece.sentence, 'would lose the condition after it')
      stretch = []
    }
    // A question that nothing answers is left in the air.
    while (stretch.at(-1)?.sentence.endsWith('?')) leave(section, stretch.pop()?.sentence ?? '', 'asks, and nothing answers')
    if (stretch.length === 0) return
    const sentences = stretch.map(({ sentence }) => sentence)
    if (countWords(sentences.join(' ')) < leastWords)
      for (const sentence of sentences) leave(section, sentence, 'is too little by itself')
    else before = add({ kind: 'prose', sentences, passages: idsOf(stretch), ...(before && { after: before }) })
    stretch = []
  }
  for (const piece of piecesOf(run, words)) {
    const reason = whyUnfit(piece.sentence, words)
    if (reason) {
      end(piece)
      leave(section, piece.sentence, reason)
      continue
    }
    const length = countWords([...stretch.map(({ sentence }) => sentence), piece.sentence].join(' '))
    const isFull = stretch.length > 0 && length > mostWords && !pointsBack(piece.sentence, words)
    const isSlogan = piece.beginsParagraph && stretch.length > 0 && countWords(piece.passage.text) < leastOfParagraph
    if (isSlogan) end()
    if (isFull || (piece.beginsParagraph && length > mostWords * 0.7 && !pointsBack(piece.sentence, words))) end()
    if (stretch.length === 0 && pointsBack(piece.sentence, words)) leave(section, piece.sentence, 'points back to something else')
    else stretch.push(piece)
  }
  end()
}

export const pointsBack = (sentence: string, { pointsBack: back, pointsForward }: Words) =>
  back.startOf(sentence) !== undefined && pointsForward.startOf(sentence) === undefined

const idsOf = (stretch: readonly Piece[]) => [...new Set(stretch.map(({ passage }) => passage.id))]

/** A list item is a paragraph of its own, and only where it is a sentence. */
function piecesOf(run: readonly Passage[], words: Words): Piece[] {
  return run.flatMap((passage) =>
    sentencesOf(ended(passage), words).map((sentence, at) => ({ sentence, passage, beginsParagraph: at === 0 })),
  )
}

/** Descriptions of pages stand above all headings, and many lack their last point. */
const ended = ({ text, heading }: Passage) =>
  heading === '' && countWords(text) >= leastWords && /[\p{Ll}\d]$/u.test(text) && !/[|•·\n]/.test(text) ? `${text}.` : text
