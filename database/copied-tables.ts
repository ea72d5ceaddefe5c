import type pg from 'pg'

type Column = { name: string; type: string }
export type CopiedTable = { name: string; columns: Column[] }
type Found = CopiedTable & { refersTo: string[] }

/**
 * Everything that is ours, each table after those that it refers to. What the database computes itself is left out, and
 * so are the salts of listening: a copy would outlive the two days after which nobody may tell who somebody was.
 */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<Found>(
    `select format('%I.%I', nspname, relname) as name,
       (select json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
          order by attnum) from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       array(select format('%I.%I', other_schema.nspname, other.relname) from pg_constraint link
         join pg_class other on other.oid = link.confrelid
         join pg_namespace other_schema on other_schema.oid = other.relnamespace
         where link.conrelid = tables.oid and link.contype = 'f' and link.confrelid <> tables.oid) as "refersTo"
     from pg_class tables join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and (nspname, relname) <> ('private', 'listening_salts') and (nspname = 'private' or (nspname, relname) = ('public', 'podcast_requests'))
     order by 1`,
  )
  return inOrder(rows)
}

function inOrder(found: Found[]): CopiedTable[] {
  const ordered: CopiedTable[] = []
  const isThere = (name: string) => ordered.some((table) => table.name === name)
  for (let waiting = found; waiting.length > 0; ) {
    const next = waiting.filter(({ refersTo }) => refersTo.every(isThere))
    if (next.length === 0)
      throw new Error(`These tables refer to each other: ${waiting.map((each) => each.name)}`)
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })))
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return ordered
}
