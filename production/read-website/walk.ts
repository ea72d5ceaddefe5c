import type { Element } from 'domhandler'
import type { PassageKind } from '#domain/evidence.ts'
import type { Block } from './block.ts'
import { isPlace } from './letters.ts'
import { whyNoEvidence } from './no-evidence.ts'
import { addCut, type Cut } from './page-cuts.ts'
import { signedText } from './signatures.ts'

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
  line: [],
  links: 0,
  scrap: '',
  columnAt: -1,
})

export const headingOf = ({ headings }: Walk) => headings.at(-1)?.text ?? ''

/** `Exam$80`: two columns of one line. */
const withGap = (text: string) => text.replace(/(?<=[\p{Ll})])(?=[£$€₹]\d)/gu, ' ')

export function push(walk: Walk, written: Omit<Block, 'place' | 'section'>): void {
  const block = { ...written, text: withGap(written.text) }
  const above = walk.headings.map(({ text }) => text)
  const isCaptioned = block.heading !== '' && block.heading !== above.at(-1)
  const place = isCaptioned ? [...above, block.heading] : above
  const reason = whyNoEvidence(block.text)
  if (reason) addCut(walk.cuts, block.text, reason)
  else if (block.text) walk.scrap = ''
  // Without a heading that says so nobody knows who signs what.
  const isTheirs = walk.isAmongReviews && block.kind === 'text' && !above.some(isPlace)
  const said = isTheirs ? theirs(block) : block
  const isOffer = walk.isAmongOffers && { isOffer: true as const }
  if (!reason && block.text) walk.blocks.push({ ...said, ...isOffer, place, section: walk.section })
}

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
