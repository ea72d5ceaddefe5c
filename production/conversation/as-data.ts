/** Words of strangers as data: one JSON array a line, between two lines that no page can write. */
import { hashOf } from './prompts.ts'

/**
 * JSON keeps a text from ending its line, and no `<` is left in it. The marker follows from the data, so that the same
 * data is the same prompt for the vendor's cache; a page that wanted to hold its own hash would have another one.
 */
export function asData(name: string, rows: readonly (readonly unknown[] | object)[]): string {
  const lines = rows.map((row) => JSON.stringify(row).replaceAll('<', '\\u003c'))
  const marker = `${name} ${hashOf(lines.join('\n')).slice(0, 16)}`
  return [`<<<${marker}`, ...lines, `${marker}>>>`].join('\n')
}

/** A name in a sentence of ours: one line, without what could end its quotation marks. */
export const asName = (text: string): string =>
  JSON.stringify(
    text
      .replace(/[\p{C}\s<>{}"]+/gu, ' ')
      .trim()
      .slice(0, 80),
  )
