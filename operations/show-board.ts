import type pg from 'pg'
import { facts } from '#content/facts.ts'
import { isUnreadLanguage } from '#content/programme/languages.ts'
import type { Colleague } from '#database/assignees.ts'
import { type BoardEntry, closedIds, readEntries, readStandings } from '#database/board.ts'
import {
  type BoardPlace,
  type BoardState,
  boardStateOf,
  byUrgency,
  type Counts,
  countStates,
  isClosedStatus,
  type Need,
  needOf,
} from '#domain/board.ts'
import { type Step, steps } from '#domain/production.ts'
import { mayDoToRequest, type RequestDeed, requestDeeds } from '#domain/request-deeds.ts'
import { websiteName } from '#domain/website-name.ts'
import type { WritingProgress } from '#domain/writing.ts'
import { patternsOf } from './search-patterns.ts'

export type BoardWish = { filter: BoardState | 'all'; search: string; after?: BoardPlace | undefined }

export type BoardRow = {
  id: string
  business: string
  website: string
  /** Empty before the work begins. */
  step: string
  stepNumber: number
  state: BoardState
  need: Need | null
  createdAt: number
  trouble: string
  deeds: readonly RequestDeed[]
  isByHand: boolean
  note: string
  /** Nobody who speaks its language has read what the writer writes in it. */
  isUnread: boolean
  writing: WritingProgress | null
  /** Whose it is. */
  assignee: Colleague | null
  /** Of its client, who has decided nothing yet. */
  remarks: number
}

export type Board = { counts: Counts; total: number; rows: BoardRow[]; next: BoardPlace | undefined }

export const rowsOfPage = 40
const { most: promiseHours } = facts.sampleDeliveryHours

/** One page of the board in the order of urgency, and how many requests there are in each state. */
export async function showBoard(pool: pg.Pool, wish: BoardWish, now: number): Promise<Board> {
  const clock = { now, promiseHours }
  const patterns = patternsOf(wish.search)
  const { closed, standings } = await readStandings(pool, patterns)
  const counts = countStates(standings, closed, clock)
  const places = standings.map(
    (each): BoardPlace => ({ ...each, state: boardStateOf(each, clock), need: needOf(each) }),
  )
  const urgent = places.filter(({ state }) => !isClosedStatus(state)).sort(byUrgency)
  const hasClosed = Object.values(closed).some((number) => number > 0)
  const ids = await idsOfPage(pool, wish, patterns, urgent, hasClosed)
  const entries = await readEntries(pool, ids.slice(0, rowsOfPage))
  const rows = entries.map((entry) => rowOf(entry, boardStateOf(entry, clock)))
  const last = rows.at(-1)
  return {
    counts,
    total: Object.values(counts).reduce((sum, each) => sum + each, 0),
    rows,
    next:
      ids.length > rowsOfPage && last
        ? { state: last.state, need: last.need ?? undefined, createdAt: last.createdAt, id: last.id }
        : undefined,
  }
}

/** One more than a page has, if there are more. */
async function idsOfPage(
  pool: pg.Pool,
  { filter, after }: BoardWish,
  patterns: readonly string[],
  urgent: readonly BoardPlace[],
  hasClosed: boolean,
): Promise<string[]> {
  const isBeyondUrgent = after && isClosedStatus(after.state)
  const open = urgent
    .filter(({ state }) => filter === 'all' || state === filter)
    .filter((place) => !isBeyondUrgent && (!after || byUrgency(place, after) > 0))
    .slice(0, rowsOfPage + 1)
    .map(({ id }) => id)
  if (open.length > rowsOfPage || !hasClosed || !(filter === 'all' || isClosedStatus(filter))) return open
  const further = await closedIds(pool, {
    statuses: filter === 'all' ? ['delivered', 'failed', 'stopped'] : [filter],
    patterns,
    except: urgent.map(({ id }) => id),
    after: isBeyondUrgent ? after : undefined,
    most: rowsOfPage + 1 - open.length,
  })
  return [...open, ...further]
}

function rowOf(entry: BoardEntry, state: BoardState): BoardRow {
  const { id, website, business, createdAt, trouble, letterTrouble, isByHand, note } = entry
  const step = stepOf(entry)
  const need = needOf(entry) ?? null
  return {
    id,
    business: business || websiteName(website),
    website,
    step: step ?? '',
    stepNumber: step ? steps.indexOf(step as Step) + 1 : 0, // an unknown one is number 0
    state,
    need,
    createdAt,
    trouble: (need === 'letter' || !trouble ? letterTrouble : trouble) ?? '',
    deeds: requestDeeds.filter((deed) => mayDoToRequest(deed, entry)),
    isByHand,
    note: note ?? '',
    isUnread: isUnreadLanguage(entry.language),
    writing: entry.writing && shortened(entry.writing),
    assignee: entry.assignee,
    remarks: entry.remarks,
  }
}

/** A row says it in a line or two. */
const shortened = ({ said, found, ...at }: WritingProgress): WritingProgress => ({
  ...at,
  said: said.slice(0, 200),
  ...(found && { found: found.slice(0, 300) }),
})

/** What is produced is mailed next; what came to another end came to it in its last step. */
function stepOf({ status, step, hasEnded }: BoardEntry): string | undefined {
  if (status === 'delivered') return undefined
  return hasEnded && !step ? 'mail' : (step ?? undefined)
}
