import type pg from 'pg'
import { publicShow } from '#database/public-shows.ts'
import { coverName, dropShowCover, keepShowCover } from '#database/show-covers.ts'
import type { Operator } from '#domain/operator.ts'
import type { CoverFault } from '#domain/show-cover.ts'
import { takeInCover } from '#pictures/covers/take-in-cover.ts'
import { withShow } from './change-public-show.ts'

type By = { pool: pg.Pool; operator: Pick<Operator, 'id'> | undefined; showId: string }

export async function giveCover(
  by: By,
  bytes: Uint8Array,
): Promise<{ outcome: 'done' | 'gone' | CoverFault }> {
  const taken = await takeInCover(bytes)
  if (!taken.ok) return { outcome: taken.fault }
  return withShow(by, 'give-cover', async (client, { showId }) => {
    await keepShowCover(client, showId, taken.cover)
    return { outcome: 'done' as const }
  })
}

/** Undefined: nobody has filled the show in. */
export async function coverInStudio(pool: pg.Pool, showId: string) {
  const show = await publicShow(pool, showId)
  return show && { showId, title: show.title, cover: await coverName(pool, showId) }
}

/** Its episodes show the one that we draw again. */
export const takeCoverAway = (by: By): Promise<{ outcome: 'done' | 'gone' }> =>
  withShow(by, 'take-cover-away', async (client, { showId }) => ({
    outcome: (await dropShowCover(client, showId)) ? ('done' as const) : ('gone' as const),
  }))
