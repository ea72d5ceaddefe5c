import type pg from 'pg'

type Deed = {
  /** Empty: the product itself. */
  operatorId?: string | undefined
  /** A verb and what it is done to, such as `approve-episode`. */
  deed: string
  requestId?: string | undefined
  /** No addresses, no texts: what is deleted elsewhere would go on living here. */
  facts?: Record<string, unknown>
}

/** Within the transaction of the deed itself, where there is one. */
export async function recordDeed(client: pg.Pool | pg.ClientBase, done: Deed): Promise<void> {
  const { operatorId, deed, requestId, facts = {} } = done
  await client.query(
    'insert into private.deeds (operator_id, deed, request_id, facts) values ($1, $2, $3, $4)',
    [operatorId ?? null, deed, requestId ?? null, JSON.stringify(facts)],
  )
}

/** Looking at the same thing again and again is one line in a quarter of an hour, not one for each refresh. */
export async function recordReading(client: pg.Pool | pg.ClientBase, done: Deed): Promise<void> {
  const { operatorId, deed, requestId, facts = {} } = done
  await client.query(
    `insert into private.deeds (operator_id, deed, request_id, facts)
     select $1::uuid, $2::text, $3::uuid, $4::jsonb where not exists (
       select from private.deeds where operator_id = $1 and deed = $2 and request_id is not distinct from $3::uuid
         and facts = $4 and at > now() - interval '15 minutes')`,
    [operatorId ?? null, deed, requestId ?? null, JSON.stringify(facts)],
  )
}
