import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { reviewPolicy } from '#database/settings.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()

beforeEach(async () => {
  await emptyTables(pool, 'private.settings', 'private.operators')
})

const choose = (settings: object) =>
  pool.query('insert into private.settings (settings) values ($1)', [settings])

test('while there is nobody to ask, nobody is asked', async () => {
  assert.equal(await reviewPolicy(pool, 'review'), 'automatic')
  await choose({ review: 'review' })
  assert.equal(await reviewPolicy(pool, 'review'), 'automatic')
})

test('an operator who was shut out is nobody to ask', async () => {
  await anOperator(pool)
  await pool.query('update private.operators set disabled_at = now()')
  assert.equal(await reviewPolicy(pool, 'review'), 'automatic')
})

test('once there is an operator, the environment decides until the studio does', async () => {
  await anOperator(pool)
  assert.equal(await reviewPolicy(pool, 'review'), 'review')
  assert.equal(await reviewPolicy(pool, 'automatic'), 'automatic')
  await choose({ review: 'automatic' })
  assert.equal(await reviewPolicy(pool, 'review'), 'automatic')
  await choose({ review: 'review' })
  assert.equal(await reviewPolicy(pool, 'automatic'), 'review')
})

test('settings that leave it out leave it to the environment', async () => {
  await anOperator(pool)
  await choose({ review: 'review' })
  await choose({})
  assert.equal(await reviewPolicy(pool, 'automatic'), 'automatic')
})
