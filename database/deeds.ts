import type pg from 'pg'

export type Deed = {
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

/** What triggers write down in this transaction, they write down as deeds of this operator. */
export async function actAs(client: pg.ClientBase, operatorId: string): Promise<void> {
  await client.query(`select set_config('offmic.operator', $1, true)`, [operatorId])
}
