import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import pg from 'pg'
import { migrate } from '#database/migrate.ts'
import { openPool } from '#database/pool.ts'
import { connected, password, startDebianPostgres, startPgBouncer } from '#test/debian-postgres.ts'
import { testConfig } from '#test/site-under-test.ts'
import { until } from './alive.ts'
import { started } from './started.ts'

const debian = await startDebianPostgres()
const bouncerPort = await startPgBouncer(debian)
const { admin, urlOf, port } = debian

/** A database of which offmic is at first no more than a guest. */
async function aDatabase(): Promise<string> {
  const name = `d${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${name}`)
  return name
}

async function migrated(url: string): Promise<string | undefined> {
  const pool = openPool(url)
  const trouble = await migrate(pool).then(
    () => undefined,
    (error: Error & { code?: string }) => error,
  )
  await pool.end()
  assert.ok(!trouble || trouble.code === 'CANNOT_START', String(trouble))
  return trouble?.message
}

/** What the message asks to be typed, typed by whoever may. */
async function typed(message: string | undefined, database: string): Promise<string[]> {
  const client = await connected(urlOf('admin', database))
  const statements = (message ?? '').split('\n').slice(1)
  for (const statement of statements) await client.query(statement)
  await client.end()
  return statements.map((statement) => statement.trim())
}

const tablesIn = async (database: string) => {
  const client = await connected(urlOf('admin', database))
  const { rows } = await client.query(
    `select count(*)::integer as count from pg_tables where schemaname in ('public', 'private')`,
  )
  await client.end()
  return rows[0].count
}

describe('an account without rights', () => {
  test('is told the two statements that give them, before anything is made', async () => {
    const database = await aDatabase()
    const message = await migrated(urlOf('offmic', database))
    assert.equal(
      message,
      `The database "${database}" cannot be set up: "offmic" may not make in it what Offmic needs. An administrator of the server types there:
  alter role offmic createrole;
  alter database ${database} owner to offmic;`,
    )
    assert.equal(await tablesIn(database), 0)
    assert.equal((await typed(message, database)).length, 2)
    assert.equal(await migrated(urlOf('offmic', database)), undefined)
    assert.ok((await tablesIn(database)) > 20)
  })

  test('needs less where roles or rights are there already', async () => {
    await admin.query('alter role offmic nocreaterole')
    const database = await aDatabase()
    await admin.query(`alter database ${database} owner to offmic; revoke request_intake from offmic`)
    const message = await migrated(urlOf('offmic', database))
    assert.deepEqual(await typed(message, database), ['grant request_intake to offmic with admin option;'])
    assert.equal(await migrated(urlOf('offmic', database)), undefined)
    const upgraded = await aDatabase()
    const setUp = await connected(urlOf('admin', upgraded))
    await setUp.query(`alter database ${upgraded} owner to offmic; alter schema public owner to admin`)
    await setUp.end()
    const told = await migrated(urlOf('offmic', upgraded))
    assert.deepEqual(await typed(told, upgraded), ['grant all on schema public to offmic;'])
    assert.equal(await migrated(urlOf('offmic', upgraded)), undefined)
  })

  test('is told whose the tables are when another account has made them', async () => {
    const database = await aDatabase()
    assert.equal(await migrated(urlOf('admin', database)), undefined)
    const message = await migrated(urlOf('offmic', database))
    assert.match(
      message ?? '',
      /^What is in the database belongs to "admin", and DATABASE_URL names "offmic"/,
    )
  })
})

describe('an address that time does not mend', () => {
  const wrong = (url: string) => url.replace(encodeURIComponent(password), 'wrong')
  for (const at of [port, bouncerPort]) {
    const server = at === port ? 'Postgres' : 'PgBouncer'
    test(`to ${server} is one sentence without a code, and an end`, async () => {
      const [guarded, away] = [urlOf('offmic', 'postgres', at), urlOf('offmic', 'not_there', at)]
      const [host, without] = [`127.0.0.1:${at}`, new URL(guarded)]
      without.password = ''
      const sentences: Record<string, string> = {
        [wrong(guarded)]:
          `The database server at ${host} refuses "offmic" with this password: look at both in DATABASE_URL.\n`,
        [without.href]: `The database server at ${host} wants a password of "offmic": put it into DATABASE_URL.\n`,
        [away]: `The database server at ${host} has no database "not_there": create database "not_there" owner "offmic"; makes one, and DATABASE_URL may name another.\n`,
      }
      for (const [DATABASE_URL, stderr] of Object.entries(sentences))
        assert.deepEqual(await (await started({ DATABASE_URL })).ended, { code: 1, stderr })
    })
  }
})

test('behind PgBouncer, which hands each transaction to another connection, the product takes requests, sends letters and begins episodes', async () => {
  await admin.query('alter role offmic createrole')
  const database = await aDatabase()
  await admin.query(`alter database ${database} owner to offmic`)
  const product = await started({ DATABASE_URL: urlOf('offmic', database, bouncerPort) })
  await product.told('ready')
  const answer = await fetch(`http://localhost:${product.port}/rest/v1/podcast_requests`, {
    method: 'POST',
    headers: { apikey: testConfig().anonymousKey, 'content-type': 'application/json' },
    body: JSON.stringify({ website_url: 'https://quiet-hours-piano.test', email: 'ada@bakery.test' }),
  })
  assert.equal(answer.status, 201)
  const look = new pg.Client(urlOf('offmic', database))
  await look.connect()
  const isDone = async () => {
    const { rows } = await look.query(
      `select exists (select from private.letters where state = 'sent')
         and exists (select from private.finished_steps where step = 'read-website') as done`,
    )
    return rows[0].done
  }
  await until(isDone)
  await look.end()
  product.child.kill('SIGTERM')
  assert.equal((await product.ended).code, 0)
})
