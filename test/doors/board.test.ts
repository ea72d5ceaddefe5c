import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { type BoardState, boardStates, countStates, needs } from '#domain/board.ts'
import { seeded } from '#domain/seeded.ts'
import { showBoard } from '#operations/show-board.ts'
import { as, startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'

const { pool } = await startDatabase()
beforeEach(() => emptyTables(pool, 'podcast_requests'))

const random = seeded(4711)
const oneOf = <T>(...choices: T[]): T => choices[Math.floor(random() * choices.length)] as T // there is one

/** A request in any state that the tables allow. */
async function aRandomRequest(number: number): Promise<void> {
  const status = oneOf(
    'pending',
    'read',
    'written',
    'recorded',
    'delivered',
    'delivered',
    'failed',
    'stopped',
  )
  const { rows } = await pool.query(
    `insert into podcast_requests (website_url, email, status, created_at)
     values ($1, $2, $3, now() - make_interval(mins => $4)) returning id`,
    [
      `https://bakery-${number % 40}.test`,
      `ada-${number % 7}@mail.test`,
      status,
      Math.floor(random() * 4000),
    ],
  )
  const { id } = rows[0]
  const hasEnded = ['delivered', 'failed'].includes(status) || (status === 'recorded' && random() < 0.3)
  // Only work changes the status, unless it is stopped before any began.
  if (!['pending', 'stopped'].includes(status) || random() < 0.6)
    await pool.query(
      `insert into private.productions
         (request_id, business, step, trouble_of, trouble, ended_at, settled_at, awaits_approval_since, held_since)
       values ($1, $2, 'plan', $3, 'x', case when $4 then now() end, case when $5 then now() end,
         case when $6 then now() end, case when $7 then now() end)`,
      [
        id,
        oneOf(null, 'Mill Lane', 'Harbour & Sons'),
        status === 'failed' ? oneOf('ours', 'theirs') : oneOf(null, null, 'world', 'operator'),
        hasEnded,
        random() < 0.2,
        random() < 0.2,
        random() < 0.1,
      ],
    )
  await pool.query(`update private.letters set state = $2, tries = $3 where request_id = $1`, [
    id,
    oneOf('sent', 'sent', 'sent', 'queued', 'failed', 'unclear'),
    oneOf(0, 1),
  ])
  if (status === 'failed' && random() < 0.7)
    await pool.query(
      `insert into private.letters (request_id, kind, state) values ($1, 'request-failed', $2)`,
      [id, oneOf('sent', 'failed', 'unclear', 'queued')],
    )
}

/** Says the same as the rules, in another language and without any index: each request by itself. */
const naive = `
  select request.id, created_at, website_url, email, business, case
    when status = 'delivered' and ended_at is null and awaits_approval_since is not null and held_since is null then 'needs-you'
    when status in ('delivered', 'stopped') then status
    when status = 'failed' then case when settled_at is null and (trouble_of = 'ours' or lost
      or (trouble_of = 'theirs' and ended_at > now() - interval '7 days')) then 'needs-you' else 'failed' end
    when settled_at is null and (coalesce(trouble_of = 'operator', false) or lost
      or (ended_at is null and awaits_approval_since is not null and held_since is null)) then 'needs-you'
    when ended_at is null and held_since is not null then 'held'
    when created_at < now() - interval '48 hours' then 'late'
    when trouble_of = 'world' or waits then 'waiting' else 'working' end as state
  from podcast_requests request left join private.productions on request_id = id
  cross join lateral (
    select coalesce(bool_or(state in ('failed', 'unclear')), false) as lost, coalesce(bool_or(state = 'queued' and tries > 0), false) as waits
    from private.letters where letters.request_id = request.id and (kind = 'request-failed') = (status = 'failed')
  ) as mail`

async function naiveCounts(where = 'true') {
  const { rows } = await pool.query<{ state: BoardState; number: number }>(
    `select state, count(*)::integer as number from (${naive}) as each where ${where} group by state`,
  )
  const none = countStates([], {}, { now: 0, promiseHours: 0 })
  return { ...none, ...Object.fromEntries(rows.map(({ state, number }) => [state, number])) }
}
const board = (filter: BoardState | 'all' = 'all', search = '') =>
  showBoard(pool, { filter, search }, Date.now())

/** Page after page, as somebody would who follows the links. */
async function allRows(filter: BoardState | 'all', search = '') {
  const found = []
  let after: Awaited<ReturnType<typeof board>>['next']
  do {
    const page = await showBoard(pool, { filter, search, after }, Date.now())
    found.push(...page.rows)
    after = page.next
  } while (after)
  return found
}

describe('counts', () => {
  test('are those of a look at each request, through every change', async () => {
    for (let round = 0; round < 4; round++) {
      for (let number = 0; number < 60; number++) await aRandomRequest(number)
      assert.deepEqual((await board()).counts, await naiveCounts())
      await pool.query(
        `update podcast_requests set status = 'delivered' where status = 'recorded' and random() < 0.5`,
      )
      await pool.query(
        `update podcast_requests set status = 'pending' where status = 'failed' and random() < 0.5`,
      )
      await pool.query(
        `update podcast_requests set status = 'stopped' where status = 'read' and random() < 0.5`,
      )
      assert.deepEqual((await board()).counts, await naiveCounts())
      await pool.query(
        `delete from podcast_requests where id in (select id from podcast_requests order by random() limit 15)`,
      )
      assert.deepEqual((await board()).counts, await naiveCounts())
    }
  })

  test('stay right when many change at once, and the tally stays short', async () => {
    for (let number = 0; number < 200; number++) await aRandomRequest(number)
    const { rows } = await pool.query(
      `select id from podcast_requests where status in ('pending', 'read', 'written', 'recorded')`,
    )
    const ends = ['delivered', 'failed', 'stopped']
    await Promise.all(
      rows.map(({ id }, at) =>
        pool.query('update podcast_requests set status = $2 where id = $1', [id, ends[at % 3]]),
      ),
    )
    assert.deepEqual((await board()).counts, await naiveCounts())
    const tally = await pool.query('select from private.closed_tally')
    assert.ok((tally.rowCount ?? 0) < 200, `${tally.rowCount} lines`)
  })

  test('of an empty table are zero, and none is left of an emptied one', async () => {
    await aRandomRequest(1)
    await emptyTables(pool, 'podcast_requests')
    const { counts, rows, total } = await board()
    assert.deepEqual([...new Set(Object.values(counts)), rows, total], [0, [], 0])
  })

  test('of a search are those of what it finds', async () => {
    for (let number = 0; number < 150; number++) await aRandomRequest(number)
    assert.deepEqual(
      (await board('all', 'BAKERY-3')).counts,
      await naiveCounts(`website_url like '%bakery-3%'`),
    )
    assert.deepEqual(
      (await board('all', 'harbour & ada-2@')).counts,
      await naiveCounts(`business like 'Harbour &%' and email like 'ada-2@%'`),
    )
  })
})

describe('pages', () => {
  test('hold each request once, in every filter, the urgent ones first by when they are due', async () => {
    for (let number = 0; number < 330; number++) await aRandomRequest(number)
    const { counts, total } = await board()
    const rows = await allRows('all')
    assert.equal(rows.length, total)
    assert.equal(new Set(rows.map(({ id }) => id)).size, total)
    const ranks = rows.map(({ state }) =>
      Math.min(boardStates.indexOf(state), boardStates.indexOf('delivered')),
    )
    assert.deepEqual(
      ranks,
      ranks.toSorted((a, b) => a - b),
    )
    for (const state of boardStates) {
      const ofState = await allRows(state)
      assert.deepEqual(
        [ofState.length, [...new Set(ofState.map((row) => row.state))]],
        [counts[state], counts[state] ? [state] : []],
      )
      const isClosed = ['delivered', 'failed', 'stopped'].includes(state)
      const places = ofState.map(({ need, createdAt }) => ({
        wrong: need ? needs.indexOf(need) : 0,
        createdAt,
      }))
      assert.deepEqual(
        places,
        places.toSorted((a, b) => a.wrong - b.wrong || (isClosed ? -1 : 1) * (a.createdAt - b.createdAt)),
      )
    }
  })

  test('end and begin between requests of the same moment', async () => {
    await pool.query(
      `insert into podcast_requests (website_url, email, status, created_at)
       select 'https://bakery.test', n || '@mail.test', case when n % 2 = 0 then 'delivered' else 'read' end, '2026-01-01 00:00:00.123456'
       from generate_series(1, 230) as n`,
    )
    const rows = await allRows('all')
    assert.equal(new Set(rows.map(({ id }) => id)).size, 230)
  })
})

describe('a search', () => {
  beforeEach(async () => {
    for (const [website, email, business] of [
      ['https://100percent.test', 'ada_b@mail.test', '100% Übermut'],
      ['https://100prozent.test', 'adaxb@mail.test', 'Ganz \\ gar'],
      ['https://mill-lane.test/about/us', 'tom@other.test', null],
    ]) {
      const { rows } = await pool.query(
        'insert into podcast_requests (website_url, email) values ($1, $2) returning id',
        [website, email],
      )
      if (business)
        await pool.query('insert into private.productions (request_id, business) values ($1, $2)', [
          rows[0].id,
          business,
        ])
    }
  })
  const hosts = async (search: string) =>
    (await board('all', search)).rows.map(({ website }) => new URL(website).host).sort()

  test('finds business, host and address in any case, also before the work has begun', async () => {
    assert.deepEqual(await hosts('ÜBERMUT'), ['100percent.test'])
    assert.deepEqual(await hosts('Mill-Lane'), ['mill-lane.test'])
    assert.deepEqual(await hosts('https://www.mill-lane.test/somewhere'), ['mill-lane.test'])
    assert.deepEqual(await hosts('TOM@OTHER'), ['mill-lane.test'])
    assert.deepEqual(await hosts('100 mail.test'), ['100percent.test', '100prozent.test'])
    assert.deepEqual(await hosts('nobody'), [])
  })
  test('takes signs of patterns for what they are', async () => {
    assert.deepEqual(await hosts('100%'), ['100percent.test'])
    assert.deepEqual(await hosts('ada_b'), ['100percent.test'])
    assert.deepEqual(await hosts('\\'), ['100prozent.test'])
    assert.deepEqual(await hosts(`'; drop table podcast_requests; --`), [])
    assert.deepEqual(await hosts('\0\ud800'), [])
  })
})

test('a visitor cannot ask with a text in place of a website, and sees neither briefs nor tallies', async () => {
  const add = `insert into podcast_requests (website_url, email, status) values ('text:Mill', 'a@b.test', 'pending')`
  assert.equal(await as(pool, 'anon', add), '42501')
  for (const table of ['briefs', 'closed_tally'])
    assert.equal(await as(pool, 'anon', `select from private.${table}`), '42501')
})

test('what waits says what for, and whose turn it is', async () => {
  const { rows } = await pool.query(
    `insert into podcast_requests (website_url, email) values ('https://a.test', 'a@b.test')
     returning id, (extract(epoch from created_at) * 1000)::float8 as "createdAt"`,
  )
  await pool.query(
    `insert into private.productions (request_id, step, trouble, trouble_of) values ($1, 'record-voices', 'record-voices: The key is refused.', 'operator')`,
    [rows[0].id],
  )
  const [row] = (await board()).rows
  assert.deepEqual(
    [row?.state, row?.need, row?.trouble],
    ['needs-you', 'operator', 'record-voices: The key is refused.'],
  )
  assert.equal(row?.createdAt, rows[0].createdAt)
})
