import assert from 'node:assert/strict'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { openPool } from '#database/pool.ts'
import { sealSecrets } from '#database/seal-secrets.ts'
import { erasePerson } from '#operations/erase-person.ts'
import { finishErasures } from '#operations/finish-erasures.ts'
import { overwriteDeleted } from '#operations/overwrite-deleted.ts'
import { aMediaFolder, aRequest } from '#test/episode-under-test.ts'
import { aHouse, aPersonWithEverything, writeLetters } from '#test/rights-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-erased-'))
await chmod(dataDir, 0o755) // the database's account must get through
const embedded = await startEmbedded(dataDir)
const pool = openPool(embedded.url)
after(async () => {
  await pool.end()
  await embedded.stop()
  await rm(dataDir, { recursive: true })
})
await migrate(pool)
await sealSecrets(pool, testSecretKey)

const email = 'Zenobia.Quist@bakery.test'

test('a day after an erasure no file of the embedded database holds the address any more', async () => {
  const keeping = { pool, storage: await aMediaFolder(), house: await aHouse() }
  for (let number = 0; number < 40; number++) await aRequest(pool, `neighbour-${number}@bakery.test`)
  await aPersonWithEverything(keeping, email)
  await writeLetters(pool, keeping.house)
  await refusedByTheDatabase()
  await pool.query('analyze') // statistics quote what they have seen
  await pool.query('checkpoint')
  assert.ok((await filesThatSay(email)).length > 3)
  const { operator } = await anOperator(pool)
  await erasePerson(pool, operator, { email, typedAgain: email, staysUnwanted: false })
  await finishErasures(keeping)

  assert.equal(await overwriteDeleted(pool), undefined) // in a new database not before tomorrow
  await pool.query(`update private.chores set done_at = done_at - interval '22 hours'`)
  assert.deepEqual(Object.keys((await overwriteDeleted(pool)) ?? {}), ['rewritten', 'tooLarge', 'busy'])
  assert.deepEqual(await filesThatSay(email), [])
  assert.ok((await filesThatSay('neighbour-7@bakery.test')).length > 0)
  assert.equal(await overwriteDeleted(pool), undefined)
})

test('a table that somebody holds is passed over, and is done an hour later', async () => {
  await pool.query(`update private.chores set done_at = done_at - interval '22 hours'`)
  const reader = await pool.connect()
  await reader.query('begin; lock table podcast_requests in access share mode')
  const held = await overwriteDeleted(pool)
  await reader.query('commit')
  reader.release()
  assert.equal(held?.busy, 1)
  assert.equal((await overwriteDeleted(pool))?.busy, 0)
})

/** A row that breaks a rule: Postgres used to quote all of it in its log. */
async function refusedByTheDatabase(): Promise<void> {
  const broken = `insert into podcast_requests (website_url, email, status) values ('https://b.test', $1, 'unknown')`
  await assert.rejects(pool.query(broken, [email]), { code: '23514' })
}

async function filesThatSay(words: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const bytes = entry.isFile() ? await readFile(file).catch(() => undefined) : undefined // gone meanwhile
    if (bytes?.toString('latin1').toLowerCase().includes(words.toLowerCase())) found.push(file)
  }
  return found
}
