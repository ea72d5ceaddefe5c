import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { inTransaction } from '#database/in-transaction.ts'
import { findSource, piecesOf, sourcesOf } from '#database/sources.ts'
import { keepAnswerAsSource } from '#database/sources-read.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aPdf } from '#test/files-under-test.ts'
import { atMaterial, inPortal } from '#test/material-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig() })

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_sessions',
    'private.clients',
    'podcast_requests',
  ),
)

const handbook = aPdf([['We bake at four in the morning.', '', 'Rye takes two days.']])
const talk = `WEBVTT\n\n00:03.000 --> 00:05.000\n<v Ada Baker>We bake at four.</v>\n\n00:06.000 --> 00:07.000\n<v Cy Miller>Do not print that.</v>\n`

test('a file is read, shown as it was read, and used only as its owner says', async () => {
  await using site = await open()
  const { ada, showId } = await aClientWithAShow(pool)
  const owner = await inPortal(pool, site.origin, ada, showId)
  const kept = await owner.handIn('../Hand<b>book.pdf', new Uint8Array(handbook))
  assert.equal(kept.status, 303)
  const shown = await owner.see(kept.to)
  assert.match(
    shown.text,
    /Hand&lt;b&gt;book\.pdf.*was read: look at it.*Rye takes two days\..*page 1, paragraph 2/s,
  )
  const [source] = await sourcesOf(pool, showId)
  assert.deepEqual([source?.state, source?.kind, source?.language], ['read', 'pdf', 'en'])
  const [first] = await piecesOf(pool, source?.id ?? '', 0, 1)
  await owner.press({ intent: 'marks', shown: String(first?.place) }, kept.to)
  const used = await owner.press({ intent: 'use', rights: 'ours' }, kept.to)
  assert.match(used.text, /Kept\..*is used: 1 of 2 paragraphs/s)

  const file = await owner.see(`${kept.to}/file`)
  assert.match(
    file.headers.get('content-disposition') ?? '',
    /^attachment; filename\*=UTF-8''Hand%3Cb%3Ebook\.pdf$/,
  )
  assert.match(
    (await owner.handIn('again.pdf', new Uint8Array(handbook))).text,
    /handed in this very file already/,
  )
  assert.equal((await owner.press({ intent: 'remove' }, kept.to)).status, 303)
  assert.deepEqual(await sourcesOf(pool, showId), [])
})

test('of a transcript nothing is read aloud before a line is marked and its speakers have agreed', async () => {
  await using site = await open()
  const { ada, showId } = await aClientWithAShow(pool)
  const owner = await inPortal(pool, site.origin, ada, showId)
  const { to } = await owner.handIn('call.vtt', talk)
  const id = to.split('/').at(-1) ?? ''
  assert.match((await owner.see(to)).text, /line by line.*0:03, Ada Baker/s)
  assert.match(
    (await owner.press({ intent: 'use', rights: 'ours', agreed: 'yes' }, to)).text,
    /Mark at least one line/,
  )
  await owner.press({ intent: 'marks', shown: '0', ours: '0' }, to)
  assert.match(
    (await owner.press({ intent: 'use', rights: 'ours' }, to)).text,
    /everybody who speaks in it has agreed: nothing/,
  )
  assert.equal((await findSource(pool, id))?.state, 'read')
  await owner.press({ intent: 'use', rights: 'ours', agreed: 'yes' }, to)
  const source = await findSource(pool, id)
  assert.deepEqual([source?.state, source?.rights, source?.ours, source?.pieces], ['used', 'ours', 1, 2])
})

test('an answer is a source, and the gauge asks for what nobody has answered', async () => {
  await using site = await open()
  const { ada, showId } = await aClientWithAShow(pool)
  const owner = await inPortal(pool, site.origin, ada, showId)
  const before = await owner.see()
  assert.match(before.text, /Not enough for another episode.*How did your business begin\?/s)
  const form = { intent: 'answer', question: 'How did your business begin?' }
  assert.match((await owner.press({ ...form, answer: 'x'.repeat(4001) })).text, /4000 characters at most/)
  const strange = await owner.press({ ...form, question: 'Who is the best?', answer: 'We are.' })
  assert.match(strange.text, /not there any more: nothing was kept/)
  const after = await owner.press({
    ...form,
    answer: 'With an oven that my mother had bought in 1962 from a monastery.',
  })
  assert.doesNotMatch(after.text, /<label[^>]*>How did your business begin/)
  assert.match(after.text, /from 13 words/)
  await inTransaction(pool, (client) =>
    keepAnswerAsSource(client, {
      showId,
      memberId: null,
      question: form.question,
      answer: 'Otherwise.',
      name: 'Answers',
    }),
  )
  const [source] = await sourcesOf(pool, showId)
  const pieces = await piecesOf(pool, source?.id ?? '', 0, 9)
  assert.deepEqual(
    pieces.map(({ question, text }) => [question, text]),
    [[form.question, 'Otherwise.']],
  )
})

test('an operator hands in for a client, and it stands in the log', async () => {
  await using site = await open()
  const { showId } = await aClientWithAShow(pool)
  const { cookie } = await anOperator(pool, { role: 'operator' })
  const desk = await atMaterial(site.origin, cookie, `/studio/material/${showId}`)
  const { to } = await desk.handIn(
    'notes.txt',
    'We bake at four in the morning. Nobody sleeps.',
    'background',
  )
  assert.match((await desk.see(to)).text, /notes\.txt.*We bake at four/s)
  assert.match((await desk.press({ intent: 'use', rights: 'background' }, to)).text, /is background: nothing/)
  const { rows } = await pool.query(
    `select facts ->> 'show' as show from private.deeds where deed = 'hand-in-source'`,
  )
  assert.deepEqual(rows, [{ show: showId }])
})
