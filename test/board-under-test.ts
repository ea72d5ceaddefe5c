import type pg from 'pg'

type Wanted = {
  website?: string
  email?: string
  status?: string
  hoursAgo?: number
  /** No production at all: nobody has begun. */
  hasBegun?: boolean
  business?: string | null
  step?: string | null
  trouble?: string
  troubleOf?: string
  isAwaiting?: boolean
  isHeld?: boolean
  hasEnded?: boolean
  letters?: string
}

/** A request that stands somewhere, as the line would have left it there. */
export async function aStandingRequest(pool: pg.Pool, wanted: Wanted = {}): Promise<string> {
  const {
    website = 'https://mill-lane.test',
    email = 'ada@mill-lane.test',
    status = 'pending',
    hoursAgo = 1,
  } = wanted
  const { rows } = await pool.query<{ id: string }>(
    `insert into podcast_requests (website_url, email, status, created_at)
     values ($1, $2, $3, now() - $4 * interval '1 hour') returning id`,
    [website, email, status, hoursAgo],
  )
  const id = rows[0]?.id ?? ''
  const { hasBegun = true, business = null, step = null, trouble = null, troubleOf = null } = wanted
  const { isAwaiting = false, isHeld = false, hasEnded = ['failed', 'delivered'].includes(status) } = wanted
  if (hasBegun)
    await pool.query(
      `insert into private.productions
         (request_id, business, step, trouble, trouble_of, awaits_approval_since, held_since, ended_at)
       values ($1, $2, $3, $4, $5, case when $6 then now() end, case when $7 then now() end, case when $8 then now() end)`,
      [id, business, step, trouble, troubleOf, isAwaiting, isHeld, hasEnded],
    )
  await pool.query('update private.letters set state = $2 where request_id = $1', [
    id,
    wanted.letters ?? 'sent',
  ])
  return id
}
