import type pg from 'pg'

/** To all owners of the client whose show it is. */
export async function oweArrivalLetters(
  client: pg.Pool | pg.ClientBase,
  showId: string,
  kind: 'portal-arrived' | 'portal-moved',
  feed: string,
): Promise<void> {
  await client.query(
    `insert into private.letters (member_id, kind, facts)
     select member.id, $2, jsonb_build_object('part', $3::text) from private.members member
     join private.shows using (client_id) where shows.id = $1 and ended_at is null and role = 'owner'`,
    [showId, kind, feed],
  )
}
