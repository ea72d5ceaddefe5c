import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { after, test } from 'node:test'
import pg from 'pg'
import { isAway } from './is-away.ts'
import { wasKilled } from './was-killed.ts'

const coded = (code: string) => Object.assign(new Error('told'), { code })

test('a database that has ended or starts will be back, and one that is full or crowded is there', () => {
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '08006'])
    assert.equal(wasKilled(coded(code)), true, code)
  for (const code of ['53100', '53200', '53300', '58030', 'ENOSPC', '42P01'])
    assert.equal(wasKilled(coded(code)), false, code)
})

test('a server that takes connections and says nothing was not killed', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  after(() => silent.close())
  const address = silent.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 50 })
  const ended = await Promise.allSettled([1, 2].map(() => pool.query('select 1')))
  for (const each of ended) {
    const error = each.status === 'rejected' && each.reason
    assert.deepEqual([wasKilled(error), isAway(error)], [false, true], String(error))
  }
  await pool.end()
})
