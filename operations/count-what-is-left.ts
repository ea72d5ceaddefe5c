/** Once a minute: how many episodes shows have left to tell, where that can have changed. Twice is once. */
import type pg from 'pg'
import { keepLeft, type ShowToCount, showsToCount } from '#database/episodes-left.ts'
import { materialOfShow } from '#database/show-material.ts'
import { gaugeOf } from '#domain/gauge.ts'

/** The others wait for the next minute. */
const mostAtOnce = 20

/** A show whose material cannot be read stops none of the others: each minute would begin with it. */
export async function countWhatIsLeft(pool: pg.Pool): Promise<void> {
  const failed = new Map<string, unknown>()
  for (const show of await showsToCount(pool, mostAtOnce))
    await countShow(pool, show).catch((error: unknown) => failed.set(show.id, error))
  if (failed.size === 0) return
  const [cause] = failed.values()
  throw new Error(`What some shows have left could not be counted: ${[...failed.keys()].join(', ')}`, {
    cause,
  })
}

async function countShow(pool: pg.Pool, show: ShowToCount): Promise<void> {
  const { passages, told, hasWebsite } = await materialOfShow(pool, show.id)
  const texts = passages.map(({ text }) => text)
  await keepLeft(pool, { ...show, left: hasWebsite ? gaugeOf(texts, told).episodes : null })
}
