/** Once a minute: how many episodes shows have left to tell, where that can have changed. Twice is once. */
import type pg from 'pg'
import { keepLeft, showsToCount } from '#database/episodes-left.ts'
import { materialOfShow } from '#database/show-material.ts'
import { gaugeOf } from '#domain/gauge.ts'

/** The others wait for the next minute. */
const mostAtOnce = 20

export async function countWhatIsLeft(pool: pg.Pool): Promise<void> {
  for (const show of await showsToCount(pool, mostAtOnce)) {
    const { passages, told, hasWebsite } = await materialOfShow(pool, show.id)
    const texts = passages.map(({ text }) => text)
    await keepLeft(pool, { ...show, left: hasWebsite ? gaugeOf(texts, told).episodes : null })
  }
}
