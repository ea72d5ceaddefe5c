import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import type pg from 'pg'
import { listenKey } from '#database/episodes.ts'
import { migrate } from '#database/migrate.ts'
import { findCodes, openCodes } from '#database/one-time-codes.ts'
import { addOperator } from '#database/operators.ts'
import { sealAnew, sealSecrets } from '#database/seal-secrets.ts'
import { secretKeyOf } from '#database/secret-key.ts'
import { browserCookie, sessionCookie } from '#domain/operator.ts'
import { hearEpisode } from '#operations/hear-episode.ts'
import { makeStopToken, stopMail } from '#operations/stop-mail.ts'
import { startBareDatabase, startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, aRequest, published } from '#test/episode-under-test.ts'
import { everyRow, writtenAs } from '#test/everything-kept.ts'
import { testSecretKey, testSecretKeyText } from '#test/secret-key-under-test.ts'
import { aLink, aVisitor, codeOf, someoneWithCodes } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const storage = await aMediaFolder()
const runNode = promisify(execFile)

function assertUntold(secrets: Record<string, string>, told: string) {
  const lower = told.toLowerCase()
  for (const [name, secret] of Object.entries(secrets)) {
    assert.ok(secret.length >= 22, `There is no ${name}.`)
    for (const text of writtenAs(secret)) assert.ok(!lower.includes(text.toLowerCase()), `${name}: ${text}`)
  }
}

describe('a copy of the database and of the log', () => {
  test('opens nothing: no session, link, code, episode or stop, however it is written', async () => {
    const { pool } = await startDatabase()
    const database = { isReady: async (): Promise<true> => true, pool }
    await using site = await startSite({ database, config: testConfig({ trustedProxies: 1 }) })
    const [noor, visitor] = [await someoneWithCodes(pool), aVisitor(site.origin)]
    const [link, unused] = [await aLink(pool, noor), await aLink(pool, noor)]
    await visitor.ask(link, { form: {} })
    await visitor.ask('/studio/sign-in/check', { form: { intent: 'code', code: codeOf(noor.secret) } })
    const requestId = await aRequest(pool)
    const { token } = await published(pool, storage, { requestId })
    const listened = aVisitor(site.origin)
    for (const path of [`/listen/${token}`, unused]) await listened.ask(path)
    const secrets = {
      session: visitor.cookies.get(sessionCookie) ?? '',
      browser: visitor.cookies.get(browserCookie) ?? '',
      link: link.split('/').at(-1) ?? '',
      unused: unused.split('/').at(-1) ?? '',
      code: noor.secret,
      token,
      listenKey: (await listenKey(pool, testSecretKey)).toString('hex'),
      stop: await makeStopToken(pool, testSecretKey, requestId),
    }
    assertUntold(secrets, await everyRow(pool))
    assertUntold(secrets, site.lines.join(''))
  })

  test('helps nobody to move a secret from one operator to another', async () => {
    const { pool } = await startDatabase()
    const [noor, ines] = [await someoneWithCodes(pool), await someoneWithCodes(pool, { name: 'Ines' })]
    await pool.query(
      `update private.operator_codes set sealed_secret = (
         select sealed_secret from private.operator_codes where operator_id = $1) where operator_id = $2`,
      [noor.id, ines.id],
    )
    const kept = await findCodes(pool, ines.id)
    assert.equal(kept && openCodes(testSecretKey, ines.id, kept), undefined)
  })
})

describe('a database that an older version has filled', () => {
  test('is sealed as it is brought up to date, and every link and code goes on to open', async () => {
    const { pool } = await startBareDatabase()
    await migrate(pool, await olderMigrations())
    const before = await filledByOlder(pool)
    await migrate(pool)
    await sealSecrets(pool, testSecretKey)
    await sealSecrets(pool, testSecretKey)
    assertUntold({ code: before.code, key: before.key, stop: before.stop }, await everyRow(pool))
    const kept = await findCodes(pool, before.operatorId)
    assert.equal(kept && openCodes(testSecretKey, before.operatorId, kept), before.code)
    assert.equal((await listenKey(pool, testSecretKey)).toString('hex'), before.key)
    assert.equal(await stopMail(pool, before.stop), 'done')
    assert.equal((await pool.query('select status from podcast_requests')).rows[0].status, 'stopped')
  })

  test('has the same links in letters that go out again', async () => {
    const { pool } = await startBareDatabase()
    await migrate(pool, await olderMigrations())
    const { stop, requestId } = await filledByOlder(pool)
    await migrate(pool)
    const token = await makeStopToken(pool, testSecretKey, requestId)
    assert.equal(await makeStopToken(pool, testSecretKey, requestId), token)
    for (const each of [stop, token]) assert.equal(await stopMail(pool, each), 'done')
  })
})

test('a database that was sealed with another key is refused in one sentence, and stays as it is', async () => {
  const { pool } = await startDatabase()
  const before = await everyRow(pool)
  await assert.rejects(sealSecrets(pool, secretKeyOf(Buffer.alloc(32, 9))), {
    code: 'CANNOT_START',
    message:
      'The secrets in the database were sealed with another key: put the file secret.key that belongs to it into the data folder, or set SECRET_KEY to what stands in it. If it is lost for good, type npm run new-key.',
  })
  assert.equal(await everyRow(pool), before)
})

test('a key that is lost for good is replaced: links go on to work, episodes can be sent again, codes are gone', async () => {
  const { pool } = await startDatabase()
  const { id } = await someoneWithCodes(pool)
  const requestId = await aRequest(pool)
  const [{ token }, stop] = [
    await published(pool, storage, { requestId }),
    await makeStopToken(pool, testSecretKey, requestId),
  ]
  await pool.query(`update podcast_requests set status = 'delivered'`)
  await pool.query(`insert into private.vendor_keys (purpose, vendor, sealed_key) values ('mail', 'm', 'x')`)
  const secretKey = secretKeyOf(Buffer.alloc(32, 9))
  assert.deepEqual(await sealAnew(pool, secretKey), { codes: 1, keys: 1 })
  assert.equal(await sealAnew(pool, secretKey), undefined)
  await sealSecrets(pool, secretKey)
  assert.equal(await findCodes(pool, id), undefined)
  assert.ok(await hearEpisode(pool, token))
  assert.equal(await stopMail(pool, stop), 'done')
  const again = await published(pool, storage, { requestId, secretKey })
  assert.notEqual(again.token, token)
  assert.ok(await hearEpisode(pool, again.token))
  assert.equal(await hearEpisode(pool, token), undefined)
})

test('the command for that changes nothing where the key fits', async () => {
  const { pool, url } = await startDatabase()
  await someoneWithCodes(pool)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-new-key-'))
  after(() => rm(dataDir, { recursive: true }))
  const newKey = (SECRET_KEY: string) =>
    runNode(process.execPath, ['server/programs/new-key.ts'], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY },
    })
  const before = await everyRow(pool)
  assert.match(
    (await newKey(testSecretKeyText)).stdout,
    /^The key fits the database: nothing was changed\.$/m,
  )
  assert.equal(await everyRow(pool), before)
  assert.match(
    (await newKey('ab'.repeat(32))).stdout,
    /^The database has a new key\. .*Whoever signed in with codes \(1\)/,
  )
})

/** As they were when secrets still stood in clear. */
async function olderMigrations(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'offmic-older-'))
  after(() => rm(folder, { recursive: true }))
  for (const name of await readdir('database/migrations'))
    if (name < '0017') await cp(path.join('database/migrations', name), path.join(folder, name))
  return folder
}

async function filledByOlder(pool: pg.Pool) {
  const requestId = await aRequest(pool)
  const operator = { name: 'Noor', email: 'noor@agency.test', role: 'owner' } as const
  const { id: operatorId } = await addOperator(pool, operator)
  const code = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  await pool.query('insert into private.operator_codes (operator_id, secret, last_step) values ($1, $2, 0)', [
    operatorId,
    code,
  ])
  const { rows } = await pool.query<{ stop: string; key: string }>(
    `select stop_token as stop, (select encode(key, 'hex') from private.listen_key) as key from private.letters`,
  )
  const [{ stop, key } = { stop: '', key: '' }] = rows
  return { requestId, operatorId, code, stop, key }
}
