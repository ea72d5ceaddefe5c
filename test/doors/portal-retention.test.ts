import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgetExpired } from '#operations/forget-expired.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'

const { pool } = await startDatabase()

/** Of each kind one that is over, and one that is not. */
const leftBehindInThePortal = () =>
  pool.query(
    `with client as (insert into private.clients default values returning id),
       gone as (insert into private.members (client_id, email, role, ended_at)
         select id, who || '@bakery.test', 'reader', now() - make_interval(days => days)
         from client, (values ('bo', 190), ('cy', 100)) as left_out(who, days)),
       asked as (insert into private.portal_asked (asked_hash, email, asked_at) values
         (sha256('old'), 'bo@bakery.test', now() - interval '25 hours'),
         (sha256('new'), 'bo@bakery.test', now() - interval '23 hours'))
     insert into private.portal_sessions (token_hash, email_key, created_at) values
       (sha256('old'), 'bo@bakery.test', now() - interval '92 days'),
       (sha256('new'), 'bo@bakery.test', now() - interval '90 days')`,
  )

test('what is left behind in the portal goes when its period is over', async () => {
  await leftBehindInThePortal()
  const wanted = { pool, storage: await aMediaFolder(), house: await aHouse(), limitSeconds: 60 }
  const { portalSessions, portalCodes, members } = (await forgetExpired(wanted)) ?? {}
  assert.deepEqual(
    { portalSessions, portalCodes, members },
    { portalSessions: 1, portalCodes: 1, members: 1 },
  )
  for (const table of ['portal_sessions', 'portal_asked', 'members'])
    assert.equal((await pool.query(`select from private.${table}`)).rowCount, 1, table)
})
