/** Paragraphs under one heading, as stretches of whole sentences that can stand alone. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { wordsIn } from '#reader/phrases.ts'
import type { Excerpt } from './excerpt.ts'
import type { Gathering } from './excerpts.ts'
import { sentencesOfText } from './sentences.ts'
import {
  joinedWhereShort,
  lengthOfPieces,
  mostOfTwo,
  type Piece,
  type ProseStretch,
  saysTooLittle,
} from './stretches.ts'
import { completed } from './unfit/completed.ts'
import { whyUnfit } from './unfit.ts'
import type { Words } from './words-of.ts'

/** Of several paragraphs; one alone is read whole as long as it is no longer than that. */
const mostWords = 75
const mostOfWhole = 120
/** What is shorter is a card or a label, which does not go on from the one before. */
const leastOfParagraph = 22

export function proseExcerpts(run: readonly Passage[], gathering: Gathering): void {
  const { words, add, leave, section } = gathering
  let before: Excerpt | undefined
  for (const stretch of joinedWhereShort(stretchesIn(run, gathering), words)) {
    const sentences = stretch.pieces.map(({ sentence }) => sentence)
    if (saysTooLittle(stretch))
      for (const sentence of sentences) leave(section, sentence, 'is too little by itself')
    else
      before = add({
        kind: 'prose',
        sentences,
        passages: idsOf(stretch.pieces),
        ...(before && { after: before }),
        ...(stretch.isTorn && { isTorn: true }),
        ...(stretch.isCut && { isCut: true }),
      })
  }
}

function stretchesIn(run: readonly Passage[], { words, leave, section }: Gathering): ProseStretch[] {
  const stretches: ProseStretch[] = []
  let pieces: Piece[] = []
  /** The paragraph goes on after something that could not be read. */
  let isTorn = false
  /** Something was left out since the last stretch. */
  let isApart = false
  const whole = wholeIn(run)
  const leaveOut = (sentence: string, reason: string) => {
    leave(section, sentence, reason)
    isApart = true
  }
  /** `isCut`: its paragraph goes on with what is not read. */
  const end = (next?: Piece, isCut = false) => {
    const begins = isApart
    if (next && pieces.length > 0 && words.conditions.startOf(next.sentence)) {
      // Without its condition a promise says more than the website does.
      for (const { sentence } of pieces) leaveOut(sentence, 'would lose the condition after it')
      pieces = []
    }
    // A question that nothing answers is left in the air.
    while (pieces.at(-1)?.sentence.endsWith('?'))
      leaveOut(pieces.pop()?.sentence ?? '', 'asks, and nothing answers')
    if (pieces.length === 0) return
    stretches.push({ pieces, isApart: begins, isTorn, isCut })
    isApart = isApart !== begins
    pieces = []
    isTorn = false
  }
  for (const piece of piecesOf(run, words)) {
    const reason = whyUnfit(piece.sentence, words)
    if (piece.beginsParagraph && pieces.length === 0) isTorn = false
    if (reason) {
      end(piece, !piece.beginsParagraph && !isHarmless.has(reason))
      isTorn = !isHarmless.has(reason)
      leaveOut(piece.sentence, reason)
      continue
    }
    const length = lengthOfPieces([...pieces, piece])
    const hangs = sentencePointsBack(piece.sentence, words)
    const most = whole.has(piece.passage) && isOneParagraph(pieces, piece) ? mostOfWhole : mostWords
    const isFull = pieces.length > 0 && !hangs && length > most
    if (isFull || (piece.beginsParagraph && !hangs && !goesOn(pieces, piece)))
      end(undefined, !piece.beginsParagraph)
    if (pieces.length === 0 && (hangs || pointsAtSaid(piece.sentence, words))) {
      leaveOut(piece.sentence, 'points back to something else')
      isTorn = true
    } else pieces.push(piece)
  }
  end()
  return stretches
}

const isOneParagraph = (stretch: readonly Piece[], { passage }: Piece) =>
  stretch.every((piece) => piece.passage === passage)

/** Paragraphs that one breath, or three, can hold. */
const wholeIn = (run: readonly Passage[]): ReadonlySet<Passage> =>
  new Set(run.filter(({ text }) => countWords(text) <= mostOfWhole))

/** Two paragraphs are one stretch only where both are written as paragraphs; cards of one row never are. */
const goesOn = (stretch: readonly Piece[], { passage }: Piece) =>
  [stretch.at(-1)?.passage, passage].every(
    (each) => each?.kind === 'text' && countWords(each.text) >= leastOfParagraph,
  ) && countWords([...stretch.map(({ sentence }) => sentence), passage.text].join(' ')) <= mostOfTwo

/** What stands before a sentence, and takes nothing with it when it is left out. */
export const isHarmless: ReadonlySet<string> = new Set([
  'has no end',
  'is an order to the visitor',
  'shouts',
  'is too short',
  'points at the page',
  'holds an address or a number to call',
])

export const sentencePointsBack = (
  sentence: string,
  { pointsBack: back, pointsForward, joints, pronouns }: Words,
) => {
  if (pointsForward.startOf(sentence) !== undefined) return false
  if (back.startOf(sentence) !== undefined) return true
  // `Although he …`: who is he?
  const joint = joints.startOf(sentence)
  const rest = wordsIn(sentence).slice(joint?.split(' ').length ?? 0)
  return joint !== undefined && pronouns.startOf(rest.join(' ')) !== undefined
}

/** `In these places we also help …`: which ones was said before. A stretch cannot begin so. */
function pointsAtSaid(sentence: string, words: Words): boolean {
  if (words.pointsForward.startOf(sentence) !== undefined) return false
  const [clause, rest] = clausesOf(sentence)
  const pointing = words.demonstratives.count(clause) + words.adding.count(clause)
  return (
    words.pointsBackWithin.in(clause) !== undefined ||
    pointing > words.pointedTimes.count(clause) ||
    pointsOutOf(rest, words)
  )
}

const leastOfClause = 4
/** `If a string has to be changed, this is agreed before.` says itself what it points at. */
function clausesOf(sentence: string): readonly [string, string] {
  const [clause = ''] = /^[^,;:–—]+/.exec(sentence) ?? []
  return countWords(clause) < leastOfClause ? [sentence, ''] : [clause, sentence.slice(clause.length)]
}

function pointsOutOf(rest: string, words: Words): boolean {
  const within = words.pointsBackWithin.in(rest)
  if (within && words.pronouns.startOf(within) === undefined) return true
  const said = wordsIn(rest)
  const pointing = said.filter(
    (word, at) => words.demonstratives.is(word) && !words.finite.is(said[at + 1] ?? ''),
  )
  return pointing.length > words.pointedTimes.count(rest)
}

const idsOf = (pieces: readonly Piece[]) => [...new Set(pieces.map(({ passage }) => passage.id))]

/** A list item is a paragraph of its own, and only where it is a sentence. */
function piecesOf(run: readonly Passage[], words: Words): Piece[] {
  return run.flatMap((passage) =>
    completed(sentencesOfText(passage.text, words), passage, words).map((sentence, at) => ({
      sentence,
      passage,
      beginsParagraph: at === 0,
    })),
  )
}
