/** Stretches of whole sentences, before anybody knows whether they say enough. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { hasVerb } from './unfit/reason.ts'
import type { Words } from './words-of.ts'

export type Piece = { sentence: string; passage: Passage; beginsParagraph: boolean }

export type ProseStretch = {
  pieces: readonly Piece[]
  /** Something stands between it and the stretch before it. */
  isApart: boolean
  /** Right before it stands something that could not be read. */
  isTorn: boolean
  /** Its paragraph goes on with what is not read. */
  isCut: boolean
}

/** What is shorter says too little by itself. */
const leastWords = 9
/** A listener takes in so much at once where two paragraphs are one stretch. */
export const mostOfTwo = 55

export const lengthOfPieces = (pieces: readonly Piece[]) =>
  countWords(pieces.map(({ sentence }) => sentence).join(' '))

export const saysTooLittle = ({ pieces }: ProseStretch) => lengthOfPieces(pieces) < leastWords

/** `We graft every vine by hand. We sell them by post.` are two lines on their page, and said in one breath. */
export function joinedWhereShort(stretches: readonly ProseStretch[], words: Words): ProseStretch[] {
  const joined: ProseStretch[] = []
  for (const stretch of stretches) {
    const last = joined.at(-1)
    if (last && belongTogether(last, stretch, words))
      joined.splice(-1, 1, { ...last, pieces: [...last.pieces, ...stretch.pieces], isCut: stretch.isCut })
    else joined.push(stretch)
  }
  return joined
}

const belongTogether = (one: ProseStretch, other: ProseStretch, words: Words) =>
  !other.isApart &&
  (saysTooLittle(one) || saysTooLittle(other)) &&
  [one, other].every((each) => isSaid(each, words)) &&
  lengthOfPieces([...one.pieces, ...other.pieces]) <= mostOfTwo

/** A label with a point behind it is still a label. */
const isSaid = ({ pieces }: ProseStretch, words: Words) =>
  pieces.every(({ sentence }) => hasVerb(sentence, words) || words.firstPerson.in(sentence) !== undefined)
