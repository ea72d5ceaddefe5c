import { hash } from 'node:crypto'
import type { Board, BoardRow } from '#operations/show-board.ts'

export type MarkedRow = BoardRow & { mark: string }
export type MarkedBoard = Omit<Board, 'rows'> & { rows: MarkedRow[] }

/** A mark is another as soon as anything in the row is: whoever knows the mark has the row. */
export const marked = (board: Board): MarkedBoard => ({
  ...board,
  rows: board.rows.map((row) => ({ ...row, mark: hash('sha1', JSON.stringify(row)).slice(0, 10) })),
})
