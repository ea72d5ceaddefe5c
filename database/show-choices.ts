/** How a show sounds and looks, where its client has decided: the line reads it. */
import type pg from 'pg'
import type { ShowChoices } from '#domain/script.ts'

export async function keepSound(
  client: pg.ClientBase,
  showId: string,
  { voices, theme, cover }: Partial<Pick<ShowChoices, 'voices' | 'theme' | 'cover'>>,
): Promise<void> {
  await client.query(
    `update private.public_shows set voices = coalesce($2, voices), theme = coalesce($3, theme),
       drawn_cover = coalesce($4, drawn_cover) where show_id = $1`,
    [showId, voices ? JSON.stringify(voices) : null, theme ?? null, cover ? JSON.stringify(cover) : null],
  )
}

/** What the line is told of the show of a request: null where it is of none, or that one has said nothing of itself. */
export const orderedShow = (requestId: string) => `(select json_build_object('name', nullif(show.title, ''),
    'voices', voices, 'theme', theme, 'cover', drawn_cover)
  from private.show_episodes join private.public_shows show using (show_id) where request_id = ${requestId})`

/** Of many at once: who speaks, where that is decided. */
export async function decidedVoices(
  client: pg.ClientBase,
  showIds: readonly string[],
): Promise<Map<string, ShowChoices['voices']>> {
  const { rows } = await client.query<{ id: string; voices: ShowChoices['voices'] }>(
    `select show_id as id, voices from private.public_shows where show_id = any ($1) and voices <> '{}'`,
    [showIds],
  )
  return new Map(rows.map(({ id, voices }) => [id, voices]))
}
