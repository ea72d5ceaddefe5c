import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { desk as words } from '#content/studio-desk.ts'
import { finishStep } from '#database/production-steps.ts'
import { sentencesOfDraft } from '#domain/draft/draft.ts'
import { isHost } from '#domain/script.ts'
import { editScript } from '#operations/edit-script.ts'
import { openDesk } from '#operations/open-desk.ts'
import type { HeardBack } from '#production/steps/step.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode } from '#test/desk-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: await aFolder() })
const storage = openStorage(config)
const { operator, cookie } = await anOperator(pool)
let requestId: string
let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite({ config, database: { isReady: async () => true, pool } })
})
after(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  await pool.query('truncate podcast_requests cascade')
  requestId = await anOfferedEpisode(pool, storage)
})

async function scriptOnDesk() {
  const script = (await openDesk(pool, requestId))?.script
  assert.ok(script)
  return script
}

/** The voices are recorded, and this is what somebody who listened has heard. */
async function recorded(heard: HeardBack) {
  const output = { clips: 9, seconds: 60, ...heard }
  await finishStep(pool, { requestId, step: 'record-voices', output, seconds: 1, status: null })
}

const page = async () =>
  (await fetch(`${site.origin}/studio/episodes/${requestId}`, { headers: { cookie } })).text()

test('a sentence that was heard otherwise twice is marked at the desk until it is changed', async () => {
  const sentences = sentencesOfDraft((await scriptOnDesk()).draft)
  const at = sentences.findIndex(({ speaker }) => isHost(speaker))
  const { id = '', text: was = '' } = sentences[at] ?? {}
  await recorded({ misheard: [{ at, heard: 'Thank you for <b>watching</b>.' }] })
  assert.deepEqual((await scriptOnDesk()).misheard, { [id]: 'Thank you for <b>watching</b>.' })
  const shown = await page()
  assert.ok(shown.includes(words.marks.misheard))
  assert.ok(!shown.includes('<b>watching</b>'))

  const edit = { kind: 'say', sentence: id, was, text: 'Who bakes here?' } as const
  await editScript(pool, { operator, requestId, edit })
  assert.deepEqual((await scriptOnDesk()).misheard, {})
})

test('where nobody listened, or all was right, nothing is marked', async () => {
  for (const heard of [{}, { unheard: 'The recogniser did not answer in time.' }]) {
    await recorded(heard)
    assert.deepEqual((await scriptOnDesk()).misheard, {})
  }
  assert.ok(!(await page()).includes(words.marks.misheard))
})

test('an episode of before anybody listened is opened as ever', async () => {
  assert.deepEqual((await scriptOnDesk()).misheard, {})
})
