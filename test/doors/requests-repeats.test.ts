import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aRow, startRequests, statuses, usualLimits } from '#test/requests-under-test.ts'

const { openDoors, rows, later } = await startRequests()
const ticket = (name: string) => ({ 'request-ticket': name.padEnd(32, '-') })

describe('one e-mail address', () => {
  const { post } = openDoors({
    rateLimits: { ...usualLimits, client: [{ most: 1000, seconds: 60 }] },
  })
  const from = (email: string, number = 1) => post({ ...aRow(number), email })

  test('with fifty websites gets one episode, and fifty friendly answers', async () => {
    assert.deepEqual(
      await statuses(Array.from({ length: 50 }, (_, number) => from('ada@bakery.test', number))),
      Array(50).fill(201),
    )
    assert.equal((await rows()).length, 1)
  })

  test('is the same in capitals and with a +tag, and another one with other dots', async () => {
    for (const each of ['ada@bakery.test', 'ADA@Bakery.Test', 'ada+2@bakery.test', 'Ada+x+y@bakery.test'])
      assert.equal((await from(each)).status, 201)
    assert.equal((await rows()).length, 1)
    await from('a.da@bakery.test')
    assert.equal((await rows()).length, 2)
  })

  test('may ask again after a day, and three times in thirty days', async () => {
    for (const expected of [1, 2, 3, 3]) {
      assert.equal((await from('ada@bakery.test')).status, 201)
      assert.equal((await rows()).length, expected)
      await later('25 hours')
    }
    await later('27 days')
    await from('ada@bakery.test')
    assert.equal((await rows()).length, 4)
  })

  test('of fifty people for one website are fifty requests', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        post({ ...aRow(number), website_url: 'https://bakery.test' }),
      ),
    )
    assert.equal((await rows()).length, 50)
  })
})

describe('without limits', () => {
  const { post } = openDoors()

  test('the same website and e-mail within a day is still one request', async () => {
    const again = { ...aRow(1), website_url: 'Bakery-1.TEST/', email: 'ADA-1@bakery.test' }
    assert.deepEqual(await statuses([post(aRow(1)), post(again), post(aRow(1))]), [201, 201, 201])
    assert.equal((await rows()).length, 1)
    await later('25 hours')
    await post(again)
    assert.equal((await rows()).length, 2)
  })

  test('another website, or another e-mail, is another request', async () => {
    await post(aRow(1))
    await post({ ...aRow(2), email: aRow(1).email })
    await post({ ...aRow(1), email: aRow(2).email })
    assert.equal((await rows()).length, 3)
  })
})

describe('a ticket', () => {
  const { post } = openDoors({ rateLimits: usualLimits })

  test('makes a second try safe: one row, and it does not count', async () => {
    for (let attempt = 0; attempt < 9; attempt++) assert.equal((await post(aRow(1), ticket('a'))).status, 201)
    assert.equal((await rows()).length, 1)
    assert.deepEqual(
      await statuses([2, 3, 4, 5].map((each) => post(aRow(each), ticket(`b${each}`)))),
      Array(4).fill(201),
    )
  })

  test('makes twenty tries at once one row', async () => {
    const tries = Array.from({ length: 20 }, () => post(aRow(1), ticket('a')))
    assert.deepEqual(await statuses(tries), Array(20).fill(201))
    assert.equal((await rows()).length, 1)
  })

  test('is kept only as a hash', async () => {
    await post(aRow(1), ticket('a'))
    assert.equal((await rows())[0].ticket_hash.length, 32)
    assert.ok(!JSON.stringify(await rows()).includes('a-------'))
  })

  test('belongs to one request: for another one it is refused, rather than lost without a word', async () => {
    await post(aRow(1), ticket('a'))
    const response = await post(aRow(2), ticket('a'))
    assert.deepEqual([response.status, (await response.json()).code], [409, '23505'])
    assert.equal((await rows()).length, 1)
  })

  for (const bad of ['short', 'x'.repeat(65), 'white space white space w', 'ümlaut'.padEnd(30, 'ü')])
    test(`like "${bad.slice(0, 12)}" is none`, async () => {
      const headers = { 'request-ticket': Buffer.from(bad).toString('latin1') }
      assert.equal((await post(aRow(1), headers)).status, 400)
      assert.deepEqual(await rows(), [])
    })
})
