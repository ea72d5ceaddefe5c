import type { Element } from 'domhandler'
import { oneCleanLine } from './clean-text.ts'
import { childElements, innerText } from './inner-text.ts'
import { cornerOf } from './labels.ts'

const mostRows = 100

/** The rows of a table of facts, each as a line; undefined for one that only arranges the page. */
export function rowsOfTable(table: Element): { caption: string; rows: string[] } | undefined {
  const cells = gridOf(
    trs(table)
      .slice(0, mostRows)
      .map((row) => childElements(row, 'td', 'th')),
  )
  const columns = Math.max(0, ...cells.map((row) => row.length))
  if (columns < 2 || cells.some((row) => row.some(holdsBlocks))) return undefined
  const caption = childElements(table, 'caption')[0]
  const [first = []] = cells
  const heads = columns > 2 && first.every(({ name }) => name === 'th') ? first.map(textOf) : []
  return {
    caption: caption ? textOf(caption) : heads.length > 0 ? (cornerOf(first, cells.length - 1) ?? '') : '',
    rows: linesOf(cells, heads).filter(Boolean),
  }
}

/** A cell as wide as the table names what stands below it. */
function linesOf(cells: readonly (readonly Element[])[], heads: readonly string[]): string[] {
  let group = ''
  return cells.flatMap((row) => {
    const [first] = row
    if (first && row.length === 1 && Number(first.attribs.colspan) > 1) {
      group = textOf(first)
      return []
    }
    const line = row.some(({ name }) => name === 'td') ? lineOf(row.map(textOf), heads) : ''
    return line && group ? `${group}, ${line}` : line
  })
}

/** A cell that spans rows stands in each of them: whose price it is, would be lost otherwise. */
function gridOf(rows: readonly (readonly Element[])[]): Element[][] {
  const hanging: { cell: Element; left: number }[] = []
  return rows.map((row) => {
    const own = [...row]
    const grid: Element[] = []
    for (let column = 0; own.length > 0 || (hanging[column]?.left ?? 0) > 0; column += 1) {
      const above = hanging[column]
      if (above && above.left > 0) {
        grid.push(above.cell)
        above.left -= 1
        continue
      }
      const cell = own.shift()
      if (!cell) break
      grid.push(cell)
      hanging[column] = { cell, left: Math.min(mostRows, Number(cell.attribs.rowspan) || 1) - 1 }
    }
    return grid
  })
}

const textOf = (cell: Element) => oneCleanLine(innerText(cell))

/** Where there are several columns, each value keeps the name of its own: whose price it is, is the point. */
function lineOf([first = '', ...others]: readonly string[], heads: readonly string[]): string {
  const values = others.map((value, index) => value && [heads[index + 1], value].filter(Boolean).join(' '))
  return [first, values.filter(Boolean).join(', ')].filter(Boolean).join(': ')
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
