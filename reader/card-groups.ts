import type { Element } from 'domhandler'
import { childElements } from './inner-text.ts'

const mostDepth = 6

/** Boxes of one make, side by side, each with a heading of its own. */
export function isCardGroup(element: Element): boolean {
  const boxes = childElements(element).filter(({ name }) =>
    /^(?:div|li|article|section|details|a)$/.test(name),
  )
  const [first] = boxes
  if (!first || boxes.length < 2) return false
  const alike = boxes.filter((box) => box.name === first.name && makeOf(box) === makeOf(first))
  // Parts of a page are sections of one make, too, and lose nothing by being left.
  return (
    alike.length > 1 &&
    alike.length >= boxes.length - 1 &&
    alike.slice(0, 3).every((box) => holdsHeading(box, 0))
  )
}

const makeOf = ({ attribs }: Element) => attribs.class?.split(/\s+/)[0] ?? ''

const holdsHeading = (box: Element, depth: number): boolean =>
  (depth < mostDepth && childElements(box).some(({ name }) => /^(?:h[2-6]|summary)$/.test(name))) ||
  (depth < mostDepth &&
    childElements(box)
      .slice(0, 8)
      .some((child) => holdsHeading(child, depth + 1)))
