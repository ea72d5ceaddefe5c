/** How one episode was written, for whoever looks at it or wants it otherwise. */
import type pg from 'pg'
import type { WritingProgress, WritingWishes, Written } from '#domain/writing.ts'
import type { WritingStanding } from '#domain/writing-deeds.ts'
import { passesOf, type StandingPass } from './passes.ts'
import { liesAtGate } from './show-episodes.ts'
import { writingWishes } from './writings.ts'

type WritingRow = WritingStanding & {
  website: string
  business: string | null
  title: string | null
  /** There is a whole script, and it waits for an approval, or for its client. */
  liesStill: boolean
  /** The world is not ready for its step: the queue brings it back later. */
  isWaiting: boolean
  written: Written | null
  progress: WritingProgress | null
  /** Since when the passes are those of the script as it is, or as it is being written; null before the plan. */
  since: Date | null
}

export type WritingDesk = WritingRow & { passes: readonly StandingPass[]; wishes: WritingWishes }

export async function findWriting(
  client: pg.Pool | pg.ClientBase,
  requestId: string,
): Promise<WritingDesk | undefined> {
  const { rows } = await client.query<WritingRow>(
    `select website_url as website, production.business, status,
       checked.output #>> '{script,title}' as title, awaits_approval_since is not null or ${liesAtGate} as "liesStill",
       production.trouble is not null and ended_at is null as "isWaiting",
       -- A worker that has begun a step has not come back from it yet.
       awaits_approval_since is not null or ${liesAtGate}
         or (trouble_of = 'operator' and production.attempts = 0 and again_at is null) as "waitsForUs",
       plan.request_id is not null and script.request_id is null as "isWriting",
       exists (select from private.edits where request_id = request.id) as "isEdited",
       exists (select from private.episodes where request_id = request.id) as "isPublished",
       coalesce(checked.output #> '{script,written}', script.output -> 'written') as written,
       case when script.request_id is null then progress end as progress,
       coalesce(script.finished_at - make_interval(secs => script.seconds + 5), plan.finished_at) as since
     from public.podcast_requests request
     join private.productions production on production.request_id = request.id
     left join private.finished_steps plan on plan.request_id = request.id and plan.step = 'plan'
     left join private.finished_steps script on script.request_id = request.id and script.step = 'write-script'
     left join private.finished_steps checked on checked.request_id = request.id and checked.step = 'check-facts'
     left join private.writings writing on writing.request_id = request.id
     where request.id = $1`,
    [requestId],
  )
  if (!rows[0]) return undefined
  const [passes, wishes] = [await passesOf(client, requestId), await writingWishes(client, requestId)]
  return { ...rows[0], passes, wishes }
}
