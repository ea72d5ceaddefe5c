import type pg from 'pg'

/** Every row of every table, as text: what a copy of the database tells whoever has it. */
export async function everyRow(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<{ row: string }>(`select kept::text as row from ${name} kept`)
      return rows.map(({ row }) => `${name} ${row}`).join('\n')
    }),
  )
  return texts.join('\n')
}

/** The ways in which a secret could be written down, and still be had. */
export const writtenAs = (secret: string): string[] =>
  [
    secret,
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret, 'base64url').toString('hex'),
    Buffer.from(secret, 'hex').toString('hex'),
    Buffer.from(secret, 'hex').toString('base64'),
  ].filter((text) => text.length >= 16)
