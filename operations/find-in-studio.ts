import type pg from 'pg'
import { findPeople } from '#database/find-people.ts'
import type { BoardState } from '#domain/board.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'
import { noteReading } from './note-reading.ts'
import { patternsOf } from './search-patterns.ts'
import { showBoard } from './show-board.ts'

type FoundRequest = { id: string; business: string; website: string; state: BoardState }
export type FoundInStudio = { requests: FoundRequest[]; people: string[] }

const most = { requests: 8, people: 5 }

/** Requests and people that fit what somebody types, as far as that operator may see them. */
export async function findInStudio(pool: pg.Pool, operator: Operator, typed: string): Promise<FoundInStudio> {
  const patterns = patternsOf(typed)
  if (patterns.length === 0) return { requests: [], people: [] }
  const mayRead = hasRight(operator, 'answer-people')
  const [{ rows }, people] = await Promise.all([
    showBoard(pool, { filter: 'all', search: typed }, Date.now()),
    mayRead ? findPeople(pool, patterns, most.people) : [],
  ])
  if (people.length > 0) await noteReading(pool, operator, { what: 'find-people' })
  const requests = rows
    .slice(0, most.requests)
    .map(({ id, business, website, state }) => ({ id, business, website, state }))
  return { requests, people }
}
