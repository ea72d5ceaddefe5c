import type pg from 'pg'
import { requestsFound } from './requests-found.ts'

/** Addresses of whoever has asked for what fits all patterns, each once, the newest first. */
export async function findPeople(
  pool: pg.Pool,
  patterns: readonly string[],
  most: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from (
       select lower(email) as email, max(created_at) as newest from public.podcast_requests
       where id in (${requestsFound(patterns)}) group by 1
     ) as people order by newest desc, email limit $${patterns.length + 1}`,
    [...patterns, most],
  )
  return rows.map(({ email }) => email)
}
