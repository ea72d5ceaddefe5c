import type pg from 'pg'
import { personalTables } from './personal-tables.ts'
import { lockFold } from './told.ts'

/** Under the lock of the fold: what is told of them later makes a new client. */
export async function eraseClient(client: pg.ClientBase, email: string): Promise<void> {
  await lockFold(client)
  const { where = 'false' } = personalTables.find(({ table }) => table === 'private.told') ?? {}
  await client.query(`delete from private.told where ${where}`, [email])
  await client.query(
    `delete from private.clients where id in (select client_id from private.client_names
       where name = 'email:' || private.email_key($1))`,
    [email],
  )
}
