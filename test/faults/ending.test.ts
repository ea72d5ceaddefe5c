import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { isAlive, membersOf, postmasterOf, until } from './alive.ts'
import { command, newFolder, npmStart, signalGroup, started } from './started.ts'

test('Ctrl-C, pressed twice, ends everything that was started', async () => {
  const { child, dataDir, told, ended } = await started({}, command)
  await told('ready')
  const postmaster = await postmasterOf(dataDir)
  assert.notEqual(postmaster, 0)
  signalGroup(child, 'SIGINT')
  signalGroup(child, 'SIGINT')
  assert.deepEqual(await ended, { code: 0, stderr: '' })
  await until(() => membersOf(child.pid ?? 0).length === 0)
  await until(() => !isAlive(postmaster))
})

test('Ctrl-C while the database is being made ends everything, too', async () => {
  const { child, dataDir, ended } = await started({}, command)
  await until(() => readdirSync(dataDir).some((entry) => entry.startsWith('postgres')))
  signalGroup(child, 'SIGINT')
  assert.deepEqual(await ended, { code: 0, stderr: '' })
  await until(() => membersOf(child.pid ?? 0).length === 0)
  assert.equal(existsSync(path.join(dataDir, 'postgres/pgdata/postmaster.pid')), false)
})

test('in development, where Vite ends the process on its own account, the database ends, too', async () => {
  const { child, dataDir, told, ended } = await started({ NODE_ENV: 'development' })
  await told('ready')
  const postmaster = await postmasterOf(dataDir)
  assert.notEqual(postmaster, 0)
  child.kill('SIGTERM')
  await ended
  await until(() => !isAlive(postmaster))
})

test('SIGTERM to npm ends everything before npm itself ends', async () => {
  const { child, port, dataDir, told, ended } = await started({}, npmStart)
  await told('ready')
  const postmaster = await postmasterOf(dataDir)
  assert.notEqual(postmaster, 0)
  child.kill('SIGTERM')
  await once(child, 'exit')
  await assert.rejects(fetch(`http://localhost:${port}/`))
  await ended
  await until(() => !isAlive(postmaster))
})

for (const [name, program] of Object.entries({ npm: npmStart, 'the command': command }))
  test(`when ${name} is killed, the product and its database end themselves`, async () => {
    const { child, dataDir, told, ended } = await started({}, program)
    await told('ready')
    const postmaster = await postmasterOf(dataDir)
    assert.notEqual(postmaster, 0)
    child.kill('SIGKILL')
    await ended
    await until(() => membersOf(child.pid ?? 0).length === 0)
    await until(() => !isAlive(postmaster))
  })

test('when the product is killed, the next start takes its database over and ends it at last', async () => {
  const dataDir = await newFolder()
  const killed = await started({ DATA_DIR: dataDir })
  await killed.told('ready')
  const postmaster = await postmasterOf(dataDir)
  assert.notEqual(postmaster, 0)
  killed.child.kill('SIGKILL')
  await killed.ended
  const next = await started({ DATA_DIR: dataDir })
  await next.told('ready')
  assert.equal(await postmasterOf(dataDir), postmaster)
  next.child.kill('SIGTERM')
  assert.equal((await next.ended).code, 0)
  await until(() => !isAlive(postmaster))
})

test('an error that nobody caught is logged and ends everything', async () => {
  const fault = "process.on('SIGUSR2', () => Promise.reject(new Error('unforeseen')))"
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(fault)}`
  const { child, dataDir, told, ended } = await started({ NODE_OPTIONS })
  await told('ready')
  const postmaster = await postmasterOf(dataDir)
  assert.notEqual(postmaster, 0)
  child.kill('SIGUSR2')
  await told('crashed')
  assert.deepEqual(await ended, { code: 1, stderr: '' })
  await until(() => !isAlive(postmaster))
})
