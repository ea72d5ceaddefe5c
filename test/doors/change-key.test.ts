import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { listenKey } from '#database/episodes.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { findCodes, keepCodes, openCodes } from '#database/one-time-codes.ts'
import { sealSecrets } from '#database/seal-secrets.ts'
import { secretKeyOf } from '#database/secret-key.ts'
import { secretKeyFile } from '#database/secret-key-file.ts'
import { keepVendorKey, listVendorKeys, openVendorKey } from '#database/vendor-keys.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { testSecretKey, testSecretKeyText } from '#test/secret-key-under-test.ts'
import { someoneWithCodes } from '#test/sign-in-under-test.ts'

const runNode = promisify(execFile)
const [old, next] = [Buffer.from(testSecretKeyText, 'hex'), Buffer.alloc(32, 7)]
const [changed, alone] = [secretKeyOf(next, old), secretKeyOf(next)]
const key = { key: 'sk-0123456789abcdefXYZ' }

async function aFullHouse() {
  const { pool } = await startDatabase()
  const [noor, ines] = [await someoneWithCodes(pool), await someoneWithCodes(pool, { name: 'Ines' })]
  await inTransaction(pool, (client) =>
    keepVendorKey(client, testSecretKey, { purpose: 'writer', vendor: 'openai', key, operatorId: noor.id }),
  )
  return { pool, noor, ines }
}

test('another key of the house seals everything anew at the start, however many start at once', async () => {
  const { pool, noor, ines } = await aFullHouse()
  const links = await listenKey(pool, testSecretKey)
  await Promise.all(Array.from({ length: 4 }, () => sealSecrets(pool, changed)))
  assert.deepEqual(await listenKey(pool, alone), links)
  for (const { id, secret } of [noor, ines]) {
    const codes = await findCodes(pool, id)
    assert.equal(codes && openCodes(alone, id, codes), secret)
  }
  const [kept] = await listVendorKeys(pool)
  assert.deepEqual(kept && openVendorKey(alone, kept), key)
  assert.equal(kept && openVendorKey(testSecretKey, kept), undefined)
})

test('what a process with the old key keeps meanwhile is sealed anew by the next start', async () => {
  const { pool, noor } = await aFullHouse()
  await sealSecrets(pool, changed)
  await keepCodes(pool, testSecretKey, { operatorId: noor.id, secret: noor.secret, step: 0 })
  await sealSecrets(pool, changed)
  const codes = await findCodes(pool, noor.id)
  assert.equal(codes && openCodes(alone, noor.id, codes), noor.secret)
})

test('a key to a vendor opens in no other row and for no other vendor', async () => {
  const { pool } = await aFullHouse()
  for (const change of [`purpose = 'voices'`, `purpose = 'writer', vendor = 'elsewhere'`]) {
    await pool.query(`update private.vendor_keys set ${change}`)
    const [kept] = await listVendorKeys(pool)
    assert.equal(kept && openVendorKey(testSecretKey, kept), undefined)
  }
  await sealSecrets(pool, testSecretKey) // and is no reason not to start
})

test('the command puts a new key above the old one, unless the environment holds it', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-change-key-'))
  after(() => rm(dataDir, { recursive: true }))
  const change = (SECRET_KEY: string) =>
    runNode(process.execPath, ['server/programs/new-key.ts', '--change'], {
      env: { ...process.env, DATA_DIR: dataDir, SECRET_KEY },
    })
  const lines = async () => (await readFile(secretKeyFile(dataDir), 'utf8')).trim().split('\n')
  const { stdout } = await change('')
  const [first, second] = await lines()
  await change('')
  assert.deepEqual((await lines()).slice(1), [first, second])
  for (const line of await lines()) assert.ok(!stdout.includes(line))
  await assert.rejects(change(testSecretKeyText), /put a new one .* in front of it there, with a comma/)
})
