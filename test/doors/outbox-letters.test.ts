import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { oweOperatorLetter } from '#database/sign-in-links.ts'
import { installationOf } from '#server/wiring/installation-of.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aRequest } from '#test/episode-under-test.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { outboxFolder } from '#vendors/mail/outbox-folder.ts'

const { pool } = await startDatabase()
const { dataDir } = await aHouse()
const config = testConfig({ dataDir, siteOrigin: 'https://offmic.test' })
const [ines, paul] = [await anOperator(pool), await anOperator(pool, { role: 'operator', name: 'Paul' })]
const hostile = hostileTexts.find((text) => text.includes('<script')) ?? ''
let [toAda, toInes] = ['', '']

/** As the post office leaves them where there is no mail server. */
before(async () => {
  const requestId = await aRequest(pool, 'ada@bakery.test')
  await oweOperatorLetter(pool, ines.operator.id, 'invitation')
  const mail = outboxFolder({
    folder: installationOf(config).outboxFolder,
    sender: { name: 'Offmic', address: 'hello@offmic.test' },
  })
  const { rows } = await pool.query<{ id: string; request_id: string | null }>(
    `update private.letters set state = 'sent' returning id, request_id`,
  )
  for (const { id } of rows)
    await mail.send({
      id,
      to: 'ada@bakery.test',
      subject: hostile,
      html: '<p>Here it is.</p>',
      text: `Here it is: https://offmic.test/listen/1 ${hostile}`,
      stopAddress: 'https://offmic.test/stop/1',
      date: new Date(),
    })
  toAda = rows.find((row) => row.request_id === requestId)?.id ?? ''
  toInes = rows.find((row) => row.request_id === null)?.id ?? ''
})

const start = (changes = {}) =>
  startSite({ config: { ...config, ...changes }, database: { isReady: async () => true, pool } })
const ask = async (site: { origin: string }, path: string, { cookie } = ines) => {
  const response = await fetch(site.origin + path, { headers: { cookie }, redirect: 'manual' })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

describe('where no mail server is set, operators', () => {
  test('see the letters to people who asked, and pass one on', async () => {
    await using site = await start()
    for (const who of [ines, paul]) {
      const list = await ask(site, '/studio/letters', who)
      assert.equal(list.status, 200)
      assert.match(list.html, new RegExp(`href="/studio/letters/${toAda}"[^>]*>Request accepted</a>`))
      assert.match(list.html, /ada@bakery\.test/)
      const letter = await ask(site, `/studio/letters/${toAda}`, who)
      assert.match(letter.html, /<pre[^>]*>Here it is: https:\/\/offmic\.test\/listen\/1/)
      const file = await ask(site, `/studio/letters/${toAda}/file`, who)
      assert.equal(file.headers.get('content-type'), 'message/rfc822')
      assert.equal(file.headers.get('content-disposition'), `attachment; filename="${toAda}.eml"`)
      assert.match(file.html, /^To: ada@bakery\.test/m)
    }
  })

  test('see no letter that opens the studio', async () => {
    await using site = await start()
    assert.ok(!(await ask(site, '/studio/letters')).html.includes(toInes))
    for (const path of [`/studio/letters/${toInes}`, `/studio/letters/${toInes}/file`])
      assert.equal((await ask(site, path)).status, 404)
  })

  test('find none under a name that is none', async () => {
    await using site = await start()
    for (const name of ['x', `${toAda}.eml`, crypto.randomUUID(), '-'.repeat(36), 'constructor'])
      for (const part of ['', '/file'])
        assert.equal((await ask(site, `/studio/letters/${name}${part}`)).status, 404, name)
  })

  test('leave a line for each letter that they read', async () => {
    const { rows } = await pool.query(
      `select operator_id, request_id is not null as "hasRequest" from private.deeds where deed = 'read-letter'`,
    )
    assert.deepEqual(rows.map((row) => row.operator_id).sort(), [ines.operator.id, paul.operator.id].sort())
    assert.ok(rows.every((row) => row.hasRequest))
  })
})

test('what a letter says stays text', async () => {
  await using site = await start()
  const { html } = await ask(site, `/studio/letters/${toAda}`)
  assert.ok(hostile && !html.includes(hostile))
})

test('where a mail server is set there are none, and no way to them', async () => {
  await using site = await start({ smtpUrl: 'smtp://mail.test' })
  for (const path of ['/studio/letters', `/studio/letters/${toAda}`, `/studio/letters/${toAda}/file`])
    assert.equal((await ask(site, path)).status, 404)
  assert.ok(!(await ask(site, '/studio')).html.includes('/studio/letters'))
})
