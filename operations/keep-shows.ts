/** What is done for shows once a minute, on whichever machine comes first. */
import type pg from 'pg'
import { oweScriptLetters } from '#database/script-letters.ts'
import type { Settings } from '#domain/read-setting.ts'
import { countWhatIsLeft } from './count-what-is-left.ts'
import { findHoldUps } from './find-hold-ups.ts'
import { keepDueCalendars } from './keep-calendar.ts'
import { passBySilence } from './pass-by-silence.ts'

/** What goes wrong with one of them stops none of the others. */
export async function keepShows(pool: pg.Pool, settings: Settings): Promise<void> {
  const failed: unknown[] = []
  for (const chore of [
    () => keepDueCalendars(pool, settings),
    () => passBySilence(pool),
    () => countWhatIsLeft(pool),
    () => findHoldUps(pool, settings),
    () => oweScriptLetters(pool, new Date(), { ofShows: true }),
  ])
    await chore().catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw new Error(failed.map(String).join(' '), { cause: failed[0] })
}
