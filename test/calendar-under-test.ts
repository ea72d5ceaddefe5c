/** Clients who pay, and the calendars of their shows. */
import type pg from 'pg'
import { allQuestions } from '#content/questionnaire.ts'
import { addAnswers } from '#database/answers.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { slotsOf } from '#database/slots.ts'
import { offerSound } from '#database/sound-offers.ts'
import type { Answer } from '#domain/questionnaire.ts'
import type { Settings } from '#domain/read-setting.ts'
import { keepDueCalendars } from '#operations/keep-calendar.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { anEpisodeAtGate, soundOf } from './offers-under-test.ts'
import { aClientWithAShow } from './scripts-under-test.ts'

const everyDay = { zone: 'Europe/London', weekdays: [1, 2, 3, 4, 5, 6, 7], time: '09:00', without: [] }

/** `daysAgo`: when that was told. */
export const subscribed = (
  pool: pg.Pool,
  clientId: string,
  state: string,
  { id = 'sub_1', daysAgo = 0, ...more }: { id?: string; daysAgo?: number; [fact: string]: unknown } = {},
) =>
  pool.query(
    `insert into private.client_things (id, client_id, kind, as_of, rank, event_id, facts)
     values ('subscription:' || $3, $1, 'subscription', now() - $4 * interval '1 day', 1, 'e', $2)
     on conflict (id) do update set facts = excluded.facts, as_of = excluded.as_of`,
    [clientId, { state, offer: 'expert', ...more }, id, daysAgo],
  )

/** Finished, and its client has approved these very bytes; `ask`: as the line does when it has come to its gate. */
export async function anApprovedEpisode(pool: pg.Pool, storage: Storage, showId: string) {
  const requestId = await anEpisodeAtGate(pool, storage, showId)
  const audioHash = (await soundOf(pool, requestId))?.hash ?? ''
  await pool.query(
    `insert into private.decisions (show_id, request_id, title, version, hash, verdict, by, what)
     values ($1, $2, '', 0, decode($3, 'hex'), 'yes', 'member', 'episode')`,
    [showId, requestId, audioHash],
  )
  const ask = async () => (await offerSound(pool, { requestId, version: 0, audioHash })).isPassed
  return { requestId, ask }
}

/** As the line has left it: it has asked, and it waits. */
export async function anEpisodeThatWaits(pool: pg.Pool, storage: Storage, showId: string) {
  const episode = await anApprovedEpisode(pool, storage, showId)
  await episode.ask()
  return episode
}

/** Another show of the client, paid with a subscription of its own. */
export async function anotherShow(pool: pg.Pool, clientId: string, id: string): Promise<string> {
  await subscribed(pool, clientId, 'active', { id })
  const { rows } = await pool.query<{ id: string }>(
    `insert into private.shows (client_id, paid_with, rhythm, slots_due_at)
     values ($1, 'subscription:' || $2, $3, now()) returning id`,
    [clientId, id, everyDay],
  )
  return rows[0]?.id ?? ''
}

/** Of a client who pays, on every day of the week, so that the next date is tomorrow. */
export async function aCalendar(pool: pg.Pool) {
  const { clientId, showId, ada } = await aClientWithAShow(pool)
  await subscribed(pool, clientId, 'active')
  await pool.query(
    `update private.shows set paid_with = 'subscription:sub_1', rhythm = $2, slots_due_at = now(), since = now()
     where id = $1`,
    [showId, everyDay],
  )
  return { clientId, showId, ada }
}

export async function lookAt(pool: pg.Pool, settings: Settings, showId: string, now = new Date()) {
  await pool.query('update private.shows set slots_due_at = $1 where slots_due_at is not null', [now])
  await keepDueCalendars(pool, settings, now)
  return slotsOf(pool, showId)
}

/** All that an episode is begun from; `more`: what else they say, or say otherwise. */
export async function answerNeeded(
  pool: pg.Pool,
  showId: string,
  { id: memberId }: { id: string },
  more: Record<string, Partial<Answer>> = {},
) {
  const said: Record<string, string> = { website: 'bakery.test', never: 'Competitors', approves: 'Ada' }
  const typed = allQuestions
    .filter(({ id, isNeeded }) => isNeeded || id in more)
    .map(({ id }) => ({
      question: id,
      was: 0,
      answer: { text: said[id] ?? 'One\nTwo\nThree\nFour\nFive', choices: [], ...more[id] },
    }))
  await inTransaction(pool, (client) => addAnswers(client, { showId, memberId, typed }))
}
