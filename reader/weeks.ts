import type { Block } from './block.ts'
import { isTimetable } from './opening-hours.ts'

/** A row for each day, one below the other, is one week: who quotes it has all of it. */
export function joinWeeks(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (last && isDay(last) && isDay(block) && isOfOne(last, block))
      joined[joined.length - 1] = { ...last, text: `${last.text}\n${block.text}` }
    else joined.push(block)
  }
  return joined
}

const isDay = ({ kind, text }: Block) => kind === 'contact' && text.split('\n').every(isTimetable)

const isOfOne = (one: Block, other: Block) => one.heading === other.heading && one.section === other.section
