import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { may } from '#domain/desk.ts'
import { editSchema } from '#domain/draft/edit.ts'
import { requestDeeds } from '#domain/request-deeds.ts'
import { compareVersions } from '#operations/compare-versions.ts'
import { editScript } from '#operations/edit-script.ts'
import { passkeyPurposes } from '#operations/sign-in/begin-passkey.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aBriefOfferedEpisode, aFolder } from '#test/desk-under-test.ts'
import { allRoutes, filledWith, studioActions } from '#test/routes-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

/** What every object answers to without having it. */
const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then']

/** What a form may choose; all its other fields hold the name. */
const choices = new Map<string, readonly string[]>([
  ['deed', [...Object.keys(may), 'undo', ...requestDeeds]],
  ['kind', editSchema.options.map(({ shape }) => shape.kind.value)],
  ['purpose', passkeyPurposes],
  ['form', ['json', 'csv']],
  [
    'intent',
    'invite role disable enable renew passkey remove end code codes erase look edit save'.split(' '),
  ],
])

const { pool, url } = await startDatabase()
const dataDir = await aFolder()
const config = testConfig({ dataDir, trustedProxies: 1 })
const site = await startSite({ database: { isReady: async () => true, pool }, config })
after(() => site[Symbol.asyncDispose]())
const storage = folderStorage(`${dataDir}/media`)
const episode = await aBriefOfferedEpisode(pool, storage)
const { operator } = await anOperator(pool)

const secrets = [url, new URL(url).password, 'connectionString', '[native code]'].filter(Boolean)
let asked = 0

async function ask(path: string, { cookie = '', form }: { cookie?: string; form?: Record<string, string> }) {
  asked += 1
  const address = `198.51.${asked >> 8}.${asked & 255}` // nobody tries too often
  const answer = await fetch(site.origin + path, {
    redirect: 'manual',
    // Packing and unpacking thousands of pages would take longer than writing them.
    headers: { cookie, 'x-forwarded-for': address, 'accept-encoding': 'identity', ...fromOurPage },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const text = await answer.text()
  const what = `${form ? `POST ${new URLSearchParams(form)} to` : 'GET'} ${path}: ${answer.status}`
  assert.ok(answer.status < 500, what)
  assert.deepEqual(
    secrets.filter((secret) => text.includes(secret)),
    [],
    what,
  )
}

/** Each field alone and all together, and with every choice of every field that chooses. */
function formsWith(name: string, fields: readonly string[]): Record<string, string>[] {
  const all = Object.fromEntries(fields.map((field) => [field, name]))
  const named = { request: episode, id: operator.id }
  return [
    all,
    ...fields.map((field) => ({ [field]: name })),
    ...fields.flatMap((field) =>
      (choices.get(field) ?? []).map((choice) => ({ deed: 'edit', ...all, ...named, [field]: choice })),
    ),
  ]
}

describe('a name that every object inherits', async () => {
  const { cookie } = await anOperator(pool)
  for (const { path, fields } of allRoutes.filter(({ hasLoader }) => hasLoader))
    test(`is nothing to the loader of ${path}`, async () => {
      const addresses = names.flatMap((name) => {
        const search = new URLSearchParams(fields.map((field) => [field, name]))
        const filled = [filledWith(path, name), filledWith(path, episode)]
        return filled.flatMap((each) => [`${each}?${search}`, `${each}.data?${search}`])
      })
      for (const address of new Set(addresses)) await ask(address, { cookie })
    })

  for (const { path, posts, fields } of studioActions)
    test(`is nothing to the action of ${path}`, async () => {
      for (const name of names) {
        const { cookie } = await anOperator(pool) // one of them signs out
        const [, address] = posts(episode)
        await Promise.all(formsWith(name, fields).map((form) => ask(address, { cookie, form })))
        for (const word of [name, episode])
          await ask(posts(word)[0], { cookie, form: { deed: name, intent: name } })
      }
    })

  test('is nothing to any other door', async () => {
    for (const name of names) {
      for (const path of [
        `/${name}`,
        `/media/${name}/${name}`,
        `/rest/v1/${name}`,
        `/studio/preview/${name}/`,
        `/studio/episodes/${name}/episode.mp3?v=${name}`,
        `/studio/episodes/${episode}/sentences/${name.toLowerCase()}.wav?v=${name}`,
      ])
        await ask(path, { cookie })
      for (const path of [
        `/listen/${name}/delete`,
        `/stop/${name}`,
        `/rest/v1/podcast_requests?columns=${name}`,
      ])
        await ask(path, { cookie, form: { [name]: name } })
    }
  })

  test('may be how a word of a script is said', async () => {
    const requestId = await aBriefOfferedEpisode(pool, storage)
    const edit = { kind: 'pronounce', name: 'constructor', said: 'con structor', was: null } as const
    assert.equal((await editScript(pool, { operator, requestId, edit })).outcome, 'kept')
    const compared = await compareVersions(pool, { requestId, from: null, to: null })
    assert.deepEqual(compared?.differences, [
      { what: 'pronunciation', of: 'constructor', was: '', is: 'con structor' },
    ])
    await ask(`/studio/episodes/${requestId}.data`, { cookie })
    await ask(`/studio/episodes/${requestId}/versions.data`, { cookie })
  })
})

test('nothing of it was a fault of ours', () => {
  assert.ok(asked > 2000, `${asked} questions`)
  assert.deepEqual(
    site.lines.filter((line) => line.includes('"level":"error"')),
    [],
  )
})
