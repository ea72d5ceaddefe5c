/** What an episode is told from, and whether that can be changed now. */
import type pg from 'pg'
import type { AimStanding } from '#domain/aim.ts'
import type { Brief } from '#domain/brief.ts'
import type { Effect } from '#domain/material.ts'
import { briefColumns } from './briefs.ts'
import { liesAtGate } from './show-episodes.ts'

export type AimRow = AimStanding & {
  website: string
  business: string | null
  brief: Brief | null
  /** There is a whole script, and it waits for an approval, or for its client. */
  liesStill: boolean
  step: string | null
  trouble: string | null
  /** Of the plan, where there is one. */
  effects: readonly Effect[] | null
  seconds: number | null
}

export async function findAim(
  client: pg.Pool | pg.ClientBase,
  requestId: string,
): Promise<AimRow | undefined> {
  const { rows } = await client.query<AimRow>(
    `select website_url as website, production.business, status, production.step, production.trouble,
       case when brief.request_id is not null then ${briefColumns} end as brief,
       awaits_approval_since is not null or ${liesAtGate} as "liesStill",
       -- A worker that has begun a step has not come back from it yet.
       awaits_approval_since is not null or ${liesAtGate}
         or (trouble_of = 'operator' and production.attempts = 0 and again_at is null) as "waitsForUs",
       exists (select from private.edits where request_id = request.id) as "isEdited",
       exists (select from private.wishes where request_id = request.id) as "isWished",
       exists (select from private.episodes where request_id = request.id) as "isPublished",
       coalesce(plan.output -> 'effects', '[]') as effects, (plan.output -> 'seconds')::integer as seconds
     from public.podcast_requests request
     join private.productions production on production.request_id = request.id
     left join private.briefs brief on brief.request_id = request.id
     left join private.finished_steps plan on plan.request_id = request.id and plan.step = 'plan'
     where request.id = $1`,
    [requestId],
  )
  return rows[0]
}
