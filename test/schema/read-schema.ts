import type pg from 'pg'
import { otherThings, things } from './catalogue.ts'

const head = `-- The schema as it stands after all migrations, for people to read: \`npm run schema\` writes it, and a test compares it.
-- The database is made by \`migrations/\`. Left out are what belongs to nobody's schema of ours (the queue's tables) and
-- what the owner of a table may do with it, which is everything.
`

/** What the migrations have made, read from the database's own catalogue, in an order that nothing but names decides. */
export async function readSchema(pool: pg.Pool): Promise<string> {
  const strangers = await textsOf(pool, otherThings)
  if (strangers.length > 0)
    throw new Error(`The schema has what test/schema/catalogue.ts cannot write down: ${strangers.join(', ')}`)
  const before = await textsOf(pool, things.before)
  const tables = await rowsOf(pool, things.tables)
  const parts = await rowsOf(pool, things.partsOfTables)
  const whole = tables.flatMap(({ of, text }) => [
    text,
    ...parts.filter((part) => part.of === of).map((part) => part.text),
  ])
  const after = await textsOf(pool, things.after)
  return `${[head, ...before, ...whole, ...after].join('\n').trimEnd()}\n`
}

type Row = { of: string | null; text: string }

async function rowsOf(pool: pg.Pool, sql: string): Promise<Row[]> {
  const client = await pool.connect()
  try {
    // Names are written with their schema, whoever asks.
    await client.query(`begin; set local search_path = 'pg_catalog'`)
    const { rows } = await client.query<Row>(sql)
    return rows.map((row) => ({ ...row, text: row.text.replaceAll('\r\n', '\n') }))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const textsOf = async (pool: pg.Pool, sql: string) => (await rowsOf(pool, sql)).map(({ text }) => text)
