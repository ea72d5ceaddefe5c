import type pg from 'pg'

export type LoggedDeed = {
  id: string
  at: Date
  deed: string
  requestId: string | null
  operatorId: string | null
  operator: string | null
  facts: Record<string, unknown>
}

/** `before` is the id of the last line that was seen. */
export type LogQuestion = {
  operatorId?: string | undefined
  requestId?: string | undefined
  deed?: string | undefined
  before?: string | undefined
}

/** Newest first; each question is a walk along one index. */
export async function listDeeds(pool: pg.Pool, asked: LogQuestion, most: number): Promise<LoggedDeed[]> {
  const values: unknown[] = [most]
  const only = (column: string, value: string | undefined) =>
    value === undefined ? [] : [`${column} $${values.push(value)}`]
  const conditions = [
    ...only('deeds.operator_id =', asked.operatorId),
    ...only('request_id =', asked.requestId),
    ...only('deed =', asked.deed),
    ...only('deeds.id <', asked.before),
  ]
  const { rows } = await pool.query<LoggedDeed>(
    `select deeds.id::text, at, deed, request_id as "requestId", deeds.operator_id as "operatorId",
       operators.name as operator, facts
     from private.deeds left join private.operators on operators.id = deeds.operator_id
     ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by deeds.id desc limit $1`,
    values,
  )
  return rows
}

export async function listDoers(pool: pg.Pool): Promise<{ id: string; name: string }[]> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    'select id, name from private.operators order by name, id',
  )
  return rows
}

/** Each kind once, by jumps along the index instead of reading every line. */
export async function listDeedKinds(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ deed: string }>(
    `with recursive kinds as (
       (select deed from private.deeds order by deed limit 1)
       union all
       select (select deed from private.deeds where deed > kinds.deed order by deed limit 1)
       from kinds where kinds.deed is not null
     )
     select deed from kinds where deed is not null`,
  )
  return rows.map(({ deed }) => deed)
}
