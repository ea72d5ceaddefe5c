import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Disk, readDisk, whyNoRoom } from './disk.ts'

const taken = (usedShare: number) => async (): Promise<Disk> => ({ freeBytes: 1, allBytes: 100, usedShare })

test('a disk says how full it is, and one that is not there says nothing', async () => {
  const disk = await readDisk('.')
  assert.ok(disk && disk.usedShare > 0 && disk.usedShare <= 1 && disk.freeBytes < disk.allBytes)
  assert.equal(await readDisk('/no/such/folder'), undefined)
})

test('nothing new is rendered once 95 % are taken, and the reason says so', async () => {
  assert.equal(await whyNoRoom('.', taken(0.949)), undefined)
  assert.match((await whyNoRoom('.', taken(0.957))) ?? '', /95 % full/)
  assert.equal(await whyNoRoom('.', async () => undefined), undefined)
})
