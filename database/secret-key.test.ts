import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { parseSecretKeys, secretKeyOf } from './secret-key.ts'
import { addSecretKey, keptSecretKey, secretKeyFile } from './secret-key-file.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-key-'))
const file = secretKeyFile(dataDir)
after(() => rm(dataDir, { recursive: true }))
beforeEach(() => rm(file, { force: true }))

const secret = Buffer.from('JBSWY3DPEHPK3PXP')
const place = 'a place'

describe('the key in the data folder', () => {
  test('is made once, for its owner only, and found again', async () => {
    const sealed = (await keptSecretKey(dataDir)).seal(secret, place)
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    assert.deepEqual((await keptSecretKey(dataDir)).open(sealed, place), secret)
  })

  test('is one, however many make it at once', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => keptSecretKey(dataDir)))
    assert.equal(new Set(keys.map((key) => key.tokenFor('x'))).size, 1)
  })

  test('is the same when the file’s text is handed in as a setting', async () => {
    const kept = await keptSecretKey(dataDir)
    const [bytes] = parseSecretKeys(await readFile(file, 'utf8')) ?? []
    assert.equal(bytes && secretKeyOf(bytes).tokenFor('x'), kept.tokenFor('x'))
  })

  test('makes room for a new one above it, and goes on to open', async () => {
    const old = await keptSecretKey(dataDir)
    const sealed = old.seal(secret, place)
    await addSecretKey(dataDir)
    const changed = await keptSecretKey(dataDir)
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    assert.deepEqual(changed.open(sealed, place), secret)
    const renewed = changed.renew(sealed, place)
    assert.ok(renewed)
    assert.deepEqual(changed.open(renewed, place), secret)
    assert.equal(changed.renew(renewed, place), undefined)
    assert.equal(old.open(renewed, place), undefined)
  })

  test('is never replaced when it is damaged: that is said in a sentence', async () => {
    for (const damage of ['', 'half a key', 'ab'.repeat(31), `${'ab'.repeat(32)}\nhalf`]) {
      await writeFile(file, damage)
      await assert.rejects(keptSecretKey(dataDir), { code: 'CANNOT_START', message: /holds no key/ })
      assert.equal(await readFile(file, 'utf8'), damage)
    }
  })
})

describe('what is sealed', () => {
  const key = secretKeyOf(Buffer.alloc(32, 1))
  const sealed = key.seal(secret, place)

  test('opens with its key at its place and nowhere else', () => {
    assert.deepEqual(key.open(sealed, place), secret)
    assert.equal(key.open(sealed, 'another place'), undefined)
    assert.equal(secretKeyOf(Buffer.alloc(32, 2)).open(sealed, place), undefined)
  })

  test('says in its first byte how it is sealed', () => assert.equal(sealed[0], 1))

  test('opens as it was sealed before that byte, and is sealed as today', () => {
    // Its first byte is a part of its nonce that looks like a version.
    const old = Buffer.from(
      '0192233836bab1ddf364b20561fc12e0924ce7aae1688c8c417c8d14547de2fb6681b945443a6abfbe4e2497',
      'hex',
    )
    assert.deepEqual(key.open(old, place), secret)
    assert.equal(key.open(old, 'another place'), undefined)
    const renewed = key.renew(old, place)
    assert.deepEqual(renewed && [renewed[0], key.open(renewed, place)], [1, secret])
  })

  test('never looks the same twice', () => assert.notDeepEqual(key.seal(secret, place), sealed))

  test('does not open when a single bit was changed, or when something is missing', () => {
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      assert.equal(key.open(changed, place), undefined, `byte ${at}`)
      assert.equal(key.open(sealed.subarray(0, at), place), undefined, `${at} bytes`)
    }
  })
})
