/** Where shows are listed. */
import type pg from 'pg'
import type { DirectoryId, ListingState } from '#domain/directories.ts'

type Client = pg.Pool | pg.ClientBase

export type Listing = {
  directory: string
  state: ListingState
  listing: string | null
  seenBy: 'page' | 'look-up' | 'operator' | null
  at: Date
  /** Null: nobody who is an operator still, or the product itself. */
  by: string | null
}

export async function listingsOf(client: Client, showId: string): Promise<Listing[]> {
  const { rows } = await client.query<Listing>(
    `select directory, state, listing, seen_by as "seenBy", at,
       (select name from private.operators where id = operator_id) as by
     from private.listings where show_id = $1`,
    [showId],
  )
  return rows
}

type Said = {
  showId: string
  directory: DirectoryId
  state: ListingState
  listing?: string | undefined
  seenBy?: Listing['seenBy']
  operatorId?: string | undefined
}

export async function keepListing(client: Client, said: Said): Promise<void> {
  const { showId, directory, state, listing, seenBy, operatorId } = said
  await client.query(
    `insert into private.listings (show_id, directory, state, listing, seen_by, operator_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (show_id, directory) do update set state = excluded.state, listing = excluded.listing,
       seen_by = excluded.seen_by, operator_id = excluded.operator_id, at = now()`,
    [showId, directory, state, listing ?? null, seenBy ?? null, operatorId ?? null],
  )
}

export async function forgetListing(client: Client, showId: string, directory: string): Promise<void> {
  await client.query('delete from private.listings where show_id = $1 and directory = $2', [
    showId,
    directory,
  ])
}

/** Public shows of which nobody has said anything at this place, or that are on their way there. */
export async function unlistedAt(client: Client, directory: DirectoryId) {
  const { rows } = await client.query<{ showId: string; slug: string; title: string }>(
    `select show_id as "showId", slug, title from private.public_shows show where public_since is not null
       and not exists (select from private.listings where show_id = show.show_id and directory = $1 and state <> 'sent')
     order by show_id`,
    [directory],
  )
  return rows
}
