import type { Passage } from '#domain/evidence.ts'

/** Items under one heading belong together; everything else stands alone. */
export function groupsOf(passages: readonly Passage[]): Passage[][] {
  const groups: Passage[][] = []
  for (const passage of passages) {
    if (passage.kind === 'title' || passage.kind === 'heading') continue
    // A menu has many headings and is one list of prices.
    const list = groups.findLast(([first]) => first && isRow(passage) && belongsTo(first, passage))
    if (list && (passage.kind === 'price' || list === groups.at(-1))) list.push(passage)
    else groups.push([passage])
  }
  return groups
}

/** A price may stand in a table or be told in a paragraph. */
export const isRow = ({ kind, text }: Passage) =>
  kind === 'list' || (kind === 'price' && !/[.!?]$/.test(text))

const belongsTo = (first: Passage, passage: Passage) =>
  isRow(first) &&
  first.kind === passage.kind &&
  first.url === passage.url &&
  (passage.kind === 'price' || first.heading === passage.heading)
