/** The database at one moment, as text, while others go on writing. */
import type pg from 'pg'
import { type CopiedTable, listTables } from './copied-tables.ts'
import { inTransaction } from './in-transaction.ts'

/** A big table takes its time; the pool's limit is for visitors. */
const patience = { query_timeout: 600_000 }
const rowsAtOnce = 200

/** However server, database and role are set: the same row is always the same text. */
const plainText = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`

/** All that is read in it is of the same moment. */
export const inSnapshot = <Result>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> =>
  inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only')
    await client.query(plainText)
    return work(client)
  })

type Keep = (table: string, lines: AsyncIterable<string>) => Promise<void>
export type CopiedRows = {
  madeAt: string
  migrations: Record<string, string>
  tables: { name: string; columns: string[]; rows: number }[]
  sequences: Record<string, string>
}

/** A line is a row: a list of its columns' texts in JSON. */
export async function copyOut(client: pg.ClientBase, keep: Keep): Promise<CopiedRows> {
  const { rows: now } = await client.query<{ now: Date }>('select now()')
  const tables: CopiedRows['tables'] = []
  for (const table of await listTables(client)) {
    let rows = 0
    const counting = counted(linesOf(client, table), (count) => {
      rows += count
    })
    await keep(table.name, counting)
    tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows })
  }
  const [migrations, sequences] = [await readMigrations(client), await readSequences(client)]
  return { madeAt: (now[0]?.now ?? new Date()).toISOString(), migrations, tables, sequences }
}

async function* linesOf(client: pg.ClientBase, { name, columns }: CopiedTable): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${column.name}::text`)
  await client.query(
    `declare lines no scroll cursor for select json_build_array(${texts})::text as line from ${name}`,
  )
  for (;;) {
    const fetched = await client.query<{ line: string }>({
      text: `fetch ${rowsAtOnce} from lines`,
      ...patience,
    })
    if (fetched.rows.length === 0) break
    yield fetched.rows.map(({ line }) => line)
  }
  await client.query('close lines')
}

async function* counted(batches: AsyncIterable<string[]>, count: (rows: number) => void) {
  for await (const lines of batches) {
    count(lines.length)
    yield `${lines.join('\n')}\n`
  }
}

async function readMigrations(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from private.migrations order by name',
  )
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]))
}

/** Numbers that nobody has drawn yet are nowhere; those that were drawn since the moment are passed over. */
async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'private' and last_value is not null order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
