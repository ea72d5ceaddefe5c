import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import type pg from 'pg'
import { keepMinuteLink } from '#database/wishes.ts'
import type { Installation } from '#domain/installation.ts'
import { workKey } from '#domain/work-files.ts'
import { makeStopToken } from '#operations/stop-mail.ts'
import { aRequest, published } from '#test/episode-under-test.ts'
import { masterFile } from '#vendors/cache-folder.ts'
import { outboxFolder } from '#vendors/mail/outbox-folder.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { emptyTables } from './empty-tables.ts'
import { aPurchase } from './purchase-under-test.ts'
import { testSecretKey } from './secret-key-under-test.ts'

type Kept = { pool: pg.Pool; storage: Storage; house: Installation }

/** A machine's own folders, which go when the file's tests are over. */
export async function aHouse(): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-house-'))
  after(() => rm(dataDir, { recursive: true }))
  return {
    dataDir,
    outboxFolder: path.join(dataDir, 'outbox'),
    cacheFolder: path.join(dataDir, 'cache/clips'),
    keepsLetters: true,
    vendors: [],
    findBrowser: async () => ({ outcome: 'off' }),
  }
}

/** All letters of the database, as they would lie in the outbox of a machine without a mail server. */
export async function writeLetters(pool: pg.Pool, house: Installation): Promise<void> {
  const mail = outboxFolder({
    folder: house.outboxFolder,
    sender: { name: 'Offmic', address: 'hello@offmic.test' },
  })
  const { rows } = await pool.query<{ id: string; email: string }>(
    'select letters.id, email from private.letters join podcast_requests request on request.id = request_id',
  )
  for (const { id, email } of rows)
    await mail.send({
      id,
      to: email,
      subject: 'Your episode',
      html: '<p>Here it is.</p>',
      text: 'Here it is.',
      stopAddress: 'https://offmic.test/stop/1',
      date: new Date(),
    })
}

/** Somebody with a row in every table and a file in every place, and somebody else who must keep all of it. */
export async function aPersonWithEverything({ pool, storage, house }: Kept, email = 'ada@bakery.test') {
  const requestId = await aRequest(pool, email)
  await pool.query('insert into private.productions (request_id) values ($1)', [requestId])
  await pool.query(
    `insert into private.finished_steps (request_id, step, output, seconds) values ($1, 'publish', '{"facts":{"title":"Bread"}}', 3)`,
    [requestId],
  )
  await published(pool, storage, { requestId })
  await pool.query(
    `insert into private.kept_steps (request_id, step, output, seconds, finished_at, version)
     values ($1, 'check-facts', '{"script":{"title":"Bread"}}', 3, now(), 0)`,
    [requestId],
  )
  await pool.query(
    `insert into private.edits (request_id, number, operator_id, edit) values ($1, 1, $2, '{}')`,
    [requestId, null],
  )
  await pool.query(
    `insert into private.briefs (request_id, minutes, hosts, voices) values ($1, 5, 2, '{"host":"nora"}')`,
    [requestId],
  )
  await pool.query(
    `insert into private.approvals (request_id, version, script_hash, audio_hash)
     values ($1, 1, sha256('a'), sha256('b'))`,
    [requestId],
  )
  await pool.query(
    `insert into private.request_tries (client, person) values (sha256('client'), private.pseudonym_of($1))`,
    [email],
  )
  await pool.query(
    `insert into private.unwanted_mail (email_key, reason) values (private.email_key($1), 'undeliverable')`,
    [email],
  )
  await aPurchase(pool, email)
  await pool.query(
    `insert into private.proposed_calls (id, name, email, website, note, times, zone, nets)
     values (gen_random_uuid(), 'Ada', $1, '', '', array[now(), now(), now()], 'UTC', '{}')`,
    [email],
  )
  await makeStopToken(pool, testSecretKey, requestId)
  await pool.query(
    `insert into private.wishes (request_id, number, wishes) values ($1, 1, '{"saidOn":"2026-11-23"}')`,
    [requestId],
  )
  await pool.query(
    `insert into private.passes (request_id, place, label, key, version, model, outcome, answer,
       tokens_in, tokens_cached, tokens_out, dollars, calls, seconds, asked_at, used_at)
     values ($1, 0, 'facts', 'k', 'v', 'openai gpt', 'answered', '{"facts":["Bread"]}', 9, 3, 4, 0.01, 1, 2, now(), now())`,
    [requestId],
  )
  await pool.query(`insert into private.writings (request_id, progress) values ($1, '{"said":"Bread"}')`, [
    requestId,
  ])
  await keepMinuteLink(pool, requestId, Buffer.from(requestId.replaceAll('-', '')))
  await storage.put(workKey(requestId, 'episode.mp3'), new Blob(['sound']))
  await mkdir(path.dirname(masterFile(house.cacheFolder, requestId)), { recursive: true })
  await writeFile(masterFile(house.cacheFolder, requestId), 'sound')
  return requestId
}

/** As if none of it had ever been. */
export async function forgetEverything({ pool, storage, house }: Kept): Promise<void> {
  await emptyTables(
    pool,
    'podcast_requests',
    'private.episodes',
    'private.erasures',
    'private.request_tries',
    'private.unwanted_mail',
    'private.told',
    'private.clients',
    'private.portal_sessions',
    'private.portal_asked',
    'private.proposed_calls',
  )
  for (const key of await storage.list('')) await storage.delete(key)
  await rm(house.outboxFolder, { recursive: true, force: true })
  await rm(path.join(house.cacheFolder, 'masters'), { recursive: true, force: true })
}
