import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { claimLetter } from '#database/letters.ts'
import { oweReminders } from '#database/reminders.ts'
import type { OwedLetter } from '#domain/owed-letter.ts'
import { settingsWith } from '#domain/settings.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { askedFor } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const reminding = { afterHours: 4, everyHours: 12 }
beforeEach(() => emptyTables(pool, 'podcast_requests', 'private.operators', 'private.letters'))

async function waiting(hours: number, held = false): Promise<string> {
  const id = await askedFor(pool)
  await pool.query(
    `insert into private.productions (request_id, awaits_approval_since, held_since)
     values ($1, now() - make_interval(hours => $2), case when $3 then now() end)`,
    [id, hours, held],
  )
  return id
}
const later = (hours: number) =>
  pool.query(
    `update private.productions set awaits_approval_since = awaits_approval_since - make_interval(hours => $1),
       reminded_at = reminded_at - make_interval(hours => $1)`,
    [hours],
  )
const reminders = async () =>
  (await pool.query(`select facts from private.letters where kind = 'approval-reminder'`)).rows

test('whoever may approve hears of what waits for hours, in one letter', async () => {
  await anOperator(pool, { name: 'Ines' })
  await anOperator(pool, { name: 'Paul' })
  await waiting(1)
  await waiting(5)
  await waiting(6)
  await waiting(9, true)
  assert.deepEqual((await Promise.all([1, 2, 3].map(() => oweReminders(pool, reminding)))).sort(), [0, 0, 2])
  assert.deepEqual(await reminders(), [{ facts: { waiting: 2 } }, { facts: { waiting: 2 } }])
})

test('they are reminded again while it goes on waiting, and not before', async () => {
  await anOperator(pool)
  const id = await waiting(5)
  for (const [hours, letters] of [
    [0, 1],
    [11, 1],
    [2, 2],
  ] as const) {
    await later(hours)
    await oweReminders(pool, reminding)
    assert.equal((await reminders()).length, letters)
  }
  await pool.query('update private.productions set awaits_approval_since = null where request_id = $1', [id])
  await later(48)
  assert.equal(await oweReminders(pool, reminding), 0)
})

test('the letter says how many wait, and leads to a door that it does not open', async () => {
  await anOperator(pool, { name: 'Ines' })
  await waiting(5)
  await oweReminders(pool, reminding)
  await pool.query(`delete from private.letters where kind <> 'approval-reminder'`)
  const owed = (await claimLetter(pool)) as OwedLetter & { name: string }
  const build = await import(path.join(testConfig().checkout, 'build/server/index.js'))
  const { writeLetter } = build.entry.module as typeof import('#site/letters/write-letter.tsx')
  const { name } = owed
  const told = { kind: 'approval-reminder', facts: { waiting: 1 }, website: null } as const
  const { subject, text, html } = await writeLetter(
    { ...told, name, origin: 'https://offmic.test' },
    settingsWith(),
  )
  assert.equal(subject, 'An episode waits for your approval')
  assert.match(text, /Hello Ines, an episode has been waiting/)
  assert.match(html, /href="https:\/\/offmic\.test\/studio"/)
  assert.doesNotMatch(html, /sign-in\//)
})
