import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { describe, test } from 'node:test'
import { createLog } from '#server/process/log.ts'
import { createKeyRing } from '#server/wiring/key-ring.ts'
import { everyRow, writtenAs } from '#test/everything-kept.ts'
import {
  keysAddress as address,
  aScreenOfKeys,
  keyInEnvironment as inEnvironment,
  enteredKey as key,
} from '#test/keys-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool, database, config, owner, site, post, tryIt, lastAsked } = await aScreenOfKeys()
const quiet = createLog(new PassThrough())
const screen = async () => (await fetch(site.origin + address, { headers: { cookie: owner.cookie } })).text()

describe('a key that was entered', () => {
  test('is kept sealed, used at once, and goes before the one of the environment', async () => {
    await tryIt()
    assert.equal(lastAsked(), `Bearer ${inEnvironment}`)
    const { status, text } = await post({})
    assert.equal(status, 200)
    assert.match(text, /Kept\. It holds from now on/)
    assert.match((await tryIt()).text, /It works\./)
    assert.equal(lastAsked(), `Bearer ${key}`)
    const shown = await screen()
    assert.match(shown, /Entered by Ines, .* It ends in Zz9x\./)
    assert.match(shown, /The environment has one, too \(SPEECH_KEY\)/)
  })

  test('stands nowhere: in no answer, page, row or line of the log, however it is written', async () => {
    const told = [(await post({})).text, (await tryIt()).text, await screen()]
    told.push(await everyRow(pool), site.lines.join(''))
    for (const secret of [key, inEnvironment])
      for (const written of writtenAs(secret))
        for (const text of told) assert.ok(!text.toLowerCase().includes(written.toLowerCase()), written)
  })

  test('can be taken back, and then the one of the environment holds', async () => {
    await post({})
    assert.match((await post({ intent: 'remove' })).text, /Taken back\./)
    assert.match((await post({ intent: 'remove' })).text, /There was none/)
    await tryIt()
    assert.equal(lastAsked(), `Bearer ${inEnvironment}`)
  })

  test('is written down without it: who has entered, tried and taken back what', async () => {
    await pool.query('select setval($1, 1000)', [
      (await pool.query(`select pg_get_serial_sequence('private.deeds', 'id') as name`)).rows[0].name,
    ])
    await post({})
    await tryIt()
    await post({ intent: 'remove' })
    const { rows: deeds } = await pool.query(
      'select deed, facts, operator_id from private.deeds where id > 1000 order by id',
    )
    assert.deepEqual(deeds, [
      { deed: 'enter-key', facts: { purpose: 'voices' }, operator_id: owner.operator.id },
      { deed: 'try-key', facts: { purpose: 'voices', outcome: 'works' }, operator_id: owner.operator.id },
      { deed: 'remove-key', facts: { purpose: 'voices' }, operator_id: owner.operator.id },
    ])
  })

  test('reaches another process without a restart, and a second change as well', async () => {
    const ring = createKeyRing({ config, pool, secretKey: testSecretKey, log: quiet })
    for (const each of [key, `${key}-2`]) {
      await post({ key: each })
      await ring.read()
      assert.equal(ring.config.speech.key, each)
    }
    await post({ intent: 'remove' })
    await ring.read()
    assert.equal(ring.config.speech.key, inEnvironment)
  })

  test('is not shown to anybody else who is set later', async () => {
    await post({})
    const elsewhere = testConfig({ speech: { ...config.speech, url: 'http://127.0.0.1:9', key: undefined } })
    await using other = await startSite({ config: elsewhere, database })
    const page = await (await fetch(other.origin + address, { headers: { cookie: owner.cookie } })).text()
    assert.match(page, /entered for somebody else/)
    const ring = createKeyRing({ config: elsewhere, pool, secretKey: testSecretKey, log: quiet })
    await ring.read()
    assert.equal(ring.config.speech.key, undefined)
  })

  test('counts as none where the key of the house does not open it, and that is said', async () => {
    await post({})
    await pool.query(`update private.vendor_keys set sealed_key = sealed_key || '\\x00'`)
    assert.match((await tryIt()).text, /It works\./)
    assert.equal(lastAsked(), `Bearer ${inEnvironment}`)
    assert.match(await screen(), /the key of the house does not open/)
  })
})
