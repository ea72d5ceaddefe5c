/** What a year has left in the database, and everything about it that should not be. */
import type pg from 'pg'
import type { liveAYear } from './year.ts'

type Year = Awaited<ReturnType<typeof liveAYear>>
const day = 86_400_000

type Slot = {
  showId: string
  key: string
  at: Date
  state: string
  why: string | null
  requestId: string | null
  outAt: Date | null
}

const slotsIn = async (pool: pg.Pool) =>
  (
    await pool.query<Slot>(
      `select show_id as "showId", key::text, at, state, why, slots.request_id as "requestId", published_at as "outAt"
       from private.slots left join private.episodes using (request_id) order by show_id, at`,
    )
  ).rows

type Out = {
  showId: string
  requestId: string
  at: Date
  isSetup: boolean
  isDated: boolean
  decided: Decided[]
}
type Decided = { what: string; by: string; at: string }

/** With every decision about exactly what is out. */
const episodesIn = async (pool: pg.Pool) =>
  (
    await pool.query<Out>(
      `select show_id as "showId", request_id as "requestId", published_at as at, coalesce(is_setup, false) as "isSetup",
         exists (select from private.slots where slots.request_id = episodes.request_id) as "isDated",
         array(select json_build_object('what', what, 'by', by, 'at', decisions.at) from private.decisions
           where decisions.request_id = episodes.request_id and verdict = 'yes'
             and hash = case what when 'script' then script_hash else sound_hash end) as decided
       from private.episodes join private.show_episodes using (request_id)`,
    )
  ).rows

const textsIn = async (pool: pg.Pool) =>
  (
    await pool.query<{ showId: string; text: string }>(
      `select show_id as "showId", sentence ->> 'text' as text from private.finished_steps
       join private.show_episodes using (request_id)
       cross join jsonb_path_query(output, '$.script.chapters[*].sentences[*]') as sentence where step = 'check-facts'`,
    )
  ).rows

type Past = { year: Year; slots: readonly Slot[]; out: readonly Out[] }
const showIn = ({ shows }: Year, id: string) => shows.find((show) => show.id === id)

/** Each has ended, with its reason; what it has brought came then, and at that time on its client's clock. */
function faultsOfDates({ year, slots }: Past): string[] {
  return slots.flatMap(({ showId, key, state, why, requestId, outAt, at }) => {
    const { life, rhythm } = showIn(year, showId) ?? {}
    const wall = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: rhythm?.zone }).format(at)
    const late = outAt ? outAt.getTime() - at.getTime() : 0
    return whatIsNot(`${life?.name} ${key} ${state} ${why}`, {
      'has ended': state !== 'open',
      'has an episode where it is published':
        (state === 'published') === (requestId !== null && outAt !== null),
      'has a reason': (state === 'published' || state === 'skipped') === (why === null),
      'was kept': late >= 0 && late < 7 * day,
      // An hour that does not exist moves on by one.
      'is at its time': wall === rhythm?.time || wall.slice(3) === rhythm?.time.slice(3),
    })
  })
}

/** Nothing is out that people, or a silence that a letter had announced, have not approved; or while its plan rests. */
function faultsOfEpisodes({ year, out }: Past): string[] {
  return out.flatMap(({ showId, requestId, at, isSetup, isDated, decided }) => {
    const show = showIn(year, showId)
    const on = show?.dayOf(at) ?? 0
    const [from = Number.POSITIVE_INFINITY, to = Number.POSITIVE_INFINITY] = show?.life.nothingBetween ?? []
    const isApproved = (gate: string) =>
      decided.some(({ what, at: then }) => what === gate && Date.parse(then) <= at.getTime())
    const wasSaid = (then: string) =>
      year.letters.some(
        ({ facts }) => facts.request === requestId && Date.parse(String(facts.passes)) <= Date.parse(then),
      )
    return whatIsNot(`${show?.life.name} ${requestId} out on day ${on}`, {
      'has a script that is approved': isApproved('script'),
      'has a sound that is approved': isApproved('episode'),
      'is one of the first or has a date': isSetup || isDated,
      // What is told on a day is known within hours.
      'is of a plan that runs': on < from + 1 || on > to - 0.5,
      'passed as a letter said': decided.every(({ by, at: then }) => by !== 'silence' || wasSaid(then)),
    })
  })
}

/** One a day for each person, and of everything one that says it first. */
function faultsOfLetters({ letters }: Year): string[] {
  const byPerson = Object.values(Object.groupBy(letters, ({ to }) => to)).flatMap((theirs = []) =>
    theirs.slice(1).map(({ to, at }, before) => ({ to, at, since: theirs[before]?.at })),
  )
  const soon = byPerson.filter(({ at, since }) => since && at.getTime() - since.getTime() < day)
  const firsts = letters.filter(({ kind, facts }) => kind !== 'portal-show' && !facts.isAgain)
  const twice = Object.entries(
    Object.groupBy(firsts, ({ to, kind, facts }) => `${to} ${kind} ${facts.request}`),
  )
  return [
    ...soon.map(({ to, at }) => `${to}: two letters on ${at.toISOString()}`),
    ...twice.flatMap(([what, those = []]) =>
      those.length > 1 ? [`${what}: told first ${those.length} times`] : [],
    ),
  ]
}

async function faultsOfHouse(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(
    `select kind || ' to a member is ' || state as fault from private.letters where state not in ('sent', 'queued')
     union all select kind || ' was not understood: ' || trouble from private.told where trouble is not null`,
  )
  return rows.map(({ fault }) => fault)
}

const whatIsNot = (of: string, expected: Record<string, boolean>): string[] =>
  Object.entries(expected).flatMap(([what, isTrue]) => (isTrue ? [] : [`${of}: not what ${what}`]))

export async function whatBecame(year: Year) {
  const { pool, ends } = year
  const [all, out, texts] = [await slotsIn(pool), await episodesIn(pool), await textsIn(pool)]
  const slots = all.filter(({ at }) => at.getTime() < ends.getTime() - day)
  const letters = year.letters.filter(({ kind }) => calls.has(kind))
  const past = { year, slots, out }
  const told = Object.entries(Object.groupBy(texts, ({ showId, text }) => `${showId} ${text}`))
  const faults = [
    ...faultsOfDates(past),
    ...faultsOfEpisodes(past),
    ...told.flatMap(([text, times = []]) => (times.length > 1 ? [`${text} told ${times.length} times`] : [])),
    ...faultsOfLetters({ ...year, letters }),
    ...(await faultsOfHouse(pool)),
  ]
  return { slots, out, letters, passages: told.length, faults }
}

const calls = new Set(['portal-script', 'portal-episode', 'portal-show'])
