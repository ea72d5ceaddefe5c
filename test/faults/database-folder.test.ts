import assert from 'node:assert/strict'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { startEmbedded } from '#database/embedded.ts'
import { isAlive, postmasterOf, until } from './alive.ts'
import { newFolder } from './started.ts'

test('two first starts at once share one database, and an interrupted one is swept away', async () => {
  const folder = await newFolder()
  await mkdir(path.join(folder, 'postgres.unfinished-killed'))
  const [one, two] = await Promise.all([startEmbedded(folder), startEmbedded(folder)])
  assert.equal(one.url, two.url)
  assert.deepEqual(await readdir(folder), ['postgres'])
  await one.stop()
})

test('a database whose folder was deleted can still be stopped', async () => {
  const folder = await newFolder()
  const { stop } = await startEmbedded(folder)
  const postmaster = await postmasterOf(folder)
  assert.notEqual(postmaster, 0)
  await rm(path.join(folder, 'postgres'), { recursive: true })
  await stop()
  await until(() => !isAlive(postmaster))
})
