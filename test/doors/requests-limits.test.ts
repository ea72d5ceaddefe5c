import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aRow, startRequests } from '#test/requests-under-test.ts'

const { openDoors, rows, pool } = await startRequests()
const day = 86_400
const limits = {
  client: [
    { most: 5, seconds: 600 },
    { most: 20, seconds: day },
  ],
  email: [
    { most: 1, seconds: day },
    { most: 3, seconds: 30 * day },
  ],
}
const ticket = (name: string) => ({ 'request-ticket': name.padEnd(32, '-') })
/** Lets time pass for what is kept. */
async function later(interval: string) {
  await pool.query(`update podcast_requests set created_at = created_at - $1::interval`, [interval])
  await pool.query(`update private.request_tries set tried_at = tried_at - $1::interval`, [interval])
}
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort()

describe('one address on the internet', () => {
  const { post } = openDoors({ rateLimits: limits })

  test('gets five requests in ten minutes, and a polite no for the rest', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => post(aRow(number))))
    const refused = answers.filter(({ status }) => status !== 201)
    assert.equal(refused.length, 45)
    assert.equal((await rows()).length, 5)
    for (const answer of refused) {
      assert.equal(answer.status, 429)
      assert.ok(Number(answer.headers.get('retry-after')) > 0)
      assert.deepEqual(Object.keys(await answer.json()).sort(), ['code', 'details', 'hint', 'message'])
    }
  })

  test('is told how long to wait, may go on then, and gets twenty a day', async () => {
    for (let batch = 0; batch < 4; batch++) {
      assert.deepEqual(
        await statuses([1, 2, 3, 4, 5].map((each) => post(aRow(batch * 10 + each)))),
        Array(5).fill(201),
      )
      const refused = await post(aRow(99))
      const seconds = Number(refused.headers.get('retry-after'))
      assert.ok(batch < 3 ? seconds > 500 && seconds <= 600 : seconds > 84_000, String(seconds))
      await later('11 minutes')
    }
    assert.equal((await post(aRow(99))).status, 429)
    await later('24 hours')
    assert.equal((await post(aRow(99))).status, 201)
  })

  test('does not use up what others may do', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => post(aRow(number))))
    assert.equal((await post(aRow(50), {}, '192.0.2.2')).status, 201)
    assert.equal((await post(aRow(51), {}, '::ffff:192.0.2.3')).status, 201)
  })

  test('in IPv6 is a whole /64', async () => {
    const from = (part: number) => `2001:db8:1:2:${part}::${part}`
    const answers = Array.from({ length: 8 }, (_, number) => post(aRow(number), {}, from(number + 1)))
    assert.deepEqual(await statuses(answers), [201, 201, 201, 201, 201, 429, 429, 429])
    assert.equal((await post(aRow(9), {}, '2001:db8:1:3::1')).status, 201)
  })

  test('learns nothing from its limit about who has asked before', async () => {
    await post(aRow(1), {}, '192.0.2.9')
    const answers = [1, 2, 3, 4, 5].map((number) => post(aRow(number)))
    assert.deepEqual(await statuses(answers), Array(5).fill(201), 'the repeat counts like the others')
    assert.equal((await post(aRow(6))).status, 429)
  })

  test('is kept only as a hash, and for a day', async () => {
    await post(aRow(1))
    const { rows: tries } = await pool.query('select * from private.request_tries')
    assert.doesNotMatch(JSON.stringify(tries), /192\.0\.2|ada|bakery/)
    await later('25 hours')
    await post(aRow(2), {}, '192.0.2.2')
    assert.equal((await pool.query('select * from private.request_tries')).rowCount, 1)
  })
})

describe('the address behind a proxy', () => {
  const spoofed = (number: number) => ({
    'x-forwarded-for': `198.51.100.${number}`,
    forwarded: `for=198.51.100.${number}`,
    'x-real-ip': `198.51.100.${number}`,
  })
  const eight = [1, 2, 3, 4, 5, 6, 7, 8]

  test('counts for nothing as long as no proxy is known', async () => {
    const { post } = openDoors({ rateLimits: limits })
    assert.equal(
      (await statuses(eight.map((each) => post(aRow(each), spoofed(each))))).filter(
        (status) => status === 201,
      ).length,
      5,
    )
  })

  test('is the one that our own proxy saw, whatever stands left of it', async () => {
    const { post } = openDoors({ rateLimits: limits, trustedProxies: 1 })
    const through = (each: number) => ({ 'x-forwarded-for': `198.51.100.${each}, 203.0.113.7` })
    assert.equal(
      (await statuses(eight.map((each) => post(aRow(each), through(each))))).filter(
        (status) => status === 201,
      ).length,
      5,
    )
    assert.equal((await post(aRow(20), { 'x-forwarded-for': '203.0.113.8' })).status, 201)
  })
})

describe('one e-mail address', () => {
  const { post } = openDoors({ rateLimits: { client: [{ most: 1000, seconds: 60 }], email: limits.email } })
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
  const { post } = openDoors({ rateLimits: limits })

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
