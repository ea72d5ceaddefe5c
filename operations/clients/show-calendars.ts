import type pg from 'pg'
import { type CalendarAhead, calendarsAhead } from '#database/calendars-ahead.ts'
import { mayLetOut } from '#domain/let-out.ts'
import { stageOf } from '#domain/script-gate.ts'

const showsOfPage = 50

/** The dates of all shows, the soonest first; `page` counts from 1. */
export async function showCalendars(pool: pg.Pool, page = 1, now = new Date()) {
  const skip = (page - 1) * showsOfPage
  const found = await calendarsAhead(pool, { now, most: showsOfPage + 1, skip })
  const shows = found.slice(0, showsOfPage).map(({ slots, episodes, ...show }) => ({
    ...show,
    lines: linesOf({ slots, episodes }, now),
  }))
  return { now, page, shows, hasMore: found.length > showsOfPage }
}

/** Its dates with their episodes, and after them what is made without one. */
function linesOf({ slots, episodes }: Pick<CalendarAhead, 'slots' | 'episodes'>, now: Date) {
  const shown = episodes.map((each) => ({
    ...{ requestId: each.requestId, title: each.title, at: each.date, hash: each.sound.hash ?? '' },
    ...{ stage: stageOf(each), mayLetOut: mayLetOut(each, each, now) },
  }))
  const taken = new Set(slots.map(({ requestId }) => requestId))
  const dated = slots.map((slot) => ({
    ...{ key: slot.key, at: slot.at, slot },
    episode: shown.find(({ requestId }) => requestId === slot.requestId),
  }))
  const others = shown
    .filter(({ requestId }) => !taken.has(requestId))
    .map((episode) => ({ key: episode.requestId, at: episode.at, slot: undefined, episode }))
  const place = ({ at }: { at: Date | null }) => at?.getTime() ?? Number.MAX_SAFE_INTEGER
  return [...dated, ...others].sort((one, other) => place(one) - place(other))
}
