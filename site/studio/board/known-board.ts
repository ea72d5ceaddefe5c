import type { MarkedBoard, MarkedRow } from './marked-rows.ts'

/** A row that the asker knows already is only its mark. */
export type BoardNews = Omit<MarkedBoard, 'rows'> & { rows: (MarkedRow | string)[] }

/** Says in a few hundred letters what a page shows. */
export const knownOf = ({ counts, rows }: MarkedBoard) =>
  `${Object.values(counts).join(',')}~${rows.map(({ mark }) => mark).join('.')}`

export function newsSince(known: string, board: MarkedBoard): BoardNews | undefined {
  if (known === knownOf(board)) return undefined
  const marks = new Set(known.split('~')[1]?.split('.'))
  return { ...board, rows: board.rows.map((row) => (marks.has(row.mark) ? row.mark : row)) }
}

export function boardWith(news: BoardNews, before: MarkedBoard): MarkedBoard {
  const byMark = new Map(before.rows.map((row) => [row.mark, row]))
  return {
    ...news,
    rows: news.rows.flatMap((row) => (typeof row === 'string' ? (byMark.get(row) ?? []) : row)),
  }
}
