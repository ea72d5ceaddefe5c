import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { freePort } from '#test/free-port.ts'
import { main, newFolder, started } from './started.ts'

const checkout = path.resolve(import.meta.dirname, '../..')

test('a taken port is named', async () => {
  const port = await freePort()
  const taken = createServer().listen(port)
  await once(taken, 'listening')
  const sentence = `Port ${port} is already in use: end what listens there, or set PORT.\n`
  await failsWith(sentence, { PORT: String(port) })
  taken.close()
})

test('a data folder that cannot be made is named', async () => {
  const file = path.join(await newFolder(), 'file')
  await writeFile(file, '')
  const reason = 'ENOTDIR: not a directory'
  await failsWith(`The data folder ${file}/data cannot be written (${reason}): set DATA_DIR.\n`, {
    DATA_DIR: `${file}/data`,
  })
})

test('a read-only disk is named', async () => {
  const disk = await newFolder()
  const mounted = 'mount -t tmpfs -o ro none "$DATA_DIR" && exec "$@"'
  const onReadOnlyDisk = ['unshare', '--mount', '--map-root-user', 'sh', '-c', mounted, 'sh', ...main]
  const reason = 'EROFS: read-only file system'
  const sentence = `The data folder ${disk} cannot be written (${reason}): set DATA_DIR.\n`
  await failsWith(sentence, { DATA_DIR: disk }, onReadOnlyDisk)
})

test('all faults of the configuration are named at once', async () => {
  const faults = [
    'The configuration cannot be used:',
    '  PORT must be a whole number from 1 to 65535.',
    '  DATABASE_URL must be a postgres:// address.',
    '  CHECKOUT_EXPERT_URL must be an address that begins with https://.',
  ]
  const env = { PORT: 'http', DATABASE_URL: 'secret', CHECKOUT_EXPERT_URL: 'pay.example.com' }
  await failsWith(`${faults.join('\n')}\n`, env)
})

test('a corrupt .env is named by its line', async () => {
  const copy = await copyOfCheckout()
  await writeFile(path.join(copy, '.env'), 'ROLES=web\nSMTP_URL smtp://secret\n')
  const sentence = 'The configuration cannot be used:\n  .env line 2 is not of the form NAME=value.\n'
  await failsWith(sentence, {}, main, copy)
})

test('a missing build that cannot be made is said, below the builder’s own words', async () => {
  await failsWith('The site cannot be built: the output above says why.\n', {}, main, await copyOfCheckout())
})

const rooms =
  'api audio content database domain feeds operations pictures production reader server site vendors'
    .split(' ')
    .filter((room) => existsSync(path.join(checkout, room)))

async function failsWith(sentence: string, env: NodeJS.Dict<string>, program = main, cwd = checkout) {
  const { ended } = await started(env, program, cwd)
  assert.deepEqual(await ended, { code: 1, stderr: sentence })
}

/** Every room, and no configuration to build the site with. */
async function copyOfCheckout(): Promise<string> {
  const copy = await newFolder()
  for (const part of ['package.json', ...rooms])
    await cp(path.join(checkout, part), path.join(copy, part), { recursive: true })
  await symlink(path.join(checkout, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}
