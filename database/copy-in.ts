import type pg from 'pg'
import { cannotStart } from './cannot-start.ts'
import { type CopiedTable, listTables } from './copied-tables.ts'
import type { CopiedRows } from './copy-out.ts'
import { migrateTo } from './migrate.ts'

/** A big table takes its time; the pool's limit is for visitors. */
const patience = { query_timeout: 3_600_000 }

type LinesOf = (table: string) => AsyncIterable<string[]>

/** Fills a database that has seen nothing yet, within the caller's transaction: tables as they were, then their rows. */
export async function copyIn(client: pg.ClientBase, copied: CopiedRows, linesOf: LinesOf): Promise<void> {
  const run = (text: string) => client.query({ text, ...patience })
  await migrateTo(client, copied.migrations)
  const tables = await listTables(client)
  requireSame(tables, copied)
  const names = tables.map(({ name }) => name)
  // What they would do was done when the rows were first written.
  await run(names.map((name) => `alter table ${name} disable trigger user`).join(';'))
  await run(`truncate ${names}`) // what the migrations themselves have put in
  for (const table of tables) await fill(client, table, copied, linesOf(table.name))
  for (const [name, last] of Object.entries(copied.sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [name, last])
  await run(names.map((name) => `alter table ${name} enable trigger user`).join(';'))
}

/** The same migrations make the same tables, unless somebody has added something by hand. */
function requireSame(tables: readonly CopiedTable[], copied: CopiedRows): void {
  const shapes = (all: readonly { name: string; columns: readonly string[] }[]) =>
    all.map(({ name, columns }) => `${name} (${columns.toSorted()})`).toSorted()
  const here = shapes(
    tables.map(({ name, columns }) => ({ name, columns: columns.map((each) => each.name) })),
  )
  const there = shapes(copied.tables)
  const different =
    there.find((shape) => !here.includes(shape)) ?? here.find((shape) => !there.includes(shape))
  if (different) throw cannotStart(`The backup and this version do not agree about the table ${different}.`)
}

async function fill(
  client: pg.ClientBase,
  table: CopiedTable,
  copied: CopiedRows,
  lines: AsyncIterable<string[]>,
) {
  const { columns: order = [], rows: expected } = copied.tables.find(({ name }) => name === table.name) ?? {}
  const values = table.columns.map(({ name, type }) => `(line ->> ${order.indexOf(name)})::${type}`)
  const text = `insert into ${table.name} (${table.columns.map(({ name }) => name)}) overriding system value
    select ${values} from unnest($1::jsonb[]) as line`
  let rows = 0
  for await (const batch of lines)
    rows += (await client.query({ text, values: [batch], ...patience })).rowCount ?? 0
  if (rows !== expected) throw new Error(`${table.name} got ${rows} rows of ${expected}.`)
}
