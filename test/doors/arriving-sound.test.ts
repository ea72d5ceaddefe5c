import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { beforeEach, describe, test } from 'node:test'
import { arrivalOf, arrivingOf } from '#database/arrivals.ts'
import { fetchLostAgain, giveUpArrival } from '#operations/arrivals/begin-arrival.ts'
import { takeArrivalIn } from '#operations/arrivals/take-in.ts'
import {
  aFeed,
  anOldHost,
  aSound,
  begun,
  fetchAll,
  type OldHost,
  oldHost,
} from '#test/arrivals-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const storage = await aMediaFolder()
const { operator } = await anOperator(pool)
const kept = { pool, storage, operator }
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

const dueNow = () => pool.query('update private.arriving_episodes set due_at = now()')
const whole: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(aSound(1))

describe('sound', () => {
  const stateOf = async (by: OldHost) =>
    (await arrivingOf(pool, by.showId)).map(({ state, trouble }) => [state, trouble])

  test('that breaks off is fetched from there, and no byte twice', async (t) => {
    const bytes = Buffer.from(aSound(1))
    const half = Math.floor(bytes.length / 2)
    const asked: { first: number; tag: unknown }[] = []
    const { by } = await anOldHost(t, kept, () => aFeed([{}]), {
      '/1.mp3': ({ headers }, response) => {
        const first = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0)
        asked.push({ first, tag: headers['if-range'] ?? null })
        response.writeHead(first ? 206 : 200, {
          ...{ 'content-type': 'audio/mpeg', etag: '"one"', 'content-length': bytes.length - first },
          ...(first && { 'content-range': `bytes ${first}-${bytes.length - 1}/${bytes.length}` }),
        })
        if (first) response.end(bytes.subarray(first))
        else response.write(bytes.subarray(0, half), () => response.destroy())
      },
    })
    await begun(by)
    assert.equal(await fetchAll(by), 0)
    assert.equal((await stateOf(by))[0]?.[0], 'owed')
    await dueNow()
    assert.equal(await fetchAll(by), 1)
    const [, again] = asked
    assert.equal(asked.length, 2)
    assert.equal(again?.tag, '"one"')
    assert.ok(again.first > 0 && again.first <= half, String(again.first))
    const { rows } = await pool.query(`select media ->> 'name' as name from private.arriving_episodes`)
    const stored = await storage.open(`episodes/${rows[0].name}/episode.mp3`)
    assert.ok(bytes.equals(Buffer.from(await new Response(stored).arrayBuffer())))
  })

  test('that is here whole is fetched once, whatever goes with it makes wait', async (t) => {
    let [asked, isBusy] = [0, true]
    const beside = `http://${oldHost}`
    const more = `<podcast:transcript url="${beside}/1.vtt" type="text/vtt"/><podcast:chapters url="${beside}/1.json"/>`
    const { by } = await anOldHost(t, kept, () => aFeed([{ more }]), {
      '/1.mp3': (request, response) => {
        asked++
        whole(request, response)
      },
      '/1.vtt': (_, response) => {
        if (isBusy) response.writeHead(429, { 'retry-after': '1' }).end()
        else response.end('WEBVTT\n\n00:00.000 --> 00:01.000\nRye \ud83c')
      },
      '/1.json': (_, response) => response.end('{"chapters":[{"startTime":0,"title":"A \\u0000 \\ud83c"}]}'),
    })
    await begun(by)
    assert.equal(await fetchAll(by), 0)
    assert.equal((await stateOf(by))[0]?.[0], 'owed')
    isBusy = false
    await dueNow()
    assert.equal(await fetchAll(by), 1)
    assert.equal(asked, 1)
    const { rows } = await pool.query(`select media -> 'sizes' as sizes from private.arriving_episodes`)
    for (const file of ['transcript.vtt', 'chapters.json']) assert.ok(rows[0].sizes[file] > 0, file)
  })

  test('that is lost, lies or leads inside is told apart, and the rest comes', async (t) => {
    const sound = (name: string) => `http://${oldHost}/${name}.mp3`
    const names = ['fine', 'huge', 'page', 'inward', 'lies', 'gone']
    const { by, net } = await anOldHost(
      t,
      kept,
      () => aFeed(names.map((name) => ({ guid: name, title: name, sound: sound(name) }))),
      {
        '/lies.mp3': (_, response) => {
          response.writeHead(200, { 'content-length': 500_000_000 }).write('short', () => response.destroy())
        },
        '/inward.mp3': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/x.mp3' }).end(),
        '/page.mp3': (_, response) =>
          response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('<p>Sorry'),
        '/huge.mp3': (_, response) => response.writeHead(200, { 'content-length': 2 ** 31 }).write('x'),
        '/fine.mp3': whole,
      },
    )
    await begun(by)
    assert.equal(await fetchAll(by), 1)
    assert.deepEqual(await stateOf(by), [
      ['lost', 'not-found'],
      ['owed', 'no connection to it lasts'],
      ['lost', 'ip-literal'],
      ['lost', 'no-mp3'],
      ['lost', 'size'],
      ['here', null],
    ])
    assert.equal(net.trapped(), 0)
    assert.deepEqual(await takeArrivalIn(by, 'https://here.test'), { outcome: 'not-here' })
    await pool.query(`update private.arriving_episodes set tries = 12 where guid = 'lies'`)
    await dueNow()
    await fetchAll(by)
    assert.equal((await arrivalOf(pool, by.showId))?.state, 'here')
    assert.deepEqual(await fetchLostAgain(by), { outcome: 'done' })
    assert.equal((await stateOf(by)).filter(([state]) => state === 'owed').length, 5)
  })

  test('goes with everything else where the move is given up', async (t) => {
    const { by } = await anOldHost(t, kept, () => aFeed([{}]), { '/1.mp3': whole })
    await begun(by)
    await fetchAll(by)
    assert.ok((await storage.list('episodes/')).length > 0)
    const before = new Set(await storage.list('episodes/'))
    assert.deepEqual(await giveUpArrival(by), { outcome: 'done' })
    const left = await storage.list('episodes/')
    assert.ok(left.length < before.size)
    assert.equal(await arrivalOf(pool, by.showId), undefined)
  })
})
