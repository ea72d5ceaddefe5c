import type { Walk } from './walk.ts'

/** `1891`, `1787-9`, `c. 1169`, `Early 2nd C.`: a line of its own that says when something was. */
const date =
  /^(?:(?:c|ca|circa|early|mid|late|around|um|vers|hacia)\.? )?(?:(?:1\d{3}|20\d{2})(?:\s?[-–/]\s?\d{1,4}|s)?|\d{1,2}(?:st|nd|rd|th) c(?:\.|ent\.|entury)?)$/i

/** On a line of time the year stands above what happened, and what happened is not told without it. */
export function datedHeading(heading: string, walk: Pick<Walk, 'scrap' | 'blocks'>): string {
  const above = walk.blocks.at(-1)
  const scrap = walk.scrap.split('\n').at(-1) ?? ''
  if (date.test(scrap)) return `${scrap}: ${heading}`
  if (scrap || above?.kind !== 'text' || !date.test(above.text)) return heading
  walk.blocks.pop() // it is the heading's now
  return `${above.text}: ${heading}`
}
