import type pg from 'pg'
import type { ReviewPolicy } from '#domain/review.ts'

/** Nobody is asked as long as there is nobody to ask; then it is as chosen in the studio, or else the fallback. */
export async function reviewPolicy(pool: pg.Pool, fallback: ReviewPolicy): Promise<ReviewPolicy> {
  const { rows } = await pool.query<{ policy: ReviewPolicy }>(
    `select case
       when not exists (select from private.operators where disabled_at is null) then 'automatic'
       else coalesce((select settings->>'review' from private.settings order by number desc limit 1), $1)
     end as policy`,
    [fallback],
  )
  return rows[0]?.policy ?? 'automatic'
}
