import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { keepShort, lastComplaint } from './server-log.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'offmic-log-'))
after(() => rm(folder, { recursive: true }))
const [log, words] = [path.join(folder, 'server.log'), path.join(folder, 'pg_ctl.log')]
const old = '2026-11-23 FATAL:  the database system is shutting down\n'
const starting = 'waiting for server to start....'

test('of what the server has said only this time counts, and its worst word first', async () => {
  await writeFile(log, old)
  const from = await keepShort(log)
  await writeFile(log, `${old}PANIC:  could not locate a valid checkpoint record\nLOG:  shut down\n`)
  assert.equal(
    await lastComplaint({ log, words }, from),
    'PANIC:  could not locate a valid checkpoint record',
  )
})

test('what it says without a level is a reason, too', async () => {
  await writeFile(log, 'postgres: could not find the database system\nbut could not open file "pg_control"\n')
  assert.equal(await lastComplaint({ log, words }, 0), 'but could not open file "pg_control"')
})

test('where there is no log, its starter’s words count, without those that say nothing', async () => {
  await rm(log)
  const end = ' stopped waiting\npg_ctl: could not start server\nExamine the log output.\n'
  await writeFile(words, `${starting}sh: 1: cannot create server.log: Permission denied\n${end}`)
  assert.equal(await lastComplaint({ log, words }, 0), 'sh: 1: cannot create server.log: Permission denied')
  await writeFile(words, `${starting}${end}`)
  assert.equal(await lastComplaint({ log, words }, 0), 'it does not say why')
})
