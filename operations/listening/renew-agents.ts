/** Reads the list of programs once a week, on whichever machine comes first. */
import type pg from 'pg'
import { claimChore, reopenChore } from '#database/expired.ts'
import { keepAgentList } from '#database/listening-days.ts'
import { readAgentList } from '#vendors/agents/read-agent-list.ts'
import type { FetchPart } from '#vendors/web/web.ts'

const week = 7 * 86_400
const chore = 'read-agents'

/** What is no list leaves the one that is kept, and is asked for again. Undefined: it is not due. */
export async function renewAgents(
  pool: pg.Pool,
  fetchPart: FetchPart,
  address: string,
): Promise<number | undefined> {
  if (!(await claimChore(pool, chore, week))) return undefined
  const read = await readAgentList(fetchPart, address)
  if (read.outcome === 'no-list') {
    await reopenChore(pool, chore)
    throw new Error(`There is no list of agents at ${address}: ${read.reason}`)
  }
  await keepAgentList(pool, read.list)
  return read.list.agents.length
}
