import type { Element } from 'domhandler'
import type { PassageKind } from '#domain/evidence.ts'
import type { Block } from './block.ts'
import { isPlace } from './letters.ts'
import { whyNoEvidence } from './no-evidence.ts'
import { addCut, type Cut } from './page-cuts.ts'
import { isQuoted, isSaid, signatureIn, signedText } from './signatures.ts'

/** How far a page has been read: its blocks, the headings above the next one, and the line that is being read. */
export type Walk = {
  blocks: Block[]
  cuts: Cut[]
  cards: ReadonlySet<Element>
  headings: readonly { level: number; text: string }[]
  section: number
  /** In a box that is called after reviews. */
  isAmongReviews: boolean
  /** In a box that is called after services. */
  isAmongOffers: boolean
  /** In what the page marks as the name of somebody. */
  isByLine: boolean
  /** Nothing has come after the last quotation that may be somebody else's card. */
  isOpen: boolean
  /** Names stand in front of their words: what comes after them signs the next ones. */
  areNamesAbove: boolean
  line: string[]
  links: number
  /** A word or two after the last block: no passage, but the name of what has the next price. */
  scrap: string
  /** Where prices stand in a column of their own. */
  columnAt: number
}

export const newWalk = (cards: ReadonlySet<Element>): Walk => ({
  blocks: [],
  cuts: [],
  cards,
  headings: [],
  section: 0,
  isAmongReviews: false,
  isAmongOffers: false,
  isByLine: false,
  isOpen: false,
  areNamesAbove: false,
  line: [],
  links: 0,
  scrap: '',
  columnAt: -1,
})

export const headingOf = ({ headings }: Walk) => headings.at(-1)?.text ?? ''

/** `Exam$80`: two columns of one line; `Adult£12Child£8`: two rows of them. */
const withGap = (text: string) =>
  text
    .replace(/(?<=[\p{Ll})])(?=[£$€₹]\d)/gu, ' ')
    .replace(
      /(?<=^\p{Lu}(?:[^.!?\n]|\.\d)*[£$€₹]\d(?:[\d.,]*\d)?)\s?(?=\p{Lu}\p{Ll}[^.!?\n£$€₹]{0,40}[£$€₹]\d)/gmu,
      '\n',
    )

export function push(walk: Walk, written: Omit<Block, 'place' | 'section'>): void {
  const block = { ...written, text: withGap(written.text) }
  const above = walk.headings.map(({ text }) => text)
  const isCaptioned = block.heading !== '' && block.heading !== above.at(-1)
  const place = isCaptioned ? [...above, block.heading] : above
  const reason = whyNoEvidence(block.text)
  if (reason) addCut(walk.cuts, block.text, reason)
  // Without a heading that says so nobody knows who signs what.
  const isTheirs = walk.isAmongReviews && block.kind === 'text' && !above.some(isPlace)
  if (!reason && block.text) noteWords(walk, block, isTheirs && isSaid(block.text))
  const said = isTheirs ? theirs(block) : block
  const isOffer = walk.isAmongOffers && { isOffer: true as const }
  if (!reason && block.text) walk.blocks.push({ ...said, ...isOffer, place, section: walk.section })
}

/** A new block may be signed by what comes after it, unless its name stands in front of it. */
function noteWords(walk: Walk, { kind, text }: Pick<Block, 'kind' | 'text'>, isTheirs: boolean): void {
  const last = walk.blocks.at(-1)
  const isWords = kind === 'quote' || isQuoted(text) || isTheirs
  const above = walk.scrap || (last?.kind === 'text' ? last.text : '')
  if (kind === 'heading') walk.areNamesAbove = false
  else if (isWords && !last?.by && isName(above)) walk.areNamesAbove = true
  walk.isOpen = isWords && !walk.areNamesAbove
  walk.scrap = ''
}

const isName = (line: string) => line !== '' && !isSaid(line) && signatureIn(line, true) !== undefined

function theirs<Told extends Omit<Block, 'place' | 'section'>>(block: Told) {
  const { said, by } = signedText(block.text)
  return {
    ...block,
    ...{ kind: 'quote' as const, isReview: true as const, text: by ? `${said}\n${by}` : block.text },
    ...(by && { by }),
  }
}

export function add(walk: Walk, kind: PassageKind, text: string): true {
  push(walk, { kind, heading: headingOf(walk), text })
  return true
}

/** A heading ends those of its own level and below. */
export function addHeading(walk: Walk, level: number, text: string): true {
  walk.headings = walk.headings.filter((above) => above.level < level)
  walk.section += 1
  push(walk, { kind: 'heading', heading: '', text })
  walk.headings = [...walk.headings, { level, text }]
  return true
}

/** Back under the headings of before. */
export function leaveSection(walk: Walk, headings: Walk['headings']): void {
  if (walk.headings === headings) return
  walk.headings = headings
  walk.section += 1
}
