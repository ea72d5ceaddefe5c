/** What went wrong is said in the title, on the screen and in the log, and all three say the same. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { letters } from '#content/letters.ts'
import { listening } from '#content/listening.ts'
import { notFound } from '#content/not-found.ts'
import { studio } from '#content/studio.ts'
import { signIn } from '#content/studio-sign-in.ts'
import { refusalsByStatus, unexpected } from '#content/trouble.ts'
import { deletePath, listenPath, mediaPath } from '#domain/published-episode.ts'
import { paths } from '#site/paths.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder } from '#test/desk-under-test.ts'
import { published } from '#test/episode-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: await aFolder() })
const site = await startSite({ config, database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { cookie } = await anOperator(pool)
const { cookie: another } = await anOperator(pool, { name: 'Rui', role: 'operator' })
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const unknown = 'A'.repeat(22)

async function open(path: string, init: RequestInit = {}) {
  const headers = { ...browser, ...(init.headers as Record<string, string>) } // ours are plain
  const answer = await fetch(site.origin + path, { redirect: 'manual', ...init, headers })
  const html = await answer.text()
  const text = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll(/<[^>]+>|&\w+;/g, '')
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: text(/<title>([^<]*)<\/title>/)?.split(' | ')[0],
    heading: text(/<h1[^>]*>(.*?)<\/h1>/s),
    reference: text(/<code data-reference[^>]*>([^<]*)</),
  }
}

describe('what a door refuses is a page for people', () => {
  const post = (headers: Record<string, string>, body = 'a=b'): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
  const heading = (status: number) => refusalsByStatus.get(status)?.heading
  const cases: [string, string, RequestInit, number, string | undefined][] = [
    ['a form without a session', paths.studio(), post(fromOurPage), 401, studio.signedOut.heading],
    ['a form of another site', paths.studioNew(), post({ cookie }), 403, 'This came from another page'],
    [
      'what is for owners',
      paths.studioOperators(),
      { headers: { cookie: another } },
      403,
      studio.forbidden.heading,
    ],
    ['a form to a page', paths.pricing(), post({}), 405, heading(405)],
    ['a form to nowhere', '/no/such/page', post({}), 405, heading(405)],
    [
      'a form that is too long',
      paths.studioNew(),
      post({ cookie, ...fromOurPage }, 'a'.repeat(600_000)),
      413,
      heading(413),
    ],
    [
      'a form that nobody can read',
      paths.studioAccount(),
      post({ cookie, ...fromOurPage, 'content-type': 'x/y' }),
      400,
      heading(400),
    ],
    ['a file that is gone', mediaPath('0'.repeat(32), 'episode.mp3'), {}, 404, notFound.heading],
    ['no address', '/no/such/page', {}, 404, notFound.heading],
    ['no screen', '/studio/nothing', { headers: { cookie } }, 404, notFound.heading],
    ['no request', paths.studioEpisode(randomUUID()), { headers: { cookie } }, 404, notFound.heading],
    ['no letter', paths.studioLetterFile(randomUUID()), { headers: { cookie } }, 404, notFound.heading],
    ['no episode', listenPath(unknown), {}, 404, listening.unknown.heading],
    ['no episode to delete', deletePath(unknown), {}, 404, listening.unknown.heading],
    ['a dead link into the studio', paths.studioLink(unknown), {}, 404, signIn.deadLink.heading],
  ]
  for (const [what, path, init, status, wanted] of cases)
    test(`${what}: ${status}`, async () => {
      const page = await open(path, init)
      assert.equal(page.status, status)
      assert.equal(page.heading, wanted)
      assert.equal(page.title, wanted)
      assert.equal(page.reference, undefined)
      assert.match(page.html, /<meta name="robots" content="noindex"\/>/)
      assert.match(page.headers.get('content-security-policy') ?? '', /'nonce-/)
    })

  test('and a line for programs, whose health report stays as it is', async () => {
    const accept = { accept: '*/*' }
    assert.equal((await open(paths.pricing(), post(accept))).html, 'Method not allowed')
    assert.equal((await open(paths.pricing(), post({}))).headers.get('allow'), 'GET, HEAD')
    assert.equal(
      (await open(paths.studio(), post({ ...accept, ...fromOurPage }))).html,
      'You are signed out.',
    )
    assert.equal((await open('/healthz')).html, '{"status":"ready"}')
    assert.match((await open('/rest/v1/podcast_requests')).html, /^\{"code":/)
  })

  test('and its address opens nothing by itself', async () => {
    assert.equal((await open(paths.trouble())).heading, notFound.heading)
  })
})

test('a page that says how something ended has that for its title', async () => {
  const { asked, done, unknown: dead } = letters.stopping
  for (const [token, { heading }] of [
    [unknown, asked],
    ['done', done],
    ['unknown', dead],
  ] as const) {
    const page = await open(paths.stop(token))
    assert.deepEqual([page.heading, page.title], [heading, heading])
  }
  const { token } = await published(pool, openStorage(config))
  await open(deletePath(token), { method: 'POST' })
  const receipt = await open(deletePath(token))
  assert.deepEqual([receipt.status, receipt.title], [200, listening.deleting.done.title])
})

describe('a fault of ours', () => {
  const assertFault = async (path: string, headers: Record<string, string> = {}) => {
    const page = await open(path, { headers })
    assert.deepEqual(
      [page.status, page.title, page.heading],
      [500, unexpected.heading, unexpected.heading],
      path,
    )
    assert.match(page.html, /data-reason="true">500 Internal Server Error</)
    assert.equal(page.reference, page.headers.get('x-request-id'))
    const faults = site.lines.filter(
      (line) => line.includes(page.reference ?? '-') && line.includes('"level":"error"'),
    )
    assert.equal(faults.length, 1, path)
    assert.doesNotMatch(page.html, /column|relation "|TypeError|properties of|\.ts:/)
  }

  test('in what a page asks, in what it shows and at the door has its reference on the screen', async () => {
    const { token } = await published(pool, openStorage(config))
    await pool.query(`update private.episodes set episode = episode || '{"chapters": [null]}'`)
    await assertFault(listenPath(token))
    await pool.query('alter table private.episodes rename to away')
    await assertFault(listenPath(token))
    await assertFault(deletePath(token))
    await pool.query('alter table private.deeds rename to deeds_away')
    await assertFault(paths.studioLog(), { cookie })
    await pool.query('alter table private.operator_sessions rename to sessions_away')
    await assertFault(paths.studio(), { cookie })
  })
})
