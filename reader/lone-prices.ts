import { countPageWords } from './clean-text.ts'
import { sum } from './sums.ts'
import type { Walk } from './walk.ts'
import { headingOf, push } from './walk.ts'

const mostCharacters = 40
const from =
  '(?:(?:prices? )?(?:from|starting (?:at|from)|starts? (?:at|from))|only|just|ab|nur|à partir de|dès|seulement|desde|a partir de|s[oó]lo)'
const lone = new RegExp(
  `^(?:${from}:? ?)?${sum}\\+?(?: ?(?:[-–]|to|bis|à|a|hasta) ?${sum}\\+?)?(?: ?(?:\\/|(?:per|a|an|pp|each|pro|par|por|p\\.p\\.)(?!\\p{L})).{0,20})?$`,
  'iu',
)

/** `From £48` says nothing without its thing. */
export const isLonePrice = (text: string) => text.length <= mostCharacters && lone.test(text)

/** On cards the name of a thing and its price are separate lines; apart, they mean nothing. False: nothing is priced. */
export function addPrice(walk: Walk, price: string, leastLevel = levelOfCard): boolean {
  if (isSecond(walk)) {
    push(walk, { kind: 'price', heading: headingOf(walk), text: price })
    return true
  }
  if (isColumn(walk)) return true
  const thing = thingBefore(walk, leastLevel)
  if (thing) push(walk, { kind: 'price', heading: headingOf(walk), text: `${thing}: ${price}` })
  return thing !== undefined
}

/** Two prices below one heading are both of what it names: `£80 a night`, `£400 a week`. */
function isSecond({ blocks }: Walk): boolean {
  const [above, last] = blocks.slice(-2)
  const [thing, price = ''] = last?.kind === 'price' ? last.text.split(': ') : []
  return above?.kind === 'heading' && above.text === thing && isLonePrice(price)
}

/** Names in one column and prices in the next: which belongs to which, only an eye can tell. */
function isColumn(walk: Walk): boolean {
  const last = walk.blocks.at(-1)
  const [, thing = '', price = ''] = /^(.*): (.+)$/.exec(last?.kind === 'price' ? last.text : '') ?? []
  if (last && isLonePrice(price) && walk.scrap === '') {
    walk.blocks[walk.blocks.length - 1] = { ...last, kind: 'text', text: thing }
    walk.columnAt = walk.blocks.length
  }
  return walk.columnAt === walk.blocks.length
}

const [mostOfCard, levelOfCard] = [3, 3]

function thingBefore(walk: Walk, leastLevel: number): string | undefined {
  const [above, last] =
    walk.blocks.slice(-2).length === 2 ? walk.blocks.slice(-2) : [undefined, walk.blocks.at(-1)]
  if (last?.kind === 'heading' && isName(last.text)) return last.text
  if (last?.kind === 'text' && isName(last.text)) {
    walk.blocks.pop()
    return isSize(last.text) && above?.kind === 'heading' ? above.text : last.text
  }
  // In a row of things and prices; beside headings it is a label.
  const isInRow = !last || last.kind === 'price'
  return isInRow && isThing(walk.scrap) ? walk.scrap : headOfCard(walk, leastLevel)
}

/** Below what a card says of its thing. */
function headOfCard(walk: Walk, leastLevel: number): string | undefined {
  const head = walk.headings.findLast(({ text }) => !isLonePrice(text))
  const told = walk.blocks
    .slice(-mostOfCard - 2)
    .filter(({ section, kind }) => section === walk.section && kind !== 'heading')
  const isCard =
    head !== undefined && head.level >= leastLevel && told.length > 0 && told.length <= mostOfCard
  return isCard &&
    isName(head.text) &&
    !isOfPrices.test(head.text) &&
    told.every(({ kind }) => kind !== 'price')
    ? head.text
    : undefined
}

const isName = (text: string) => text !== '' && countPageWords(text) <= 12 && !/[.!?]$/.test(text)
const isThing = (scrap: string) =>
  /^\p{L}{3}.*$/u.test(scrap) && isName(scrap) && !isOfPrices.test(scrap) && !ofShops.test(scrap)
const ofShops =
  /^(?:starting|from|ab|sale|new|was|now|only|save|total|add|buy|order|book|view|each|per|price|sold|in stock|best|popular|most|incl|inkl|zzgl|neu)\b/i
const isOfPrices = /^(?:our )?(?:prices?|pricing|rates|fees|preise|tarife|tarifs|precios)\b/i

/** `2.4 L` and `S / M / L` stand between the name of a thing and its price. */
const isSize = (text: string) => /\d|\//.test(text)
