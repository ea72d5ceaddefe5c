import type { Element } from 'domhandler'
import { oneLine } from './clean-text.ts'
import { childElements, innerText } from './inner-text.ts'

const mostRows = 100

/** The rows of a table of facts, each as a line; undefined for one that only arranges the page. */
export function rowsOf(table: Element): { caption: string; rows: string[] } | undefined {
  const rows = trs(table).slice(0, mostRows)
  const cells = rows.map((row) => childElements(row, 'td', 'th'))
  const isLayout =
    cells.some((row) => row.some(holdsBlocks)) || Math.max(0, ...cells.map((row) => row.length)) < 2
  if (isLayout) return undefined
  const caption = childElements(table, 'caption')[0]
  return {
    caption: caption ? oneLine(innerText(caption)) : '',
    rows: cells
      .filter((row) => row.some(({ name }) => name === 'td'))
      .map(lineOf)
      .filter(Boolean),
  }
}

function lineOf(row: readonly Element[]): string {
  const [first = '', ...others] = row.map((cell) => oneLine(innerText(cell))).filter(Boolean)
  return others.length > 0 ? `${first}: ${others.join(', ')}` : first
}

const trs = (table: Element): Element[] =>
  childElements(table).flatMap((child) =>
    child.name === 'tr'
      ? [child]
      : /^t(?:head|body|foot)$/.test(child.name)
        ? childElements(child, 'tr')
        : [],
  )

const holdsBlocks = (cell: Element): boolean =>
  childElements(cell).some(({ name }) => /^(?:table|h[1-6]|ul|ol|dl|section|article|form)$/.test(name)) ||
  childElements(cell, 'p').length > 1
