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
  /** The paragraph goes on after something that could not be read. */
  let isTorn = false
  const end = (next?: Piece) => {
    const [first] = stretch
    if (next && first && words.conditions.startOf(next.sentence)) {
      // Without its condition a promise says more than the website does.
      for (const piece of stretch) leave(section, piece.sentence, 'would lose the condition after it')
      stretch = []
    }
    // A question that nothing answers is left in the air.
    while (stretch.at(-1)?.sentence.endsWith('?'))
      leave(section, stretch.pop()?.sentence ?? '', 'asks, and nothing answers')
    if (stretch.length === 0) return
    const sentences = stretch.map(({ sentence }) => sentence)
    if (countWords(sentences.join(' ')) < leastWords)
      for (const sentence of sentences) leave(section, sentence, 'is too little by itself')
    else
      before = add({
        kind: 'prose',
        sentences,
        passages: idsOf(stretch),
        ...(before && { after: before }),
        ...(isTorn && { isTorn }),
      })
    stretch = []
    isTorn = false
  }
  for (const piece of piecesOf(run, words)) {
    const reason = whyUnfit(piece.sentence, words)
    if (piece.beginsParagraph && stretch.length === 0) isTorn = false
    if (reason) {
      end(piece)
      isTorn = !isHarmless.has(reason)
      leave(section, piece.sentence, reason)
      continue
    }
    const length = countWords([...stretch.map(({ sentence }) => sentence), piece.sentence].join(' '))
    const hangs = pointsBack(piece.sentence, words)
    const isSlogan =
      piece.beginsParagraph && stretch.length > 0 && countWords(piece.passage.text) < leastOfParagraph
    const isFull =
      stretch.length > 0 &&
      !hangs &&
      (length > mostWords || (piece.beginsParagraph && length > mostWords * 0.7))
    if (isSlogan || isFull) end()
    if (stretch.length === 0 && (hangs || pointsWithin(piece.sentence, words))) {
      leave(section, piece.sentence, 'points back to something else')
      isTorn = true
    } else stretch.push(piece)
  }
  end()
}

/** What stands before a sentence, and takes nothing with it when it is left out. */
const isHarmless: ReadonlySet<string> = new Set([
  'has no end',
  'is an order to the visitor',
  'shouts',
  'is too short',
  'points at the page',
])

export const pointsBack = (sentence: string, { pointsBack: back, pointsForward }: Words) =>
  back.startOf(sentence) !== undefined && pointsForward.startOf(sentence) === undefined

/** `If you are interested in this service …`: which one was said before. */
const pointsWithin = (sentence: string, { pointsBackWithin }: Words) =>
  pointsBackWithin.in(sentence) !== undefined

const idsOf = (stretch: readonly Piece[]) => [...new Set(stretch.map(({ passage }) => passage.id))]

/** A list item is a paragraph of its own, and only where it is a sentence. */
function piecesOf(run: readonly Passage[], words: Words): Piece[] {
  return run.flatMap((passage) =>
    sentencesOf(ended(passage), words).map((sentence, at) => ({
      sentence,
      passage,
      beginsParagraph: at === 0,
    })),
  )
}

/** Descriptions of pages stand above all headings, and many lack their last point. */
const ended = ({ text, heading }: Passage) =>
  heading === '' && countWords(text) >= leastWords && /[\p{Ll}\d]$/u.test(text) && !/[|•·\n]/.test(text)
    ? `${text}.`
    : text
