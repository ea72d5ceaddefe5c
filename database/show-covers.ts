/** Covers that shows were given: where there is one, it is the cover of each episode in public. */
import type pg from 'pg'
import type { CoverSize, OwnCover } from '#domain/show-cover.ts'

/** Of `show`: null where its episodes have the one that we draw. */
export const ownCover = '(select name from private.show_covers where show_covers.show_id = show.show_id)'

export async function keepShowCover(
  client: pg.ClientBase,
  showId: string,
  { name, side, large, small }: OwnCover,
): Promise<void> {
  await client.query(
    `insert into private.show_covers (show_id, name, side, large, small) values ($1, $2, $3, $4, $5)
     on conflict (show_id) do update set name = excluded.name, side = excluded.side, large = excluded.large,
       small = excluded.small, at = now()`,
    [showId, name, side, Buffer.from(large), Buffer.from(small)],
  )
}

export async function dropShowCover(client: pg.ClientBase, showId: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from private.show_covers where show_id = $1', [showId])
  return rowCount === 1
}

/** Follows from its bytes. Undefined: there is none. */
export async function coverName(pool: pg.Pool | pg.ClientBase, showId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from private.show_covers where show_id = $1',
    [showId],
  )
  return rows[0]?.name
}

export async function coverBytes(
  pool: pg.Pool,
  showId: string,
  size: CoverSize,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { rows } = await pool.query<{ bytes: Buffer }>(
    `select ${size} as bytes from private.show_covers where show_id = $1`,
    [showId],
  )
  return rows[0] && new Uint8Array(rows[0].bytes)
}
