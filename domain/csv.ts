/** Tables as files that spreadsheets open (RFC 4180), and in which no cell can start a formula. */
export type Cell = string | number | boolean | Date | null | undefined

export const csvFile = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')

/** Spreadsheets compute what begins like this, whoever has written it; in some languages also full-width signs. */
const beginsLikeFormula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

export function csvCell(value: Cell): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const harmless = typeof value !== 'number' && beginsLikeFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
