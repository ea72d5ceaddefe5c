import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { openPool } from '#database/pool.ts'
import { sealSecrets } from '#database/seal-secrets.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { feed, sound, startShowDoors } from '#test/show-doors-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { newFolder } from './started.ts'

test('while the database is away for an hour, sound and feed go on, and each request is counted afterward', async () => {
  const dataDir = await newFolder()
  const database = await startEmbedded(dataDir)
  const pool = openPool(database.url)
  await migrate(pool)
  await sealSecrets(pool, testSecretKey)
  const { kept, ask, wait, counting } = await startShowDoors({ dataDir, pool, startsAt: Date.now() })
  const { episode } = await aShowInPublic(kept)
  const listener = (who: number) => ({
    'user-agent': 'AntennaPod/3.5.0',
    'x-forwarded-for': `203.0.113.${who}`,
  })
  const before = await ask(feed)
  assert.equal((await ask(sound, listener(1))).status, 200)

  await database.stop()
  for (const who of [2, 3]) {
    const whole = await ask(sound, listener(who))
    assert.deepEqual([whole.status, whole.body], [200, Buffer.from(episode.mp3)])
    const part = await ask(sound, { ...listener(who), range: 'bytes=100-199' })
    assert.deepEqual([part.status, part.body], [206, Buffer.from(episode.mp3.subarray(100, 200))])
    assert.equal((await ask(sound, listener(who), 'HEAD')).status, 200)
    const { status, body } = await ask(feed)
    assert.deepEqual([status, body], [200, before.body])
    await counting?.flush()
    await assert.rejects(async () => counting?.fold())
    wait(1_800_000)
  }
  assert.ok((await ask('/audio/slow-bread/never-asked-before.mp3')).status >= 500)

  // It goes before the folder does.
  await using ending = new AsyncDisposableStack()
  const again = await startEmbedded(dataDir, { samePort: database.port })
  ending.defer(again.stop)
  ending.defer(() => pool.end())
  ending.defer(async () => counting?.close())
  await counting?.fold()
  const { rows } = await pool.query<{ listeners: number; whole: number; parts: number }>(
    'select count(*)::int as listeners, sum(whole)::int as whole, sum(parts)::int as parts from private.heard',
  )
  assert.deepEqual(rows, [{ listeners: 3, whole: 3, parts: 2 }])
  assert.equal((await ask(sound, listener(4))).status, 200)
})
