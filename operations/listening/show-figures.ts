/** The figures of a show, each with the sum behind it. */
import type pg from 'pg'
import { agentListReadAt } from '#database/listening-days.ts'
import {
  daysHeard,
  episodesHeard,
  everythingHeard,
  leftOutOfShow,
  programsHeard,
} from '#database/listening-figures.ts'
import { clientOfShow, publicShow } from '#database/public-shows.ts'
import { csvFile } from '#domain/csv.ts'
import { isId } from '#domain/id.ts'
import { ages, byWeek, everyDay, explain, hasAge, median } from '#domain/listening/figures.ts'
import { reasonNumbered } from '#domain/listening/left-out.ts'
import { utcDay } from '#domain/listening/notebook-line.ts'

/** A show that was filled in; with a client, only one of theirs. */
export async function showWithFigures(pool: pg.Pool, showId: string, clientId?: string) {
  const of = isId(showId) ? await clientOfShow(pool, showId) : undefined
  return of && (clientId === undefined || of.clientId === clientId) ? publicShow(pool, showId) : undefined
}

const shownDays = 90
const day = 86_400_000

export async function figuresOfShow(pool: pg.Pool, showId: string, now = Date.now()) {
  const [from, to] = [utcDay(now - (shownDays - 1) * day), utcDay(now)]
  const [episodes, days, programs, leftOut, listReadAt] = await Promise.all([
    episodesHeard(pool, showId),
    daysHeard(pool, showId, from),
    programsHeard(pool, showId, from),
    leftOutOfShow(pool, showId),
    agentListReadAt(pool),
  ])
  const old = ages.map((age, at) =>
    episodes.filter(({ since }) => hasAge(since, age, now)).map(({ within }) => within[at] ?? 0),
  )
  const shown = episodes.map(({ within, ...episode }) => ({
    ...episode,
    within: ages.map((age, at) => (hasAge(episode.since, age, now) ? (within[at] ?? 0) : null)),
    explained: explain(
      episode.downloads,
      leftOut.filter((row) => row.episode === episode.episode),
    ),
  }))
  const every = everyDay(days, from, to)
  const ofDay = Map.groupBy(leftOut, (row) => row.day)
  return {
    episodes: shown,
    medians: old.map((numbers) => median(numbers) ?? null),
    days: every.map((each) => ({ ...each, explained: explain(each.downloads, ofDay.get(each.day) ?? []) })),
    weeks: byWeek(every),
    apps: summedBy(programs, ({ app }) => app),
    devices: summedBy(programs, ({ device }) => device),
    total: explain(
      episodes.reduce((sum, { downloads }) => sum + downloads, 0),
      leftOut,
    ),
    listReadAt: listReadAt ?? null,
  }
}

export type ShowFigures = Awaited<ReturnType<typeof figuresOfShow>>

type Programs = Awaited<ReturnType<typeof programsHeard>>

function summedBy(programs: Programs, nameOf: (program: Programs[number]) => string) {
  const sums = new Map<string, number>()
  for (const program of programs)
    sums.set(nameOf(program), (sums.get(nameOf(program)) ?? 0) + program.downloads)
  return [...sums]
    .map(([name, downloads]) => ({ name, downloads }))
    .sort((one, other) => other.downloads - one.downloads)
}

/** All of it, a line for each number, as spreadsheets read it. */
export async function figuresAsCsv(pool: pg.Pool, showId: string): Promise<string> {
  const rows = await everythingHeard(pool, showId)
  return csvFile([
    ['day', 'episode', 'title', 'what', 'app', 'device', 'count'],
    ...rows.map(({ day: of, number, title, reason, app, device, count }) => [
      of,
      number,
      title,
      reason === null ? 'download' : reasonNumbered(reason),
      app,
      device,
      count,
    ]),
  ])
}
