/** A year of shows that takes minutes: the house does all that it does, and people do what their lives say. */
import type pg from 'pg'
import { eventIn } from '#api/told-event.ts'
import { keepTold } from '#database/told.ts'
import type { OwedLetter } from '#domain/owed-letter.ts'
import { settingsWith } from '#domain/settings.ts'
import { keepShows } from '#operations/keep-shows.ts'
import { understandTold } from '#operations/understand-told.ts'
import { sendAllDue } from '#production/send-letters.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { LivedShow, waitingForClients } from './lived-show.ts'
import { begins } from './lives.ts'
import { workOnAll } from './making.ts'
import { aDatabaseWithAClock } from './moved-clock.ts'
import { storageInMemory } from './storage-in-memory.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const quiet = { info() {}, warn() {} }

type Letter = { at: Date; to: string; kind: string; facts: OwedLetter['facts'] }
/** `numbers`: of shows, each of which has a life, a clock and days that follow from it. */
type Wanted = { numbers: readonly number[]; weeks: number; setupEpisodes: number; minutesApart: number }
type World = { pool: pg.Pool; storage: Storage; shows: readonly LivedShow[]; letters: Letter[] } & Omit<
  Wanted,
  'shows'
>

/** Whoever asks what has become of it closes it. */
export async function liveAYear(wanted: Wanted) {
  const { pool, goTo, ...clock } = await aDatabaseWithAClock()
  const shows = wanted.numbers.map((number) => new LivedShow(pool, number))
  const world: World = { ...wanted, pool, shows, storage: storageInMemory(), letters: [] }
  const ends = new Date(begins.getTime() + wanted.weeks * 7 * day)
  let looks = 0
  for (let now = begins; now <= ends; now = await nextMoment(world, now), looks += 1) {
    await goTo(now)
    await live(world, now)
  }
  return { ...clock, pool, shows, letters: world.letters, ends, looks }
}

async function live(world: World, now: Date): Promise<void> {
  const { pool, shows, letters, storage } = world
  for (const { source, body } of shows.flatMap((show) => show.told(now)))
    await keepTold(pool, eventIn(source, Buffer.from(body), now))
  await understandTold(pool)
  const settings = settingsWith({}, { 'expert.setupEpisodes': String(world.setupEpisodes) })
  const waiting = await waitingForClients(pool)
  await Promise.all(shows.map((show) => show.live(settings, waiting, now)))
  const work = { pool, storage, passagesOf: (website: string) => passagesOf(shows, website) }
  await keepShows(pool, settings)
  // What is begun is written at once, and then the next one may be.
  while ((await workOnAll(work)) > 0) await keepShows(pool, settings)
  await sendAllDue({ pool, log: quiet, mail: { place: '', send: async () => ({ outcome: 'sent' }) }, write })
  async function write({ id, email: to, kind, facts }: OwedLetter) {
    letters.push({ at: now, to, kind, facts })
    return { id, to, subject: '', html: '', text: '', date: now }
  }
}

const passagesOf = (shows: readonly LivedShow[], website: string) =>
  shows.find((show) => website === show.website)?.life.passages ?? 1000

/** When the house has something to do, and twice a day for whoever else has. */
async function nextMoment({ pool, minutesApart }: World, now: Date): Promise<Date> {
  const { rows } = await pool.query<{ at: Date | null }>(
    `select least((select min(slots_due_at) from private.shows where rhythm is not null),
       (select min(again_at) from private.productions where ended_at is null)) as at`,
  )
  const apart = minutesApart * minute
  const at = Math.min(rows[0]?.at?.getTime() ?? Number.POSITIVE_INFINITY, now.getTime() + 12 * hour)
  return new Date(Math.max(now.getTime() + apart, Math.ceil(at / apart) * apart))
}
