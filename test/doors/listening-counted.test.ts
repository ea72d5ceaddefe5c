import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { closeListeningDays } from '#database/listening-days.ts'
import { utcDay } from '#domain/listening/notebook-line.ts'
import { sound, startShowDoors } from '#test/show-doors-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-listening-'))
after(() => rm(dataDir, { recursive: true, force: true }))
const monday = Date.parse('2026-03-02T00:00:00Z')
const { kept, ask, wait, now, counting, empty } = await startShowDoors({ dataDir, startsAt: monday })
if (!counting) throw new Error('Nobody counts.')
const notebooks = path.join(dataDir, 'listening')
beforeEach(async () => {
  await empty()
  await counting.close()
  await rm(notebooks, { recursive: true, force: true })
})

const phone = { 'user-agent': 'Overcast/3.0 (iPhone)', 'x-forwarded-for': '203.0.113.7' }
const hour = 3_600_000
const table = async (sql: string) => {
  const { rows } = await kept.pool.query<{ name: string; count: number }>(sql)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
const counts = async () => {
  await counting.flush()
  await counting.fold()
  return table(`select day::text as name, sum(downloads)::int as count from (
    select day, downloads from private.downloads union all
    select day, 1 from private.heard where is_counted) all_of_them group by 1 order by 1`)
}
const leftOut = () =>
  table('select reason as name, sum(requests)::int as count from private.left_out group by 1 order by 1')
const goTo = async (moment: string) => {
  wait(Date.parse(moment) - now())
  await counting.renew()
}

test('the vector of PTMG 2.3: 1, 1, 0, 1 with the calendar day as its window', async () => {
  await aShowInPublic(kept)
  const heard: number[] = []
  for (const moment of ['2026-03-02T22:00', '2026-03-03T03:00', '2026-03-03T22:15', '2026-03-04T23:15']) {
    await goTo(`${moment}:00Z`)
    const before = Object.values(await counts()).reduce((sum, each) => sum + each, 0)
    await ask(sound, phone)
    heard.push(Object.values(await counts()).reduce((sum, each) => sum + each, 0) - before)
  }
  assert.deepEqual(heard, [1, 1, 0, 1])
  assert.deepEqual(await counts(), { '2026-03-02': 1, '2026-03-03': 1, '2026-03-04': 1 })
})

describe('a download', () => {
  test('is made of parts that together cover a minute, and of none that overlap', async () => {
    const { episode } = await aShowInPublic(kept)
    const whole = episode.mp3.length
    const minute = Math.ceil((whole / 144) * 60)
    const part = (first: number, last: number) => ask(sound, { ...phone, range: `bytes=${first}-${last}` })
    await part(0, minute - 100)
    await part(0, minute - 100)
    await part(1000, minute - 50)
    assert.deepEqual(await counts(), {})
    await part(minute - 49, minute)
    assert.equal(Object.values(await counts())[0], 1)
    await part(minute, whole - 1)
    assert.equal(Object.values(await counts())[0], 1)
  })

  test('is one for each listener: an address with its program, whole networks of version 6 as one', async () => {
    await aShowInPublic(kept)
    const from = (address: string, agent = phone['user-agent']) =>
      ask(sound, { 'user-agent': agent, 'x-forwarded-for': address })
    await from('203.0.113.7')
    await from('203.0.113.7', 'AntennaPod/3.4.0')
    await from('203.0.113.8')
    await from('2001:db8:1:2::1')
    await from('2001:db8:1:2:ffff::9')
    await from('2001:db8:1:3::1')
    assert.equal(Object.values(await counts())[0], 5)
  })
})

test('what is no listening says why', async () => {
  await aShowInPublic(kept)
  const machine = { ...phone, 'user-agent': 'curl/8.5.0' }
  const { headers } = await ask(sound, phone, 'HEAD')
  await ask(sound, { ...phone, 'if-none-match': headers.etag })
  await ask(sound, { ...phone, range: 'bytes=999999999-' })
  await ask(sound, { ...phone, range: 'bytes=0-1' })
  await ask(sound, machine)
  await ask(sound, { ...phone, 'sec-purpose': 'prefetch;prerender' })
  await ask(sound, { ...phone, 'user-agent': 'OffmicBot/1.0 (+https://offmic.test)' })
  assert.deepEqual([await counts(), await leftOut()], [{}, { 1: 3, 2: 1, 3: 1, 4: 1, 5: 1 }])
})

test('a robot with a name of its own each time is left out from its hundredth on', async () => {
  await aShowInPublic(kept)
  for (let at = 0; at < 130; at++)
    await ask(sound, { ...phone, 'x-forwarded-for': '198.51.100.9', 'user-agent': `Player ${at}` })
  assert.equal(Object.values(await counts())[0], 100)
  assert.deepEqual(await leftOut(), { 6: 30 })
})

test('a day that is over keeps its numbers and nobody in them, and every request has its reason', async () => {
  await aShowInPublic(kept)
  const day = utcDay(now())
  await ask(sound, phone)
  await ask(sound, phone)
  await ask(sound, { ...phone, range: 'bytes=0-999' })
  await ask(sound, { ...phone, 'x-forwarded-for': '203.0.113.99', range: 'bytes=0-999' })
  const before = await counts()
  assert.equal(await closeListeningDays(kept.pool, utcDay(now() + 24 * hour)), 2)
  assert.deepEqual(await counts(), before)
  assert.deepEqual(before, { [day]: 1 })
  assert.deepEqual(await leftOut(), { 7: 1, 8: 1, 9: 1 })
})

test('an address stands in no file and in no table, and after two days no salt is there to find one by', async () => {
  await aShowInPublic(kept)
  const agent = 'Overcast/3.0 (an agent like no other)'
  await ask(sound, { 'user-agent': agent, 'x-forwarded-for': '198.51.100.77' })
  await ask(sound, { 'user-agent': agent, 'x-forwarded-for': '198.51.100.77', range: 'bytes=0-1' })
  await counting.flush()
  const names = await readdir(notebooks)
  const written = await Promise.all(names.map((name) => readFile(path.join(notebooks, name), 'latin1')))
  assert.equal(written.join('').split('\n').length, 3)
  await counting.fold()
  const { rows: tables } = await kept.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema = 'private' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const { rows } = await kept.pool.query<{ text: string | null }>(
      `select string_agg(t::text, '') as text from ${name} t`,
    )
    written.push(rows[0]?.text ?? '')
  }
  for (const text of written)
    for (const secret of ['198.51.100', 'no other']) assert.ok(!text.includes(secret))
  const salts = async () =>
    (await kept.pool.query<{ day: string }>('select day::text from private.listening_salts')).rows
  const today = utcDay(now())
  assert.ok((await salts()).some(({ day }) => day === today))
  wait(48 * hour)
  await counting.renew()
  assert.ok(!(await salts()).some(({ day }) => day === today))
})
