/**
 * `data-of-0014.tar.gz` is what version d55af23 had kept when it was killed, as a backup: Ines, an owner with a passkey,
 * codes and a sender of her own; Ada's delivered episode; Bo's, whose title Ines has changed while it waits for her; Cy's,
 * which had its voices and nothing more; Dee's request, which nobody had begun; Joe's, which failed. Its `people.json`
 * says who they are.
 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import PostalMime from 'postal-mime'
import { aPlaceForBackups, run, withDatabase } from '#test/backup-under-test.ts'
import { signInWith } from '#test/passkey-under-test.ts'
import { aVisitor, signInByLink, type Visitor } from '#test/sign-in-under-test.ts'
import { builtOrigin, testConfig } from '#test/site-under-test.ts'
import { until } from './alive.ts'
import { main, newFolder, started } from './started.ts'

const place = await aPlaceForBackups()
const archive = path.join(import.meta.dirname, 'data-of-0014.tar.gz')

/** The data folder as the older version left it. */
async function oldData() {
  const [folder, dataDir] = [place(crypto.randomUUID()), await newFolder()]
  await mkdir(folder)
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder])
  const { code, stderr } = await run('restore', dataDir, [folder]).ended
  assert.deepEqual([code, stderr], [0, ''])
  for (const part of ['media', 'outbox']) await chmod(path.join(dataDir, part), 0o755)
  return { dataDir, people: JSON.parse(await readFile(path.join(folder, 'people.json'), 'utf8')) }
}

async function lettersIn(dataDir: string) {
  const names = (await readdir(path.join(dataDir, 'outbox'))).filter((name) => name.endsWith('.eml'))
  const read = async (name: string) => PostalMime.parse(await readFile(path.join(dataDir, 'outbox', name)))
  const letters = await Promise.all(names.map(read))
  return letters.map(({ to, from, ...letter }) => ({ ...letter, to: to?.[0]?.address, from: from?.name }))
}

const { dataDir, people } = await oldData()
const newest = 'select max(name) as name from private.migrations'
const asked = <Row>(sql: string, values: unknown[] = []) =>
  withDatabase(dataDir, async (pool) => (await pool.query(sql, values)).rows as Row[])

assert.deepEqual(await asked(newest), [{ name: '0014_handing_over.sql' }])
const old = await lettersIn(dataDir)
const product = await started({ DATA_DIR: dataDir, SECRET_KEY: '' }, main)
await product.told('ready')
const origin = `http://localhost:${product.port}`

describe('the data of an older version', () => {
  let ines: Visitor
  const letterTo = async (to: string, subject: RegExp) =>
    (await lettersIn(dataDir)).find((letter) => letter.to === to && subject.test(letter.subject ?? ''))

  test('opens what letters of before lead to', async () => {
    const ready = old.find(({ subject }) => subject?.startsWith('Your podcast episode'))?.text ?? ''
    const [listen = '', stop = ''] = [/\/listen\/[\w-]{22}/, /\/stop\/\w{64}/].map(
      (form) => form.exec(ready)?.[0],
    )
    const page = await fetch(origin + listen)
    assert.equal(page.status, 200)
    const audio = await fetch(origin + /\/media\/\w+\/episode\.mp3/.exec(await page.text()))
    assert.deepEqual([audio.status, audio.headers.get('content-type')], [200, 'audio/mpeg'])
    assert.ok((await audio.arrayBuffer()).byteLength > 100_000)
    assert.equal((await fetch(origin + stop)).status, 200)
  })

  test('lets its operators in, with their passkeys and with their codes', async () => {
    ines = await signInWith(people.authenticator, origin, builtOrigin)
    const board = await ines.ask('/studio')
    assert.equal(board.status, 200)
    assert.ok(['Harbour Lane Bakery', 'closed-garden.test'].every((said) => board.text.includes(said)))
    for (const screen of ['health', 'people', 'settings', 'log', 'operators'])
      assert.equal((await ines.ask(`/studio/${screen}`)).status, 200, screen)
    const { costs } = JSON.parse((await ines.ask('/studio/health.json')).text)
    assert.deepEqual([costs[0].engine, costs[0].usd], ['flite', 0])
    const [operator] = await asked<{ id: string }>('select id from private.operators')
    const another = aVisitor(origin)
    await withDatabase(dataDir, (pool) =>
      signInByLink(pool, another, { id: operator?.id ?? '', secret: people.secret }),
    )
    assert.equal((await another.ask('/studio/health')).status, 200)
  })

  test('goes on where it was: what was half made is delivered, what had not begun is begun', async () => {
    const isDone = async (id: string) =>
      (await asked<{ status: string }>('select status from podcast_requests where id = $1', [id]))[0]?.status
    await until(async () => (await isDone(people.ids.halfway)) === 'delivered')
    const ready = await letterTo('cy@bakery.test', /^Your podcast episode/)
    assert.equal(ready?.from, 'Ines of the Agency')
    await until(async () => (await isDone(people.ids.pending)) === 'failed')
    await until(async () => (await letterTo('dee@garden.test', /^We could not make/)) !== undefined)
    assert.ok(await letterTo('dee@garden.test', /^We are making your episode/), 'the letter that was owed')
  })

  test('lets people correct and approve what waited for them', async () => {
    const { waiting } = people.ids
    const deed = (form: Record<string, string>) => ines.ask(`/studio/episodes/${waiting}`, { form })
    const offered = async () =>
      (
        await asked<{ audio: string }>(
          `select encode(audio_hash, 'hex') as audio from private.approvals join private.productions using (request_id)
           where request_id = $1 and approvals.version = 1 and awaits_approval_since is not null`,
          [waiting],
        )
      )[0]?.audio
    assert.equal((await ines.ask(`/studio/episodes/${waiting}`)).status, 200)
    assert.equal((await deed({ deed: 'remake' })).status, 200)
    await until(async () => (await offered()) !== undefined)
    assert.equal((await deed({ deed: 'approve', audio: (await offered()) ?? '' })).status, 200)
    await until(async () => (await letterTo('bo@bakery.test', /Bread, as Ines calls it$/)) !== undefined)
  })

  test('takes new requests', async () => {
    const answer = await fetch(`${origin}/rest/v1/podcast_requests`, {
      method: 'POST',
      headers: { apikey: testConfig().anonymousKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        website_url: 'https://elm-street-plumbing.test',
        email: 'eve@plumbing.test',
        status: 'pending',
      }),
    })
    assert.equal(answer.status, 201)
    await until(async () => (await letterTo('eve@plumbing.test', /^We are making/)) !== undefined)
    product.child.kill('SIGTERM')
    assert.equal((await product.ended).code, 0)
  })
})

test('a database of a newer version is refused in a sentence, and stays as it is', async () => {
  const { dataDir } = await oldData()
  await withDatabase(dataDir, (pool) =>
    pool.query(`insert into private.migrations (name, checksum) values ('9002_from-the-future.sql', 'ff')`),
  )
  const { ended } = await started({ DATA_DIR: dataDir }, main)
  assert.deepEqual(await ended, {
    code: 1,
    stderr:
      'The database was written by a newer version of Offmic (it holds 9002_from-the-future.sql, which this version does not know): start that version, or give this one another database.\n',
  })
  const { rows } = await withDatabase(dataDir, (pool) => pool.query(newest))
  assert.deepEqual(rows, [{ name: '9002_from-the-future.sql' }])
})
