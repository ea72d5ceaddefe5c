import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgetTroubles, toldTroubles } from '#database/told-troubles.ts'
import { forgetExpired } from '#operations/forget-expired.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'

const { pool } = await startDatabase()

test('what companies told word for word goes after 90 days, and that they told it stays', async () => {
  await pool.query(
    `insert into private.told (source, event_id, kind, happened_at, received_at, body, understood_at, trouble)
     select source, event, 'k', now(), now() - make_interval(days => days), 'said', understood::timestamptz, trouble
     from (values ('stripe', 'old', 91, '2026-01-01', null), ('stripe', 'riddle', 91, null, 'no customer'),
       ('stripe', 'unread', 91, null, null), ('operator', 'decided', 91, '2026-01-01', null),
       ('stripe', 'new', 89, '2026-01-01', null), ('stripe', 'new riddle', 89, null, 'no customer'))
       as told(source, event, days, understood, trouble)`,
  )
  const wanted = { pool, storage: await aMediaFolder(), house: await aHouse(), limitSeconds: 60 }
  assert.equal((await forgetExpired(wanted))?.notices, 2)
  const { rows } = await pool.query(`select event_id from private.told where body = '' order by 1`)
  assert.deepEqual(
    rows.map(({ event_id }) => event_id),
    ['old', 'riddle'],
  )
  assert.equal((await pool.query('select from private.told')).rowCount, 6)
  assert.equal((await toldTroubles(pool, 9)).length, 1)
  const client = await pool.connect()
  assert.equal(await forgetTroubles(client), 1)
  client.release()
})
