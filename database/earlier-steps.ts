/** What was there stays until the new one is there: the steps of an episode that is made again. */
import type pg from 'pg'
import { isOurTrouble, madeSteps, stepsOfScript, stepsOfSound } from '#domain/production.ts'
import { inTransaction } from './in-transaction.ts'
import { lockProgress } from './progress.ts'

/** Steps that an episode has, or had before it is made again. */
export const stepsNowOrBefore = `(
  select request_id, step, output from private.finished_steps
  union all
  select request_id, step, output from private.kept_steps kept
  where not exists (select from private.finished_steps finished
    where finished.request_id = kept.request_id and finished.step = kept.step)
)`

/** The new one is there. */
export async function forgetKeptSteps(client: pg.Pool | pg.ClientBase, requestId: string): Promise<void> {
  await client.query('delete from private.kept_steps where request_id = $1', [requestId])
}

type Ended = { requestId: string; code: string; trouble: string }

/**
 * Nothing comes of the new one. What was out is as it was; what waited for approval is recorded once more, word for word
 * the same. False: there was none before, or somebody else has ended it.
 */
export const bringBackKept = (pool: pg.Pool, ended: Ended): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const at = await lockProgress(client, ended.requestId)
    if (!at || at.hasEnded || at.status === 'stopped' || at.status === 'failed') return false
    const kept = await keptSteps(client, ended.requestId)
    return kept.length > 0 && takeBack(client, { ...ended, kept })
  })

/** Whoever rejects a new one leaves what is out as it is. False: nothing was out before. */
export async function bringBackWhatIsOut(client: pg.ClientBase, ended: Ended): Promise<boolean> {
  const kept = await keptSteps(client, ended.requestId)
  return isOut(kept) && takeBack(client, { ...ended, kept })
}

type Kept = readonly { step: string; version: number }[]
const isOut = (kept: Kept) => kept.some(({ step }) => step === 'publish')

async function keptSteps(client: pg.ClientBase, requestId: string): Promise<Kept> {
  const { rows } = await client.query<{ step: string; version: number }>(
    'select step, version from private.kept_steps where request_id = $1',
    [requestId],
  )
  return rows
}

async function takeBack(
  client: pg.ClientBase,
  { requestId, kept, trouble, code }: Ended & { kept: Kept },
): Promise<true> {
  // What was not made again is there still, such as the plan of what was only written anew.
  const before = new Set(kept.map(({ step }) => step))
  const first = stepsOfScript.findIndex((step) => before.has(step))
  await client.query('delete from private.finished_steps where request_id = $1 and step = any ($2)', [
    requestId,
    first < 0 ? stepsOfSound : stepsOfScript.slice(first),
  ])
  // The sound of what was not out may have been written over.
  const wanted = isOut(kept) ? madeSteps : stepsOfScript.filter((step) => !stepsOfSound.includes(step))
  await client.query(
    `insert into private.finished_steps (request_id, step, output, seconds, finished_at)
     select request_id, step, output, seconds, finished_at from private.kept_steps
     where request_id = $1 and step = any ($2)`,
    [requestId, wanted],
  )
  if (isOut(kept)) await bringBackDecided(client, requestId)
  await forgetKeptSteps(client, requestId)
  await client.query(
    `update private.productions set step = null, attempts = 0, version = $2, trouble = $3, trouble_of = $5,
       awaits_approval_since = null, held_since = case when $4 then null else held_since end,
       ended_at = case when $4 then now() end,
       again_at = case when $4 then null else now() end
     where request_id = $1`,
    [requestId, kept[0]?.version ?? 0, trouble, isOut(kept), isOurTrouble(code) ? 'ours' : 'theirs'],
  )
  return true
}

/** Of a show: what its client has approved of what is out is what is before them again. */
async function bringBackDecided(client: pg.ClientBase, requestId: string): Promise<void> {
  const output = (step: string) =>
    `(select output from private.finished_steps where request_id = $1 and step = '${step}')`
  await client.query(
    `with out as (select decode(${output('await-script')} ->> 'scriptHash', 'hex') as script,
       decode(${output('await-episode')} ->> 'audioHash', 'hex') as sound,
       (${output('await-approval')} ->> 'version')::integer as version)
     update private.show_episodes set sound_hash = sound, sound_version = out.version, sound_verdict = 'yes',
       script_hash = coalesce(script, script_hash),
       version = case when script is null then show_episodes.version else out.version end,
       verdict = case when script is null then verdict else 'yes' end
     from out where request_id = $1 and sound is not null`,
    [requestId],
  )
}
