import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { before, describe, test } from 'node:test'
import { addOperator } from '#database/operators.ts'
import { keptSecretKey } from '#database/secret-key-file.ts'
import { mediaPath } from '#domain/published-episode.ts'
import { aPlaceForBackups, everyRow, run, withDatabase } from '#test/backup-under-test.ts'
import { aRequest, published } from '#test/episode-under-test.ts'
import { anAuthenticator, registered, signInWith } from '#test/passkey-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { postmasterOf, until } from './alive.ts'
import { main, newFolder, started } from './started.ts'

const place = await aPlaceForBackups()
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

// It answers visitors, and another machine would make episodes: nothing moves while rows are compared.
const product = await started({ ROLES: 'web', SECRET_KEY: '' }, main)
await product.told('ready')
const { dataDir } = product

describe('the machine of an agency', () => {
  const authenticator = anAuthenticator('ines-at-the-desk')
  const openWebsite = 'https://nowhere-to-be-found.test'
  let [token, media, kept] = ['', '', '']

  before(async () => {
    await withDatabase(dataDir, async (pool) => {
      const ines = await addOperator(pool, { name: 'Ines', role: 'owner', email: 'ines@agency.test' })
      await registered(pool, ines.id, authenticator)
      const secretKey = await keptSecretKey(dataDir)
      const made = await published(pool, folderStorage(path.join(dataDir, 'media')), { secretKey })
      token = made.token
      media = mediaPath(made.media.name, 'episode.mp3')
      kept = sha256(made.mp3)
      await pool.query(`update podcast_requests set status = 'delivered'`)
      await pool.query('insert into podcast_requests (website_url, email) values ($1, $2)', [
        openWebsite,
        'bo@bakery.test',
      ])
    })
  })

  test('is backed up while it runs, as often as somebody wants', async () => {
    for (const name of ['monday', 'tuesday']) {
      const { code, stdout, stderr } = await run('back-up', dataDir, [place(name)]).ended
      assert.deepEqual([code, stderr], [0, ''])
      assert.match(
        stdout,
        /^Backed up to .*, as of \d{4}-.*Z: 2 requests, 1 episode, \d+ files, \d+\.\d MB\.\n$/,
      )
    }
    assert.equal((await fetch(`http://localhost:${product.port}/healthz`)).status, 200)
    assert.match(await readFile(path.join(place('monday'), 'settings.env'), 'utf8'), /^SITE_ORIGIN='http/m)
    const { rows } = await withDatabase(dataDir, (pool) =>
      pool.query(
        `select done_at > now() - interval '1 hour' as is_new from private.chores where name = 'backup'`,
      ),
    )
    assert.deepEqual(rows, [{ is_new: true }])
  })

  test('comes back on another machine: links, passkeys and requests work as before', async () => {
    const other = await newFolder()
    const { code, stdout, stderr } = await run('restore', other, [place('tuesday')]).ended
    assert.deepEqual([code, stderr], [0, ''])
    assert.match(stdout, /^Restored from .*: 2 requests, 1 episode/)
    assert.match(stdout, /Whoever was deleted after .*Z is there again\. Delete them once more/)
    const rowsOf = (folder: string) => withDatabase(folder, everyRow)
    assert.deepEqual(await rowsOf(other), await rowsOf(dataDir))

    const there = await started({ DATA_DIR: other, SECRET_KEY: '' }, main)
    await there.told('ready')
    const origin = `http://localhost:${there.port}`
    assert.equal((await fetch(`${origin}/listen/${token}`)).status, 200)
    assert.equal(sha256(new Uint8Array(await (await fetch(origin + media)).arrayBuffer())), kept)
    const ines = await signInWith(authenticator, origin, builtOrigin)
    const board = await ines.ask('/studio')
    assert.equal(board.status, 200)
    assert.ok(board.text.includes('nowhere-to-be-found.test'), 'the open request is on the board')
    const health = JSON.parse((await ines.ask('/studio/health.json')).text)
    assert.equal(health.states.backup, 'good')
    // What waited is worked on, and its reader hears of it.
    await there.told('episode-failed')
    await until(async () => (await readdir(path.join(other, 'outbox'))).length >= 3)
    there.child.kill('SIGTERM')
    assert.equal((await there.ended).code, 0)
  })
})

test('a machine that was stopped is backed up as well, and its database stops again', async () => {
  const { dataDir } = await started({ ROLES: 'web', SECRET_KEY: '' }, main).then(async (product) => {
    await product.told('ready')
    product.child.kill('SIGTERM')
    await product.ended
    return product
  })
  await withDatabase(dataDir, aRequest)
  const { code, stdout } = await run('back-up', dataDir, [place('asleep')]).ended
  assert.equal(code, 0)
  assert.match(stdout, /: 1 request, 0 episodes/)
  assert.equal(await postmasterOf(dataDir), 0)
})
