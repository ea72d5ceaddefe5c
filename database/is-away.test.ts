import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { isAway } from './is-away.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test('nobody there, nobody who answers in time, and nobody who can serve us are away', () => {
  for (const code of ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'EAI_AGAIN', 'ETIMEDOUT'])
    assert.equal(isAway(coded(code)), true, code)
  for (const code of ['08006', '53100', '53300', '58030', '57P01', '57P03'])
    assert.equal(isAway(coded(code)), true, code)
  for (const words of ['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])
    assert.equal(isAway(new Error(words)), true, words)
})

test('a fault of ours is none of it', () => {
  for (const code of ['42P01', '23505', '22P02', '57014', 'ERR_INVALID_ARG_TYPE', 'STORAGE_TROUBLE'])
    assert.equal(isAway(coded(code)), false, code)
  for (const error of [new TypeError('x is not a function'), 'ECONNREFUSED', undefined])
    assert.equal(isAway(error), false)
})

test('what the client itself says of a server that is not there is understood', async () => {
  const client = new pg.Client({ host: '127.0.0.1', port: 9 })
  await assert.rejects(client.connect(), isAway)
})
