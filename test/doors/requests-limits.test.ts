import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aRow, startRequests, statuses, usualLimits } from '#test/requests-under-test.ts'

const { openDoors, rows, pool, later } = await startRequests()

describe('one address on the internet', () => {
  const { post } = openDoors({ rateLimits: usualLimits })

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

  test('in IPv6 is also a part of a /56 and of a /48, which have four and sixteen times as much', async () => {
    const { post } = openDoors({ rateLimits: { ...usualLimits, client: [{ most: 2, seconds: 600 }] } })
    let number = 0
    /** So many get through, of twenty that come at once and twenty more: whoever waits long for the database is refused. */
    const from = async (networks: string[]) => {
      const found: number[] = []
      while (networks.length > 0) {
        const some = networks.splice(0, 20)
        found.push(...(await statuses(some.map((network) => post(aRow(++number), {}, `${network}::1`)))))
      }
      return found.filter((status) => status === 201).length
    }
    const subnets = (many: number, begin: number) =>
      Array.from({ length: many }, (_, each) => `2001:db8:1:${(begin + each).toString(16)}`)
    assert.equal(await from(subnets(40, 0)), 8, 'of one /56')
    assert.equal(
      await from([...subnets(40, 256), ...subnets(40, 512), ...subnets(40, 1024)]),
      24,
      'of the /48',
    )
    assert.equal(await from(['2001:db8:1:ffff', '2001:db8:1:2000']), 0)
    assert.equal(await from(['2001:db8:2:0', '2001:db8:2:0', '2001:db8:2:0']), 2, 'of its neighbour')
    await later('11 minutes')
    assert.equal(await from(['2001:db8:1:ffff']), 1)
  })

  test('in IPv6 clothes is the one of IPv4', async () => {
    const clothes = [
      '192.0.2.1',
      '::ffff:192.0.2.1',
      '::FFFF:c000:201',
      '2002:c000:201::5',
      '64:ff9b::c000:201',
    ]
    const answers = [...clothes, ...clothes].map((from, number) => post(aRow(number), {}, from))
    assert.equal((await statuses(answers)).filter((status) => status === 201).length, 5)
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
    const { post } = openDoors({ rateLimits: usualLimits })
    assert.equal(
      (await statuses(eight.map((each) => post(aRow(each), spoofed(each))))).filter(
        (status) => status === 201,
      ).length,
      5,
    )
  })

  test('is the one that our own proxy saw, whatever stands left of it', async () => {
    const { post } = openDoors({ rateLimits: usualLimits, trustedProxies: 1 })
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
