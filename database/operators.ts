import type pg from 'pg'
import type { Operator, Role } from '#domain/operator.ts'

type Client = pg.Pool | pg.ClientBase
export type NewOperator = Pick<Operator, 'name' | 'email' | 'role'>

/** Undefined: somebody has this address already. */
export async function tryAddOperator(client: Client, operator: NewOperator): Promise<Operator | undefined> {
  const { name, email, role } = operator
  const { rows } = await client.query<Operator>(
    `insert into private.operators (name, email, role) values ($1, $2, $3)
     on conflict do nothing returning id, name, email, role`,
    [name, email, role],
  )
  return rows[0]
}

export async function addOperator(client: Client, operator: NewOperator): Promise<Operator> {
  const added = await tryAddOperator(client, operator)
  if (!added) throw new Error('The database has made no operator.')
  return added
}

type KnownOperator = Operator & { isDisabled: boolean }
const columns = `id, name, email, role, disabled_at is not null as "isDisabled"`

export async function findOperator(client: Client, email: string): Promise<KnownOperator | undefined> {
  const { rows } = await client.query<KnownOperator>(
    `select ${columns} from private.operators where lower(email) = lower($1)`,
    [email],
  )
  return rows[0]
}

/** Until the transaction ends, nobody else becomes one: who is first, is one. */
export async function lockOperators(client: pg.ClientBase): Promise<void> {
  await client.query('lock table private.operators in share row exclusive mode')
}

/** Until the transaction ends, nobody else changes what this operator signs in with. */
export async function lockOperator(client: pg.ClientBase, id: string): Promise<KnownOperator | undefined> {
  const { rows } = await client.query<KnownOperator>(
    `select ${columns} from private.operators where id = $1 for no key update`,
    [id],
  )
  return rows[0]
}

/** All owners who can sign in. Until the transaction ends nobody else becomes one, or stops being one. */
export async function lockOwners(client: pg.ClientBase): Promise<string[]> {
  await client.query('lock table private.operators in share row exclusive mode')
  const { rows } = await client.query<{ id: string }>(
    `select id from private.operators where role = 'owner' and disabled_at is null`,
  )
  return rows.map(({ id }) => id)
}

export async function updateOperator(
  client: Client,
  id: string,
  { role, isDisabled }: { role: Role; isDisabled: boolean },
): Promise<void> {
  await client.query(
    `update private.operators set role = $2,
       disabled_at = case when $3 then coalesce(disabled_at, now()) end where id = $1`,
    [id, role, isDisabled],
  )
}

export async function hasOperators(client: Client): Promise<boolean> {
  return (await client.query('select from private.operators limit 1')).rowCount === 1
}

type ListedOperator = KnownOperator & { hasFactors: boolean; seenAt: Date | null }

export async function listOperators(pool: pg.Pool): Promise<ListedOperator[]> {
  const { rows } = await pool.query<ListedOperator>(
    `select ${columns},
       exists (select from private.operator_passkeys where operator_id = operator.id)
         or exists (select from private.operator_codes where operator_id = operator.id) as "hasFactors",
       greatest(
         (select max(seen_at) from private.operator_sessions where operator_id = operator.id),
         (select max(used_at) from private.known_browsers where operator_id = operator.id)) as "seenAt"
     from private.operators operator order by disabled_at is not null, role = 'operator', lower(name)`,
  )
  return rows
}
