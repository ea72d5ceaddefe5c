/** Who did what, page by page, and as a file. */
import type pg from 'pg'
import {
  type LoggedDeed,
  type LogQuestion,
  listDeedKinds,
  listDeeds,
  listDoers,
} from '#database/deeds-log.ts'
import { type Cell, csvFile } from '#domain/csv.ts'
import { isId } from '#domain/id.ts'
import type { Operator } from '#domain/operator.ts'
import { noteReading } from './note-reading.ts'

export const deedsOnPage = 100
const mostInFile = 50_000
const atOnce = 5000

/** What an address bar says, without what cannot be meant. */
export function logQuestion(search: URLSearchParams): LogQuestion {
  const given = (name: string, fits: (text: string) => boolean) => {
    const text = search.get(name)?.trim() ?? ''
    return fits(text) ? text : undefined
  }
  return {
    operatorId: given('operator', isId),
    requestId: given('request', isId),
    deed: given('deed', (text) => /^[a-z][a-z-]{0,60}$/.test(text)),
    before: given('before', (text) => /^\d{1,18}$/.test(text)),
  }
}

export async function readLog(pool: pg.Pool, asked: LogQuestion) {
  const [found, operators, kinds] = await Promise.all([
    listDeeds(pool, asked, deedsOnPage + 1),
    listDoers(pool),
    listDeedKinds(pool),
  ])
  const deeds = found.slice(0, deedsOnPage)
  return { deeds, operators, kinds, next: found.length > deedsOnPage ? deeds.at(-1)?.id : undefined }
}

const header = ['number', 'at', 'operator', 'deed', 'request', 'facts']

/** At most the newest 50,000 lines. */
export async function logFile(pool: pg.Pool, operator: Operator, asked: LogQuestion): Promise<string> {
  await noteReading(pool, operator, { what: 'export-log' })
  const rows: Cell[][] = [header]
  let before = asked.before
  while (rows.length <= mostInFile) {
    const deeds = await listDeeds(pool, { ...asked, before }, Math.min(atOnce, mostInFile + 1 - rows.length))
    rows.push(...deeds.map(toCells))
    before = deeds.at(-1)?.id
    if (deeds.length < atOnce) break
  }
  return csvFile(rows)
}

const toCells = ({ id, at, operator, deed, requestId, facts }: LoggedDeed): Cell[] => [
  id,
  at,
  operator,
  deed,
  requestId,
  JSON.stringify(facts),
]
