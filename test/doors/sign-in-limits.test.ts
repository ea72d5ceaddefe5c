import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import {
  aLink,
  aVisitor,
  codeOf,
  signInByLink,
  someoneWithCodes,
  type Visitor,
} from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })
const askForLink = (visitor: Visitor, email: string) =>
  visitor.ask('/studio/sign-in', { form: { intent: 'link', email } })
const enter = (visitor: Visitor, code: string) =>
  visitor.ask('/studio/sign-in/check', { form: { intent: 'code', code } })
const later = (minutes: number) =>
  pool.query('update private.sign_in_tries set tried_at = tried_at - make_interval(mins => $1)', [minutes])
const counted = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

beforeEach(() => emptyTables(pool, 'private.sign_in_tries', 'private.link_wishes'))

describe('ten tries in a quarter of an hour', () => {
  test('are all that anybody has for one address, whether it is an operator’s or not', async () => {
    await using site = await open()
    const noor = await someoneWithCodes(pool)
    for (const email of [noor.email, 'nobody@agency.test']) {
      const answers = []
      for (let turn = 0; turn < 12; turn++) answers.push(await askForLink(aVisitor(site.origin), email))
      assert.deepEqual([counted(answers, 200), counted(answers, 429)], [10, 2])
      const wait = Number(answers.at(-1)?.headers.get('retry-after'))
      assert.ok(wait > 880 && wait <= 900, `${wait} seconds`)
      assert.match(answers.at(-1)?.text ?? '', /The next one counts in <!-- -->15|in 15 minutes/)
    }
    await later(16)
    assert.equal((await askForLink(aVisitor(site.origin), noor.email)).status, 200)
  })

  test('are counted right when two hundred come at once', async () => {
    await using site = await open()
    const asked = Array.from({ length: 200 }, () => askForLink(aVisitor(site.origin), 'noor@agency.test'))
    const answers = await Promise.all(asked)
    assert.ok(counted(answers, 200) <= 10 && counted(answers, 200) > 0, `${counted(answers, 200)} passed`)
    assert.equal(counted(answers, 200) + counted(answers, 429), 200)
  })

  test('are counted for the networks around an IPv6 address, which may have more', async () => {
    await using site = await open()
    const askFrom = (subnet: number) =>
      askForLink(aVisitor(site.origin, `2001:db8:1:${subnet.toString(16)}::1`), `${subnet}@agency.test`)
    const answers = []
    for (let subnet = 0; subnet < 210; subnet++) answers.push(await askFrom(subnet))
    assert.deepEqual([counted(answers, 200), counted(answers, 429)], [200, 10], 'of a /56')
    assert.equal((await askFrom(256)).status, 200)
  })

  test('cost a browser nothing in which the operator has signed in before', async () => {
    await using site = await open()
    const [noor, theirs] = [await someoneWithCodes(pool), aVisitor(site.origin)]
    await signInByLink(pool, theirs, noor)
    for (let turn = 0; turn < 11; turn++) await askForLink(aVisitor(site.origin), noor.email)
    assert.equal((await askForLink(aVisitor(site.origin), noor.email)).status, 429)
    assert.equal((await theirs.ask('/studio')).status, 200)
    await theirs.ask('/studio/sign-out', { form: {} })
    assert.equal((await askForLink(theirs, noor.email)).status, 200)
    assert.equal((await askForLink(theirs, 'somebody-else@agency.test')).status, 200)
    for (let turn = 0; turn < 9; turn++) await askForLink(theirs, noor.email)
    assert.equal((await askForLink(theirs, noor.email)).status, 429)
  })
})

test('fifty tries are all that one network address has, whoever they are for', async () => {
  await using site = await open()
  const visitor = aVisitor(site.origin)
  const answers = []
  for (let turn = 0; turn < 55; turn++) answers.push(await askForLink(visitor, `${turn}@agency.test`))
  assert.deepEqual([counted(answers, 200), counted(answers, 429)], [50, 5])
  assert.equal((await visitor.ask('/studio/sign-in/passkey', { form: { purpose: 'sign-in' } })).status, 429)
  assert.equal((await askForLink(aVisitor(site.origin), '1@agency.test')).status, 200)
})

test('what is kept of the tries names nobody, and no longer than needed', async () => {
  await using site = await open()
  await askForLink(aVisitor(site.origin, '192.0.2.77'), 'noor@agency.test')
  const { rows } = await pool.query('select * from private.sign_in_tries')
  assert.equal(rows.length, 2)
  for (const row of rows) assert.equal(row.budget.length, 32)
  await later(16)
  await askForLink(aVisitor(site.origin), 'other@agency.test')
  assert.equal((await pool.query('select from private.sign_in_tries')).rowCount, 2)
  assert.ok(!site.lines.join('').includes('noor@agency.test'))
})

describe('a code', () => {
  async function halfway(origin: string) {
    const [noor, visitor] = [await someoneWithCodes(pool), aVisitor(origin)]
    await visitor.ask(await aLink(pool, noor), { form: {} })
    return { noor, visitor }
  }

  test('counts once, also when it comes from eight browsers at the same moment', async () => {
    await using site = await open()
    const noor = await someoneWithCodes(pool)
    const visitors = Array.from({ length: 8 }, () => aVisitor(site.origin))
    for (const visitor of visitors) await visitor.ask(await aLink(pool, noor), { form: {} })
    const code = codeOf(noor.secret)
    const answers = await Promise.all(visitors.map((visitor) => enter(visitor, code)))
    assert.deepEqual([counted(answers, 303), counted(answers, 403)], [1, 7])
    const late = aVisitor(site.origin)
    await late.ask(await aLink(pool, noor), { form: {} })
    assert.equal((await enter(late, code)).status, 403)
  })

  test('of the half minute to come counts, and none before one that has counted', async () => {
    await using site = await open()
    for (const halfMinutes of [0, 1]) {
      const { noor, visitor } = await halfway(site.origin)
      assert.equal((await enter(visitor, codeOf(noor.secret, { halfMinutes }))).status, 303, `${halfMinutes}`)
    }
    for (const halfMinutes of [-3, 3]) {
      const { noor, visitor } = await halfway(site.origin)
      assert.equal((await enter(visitor, codeOf(noor.secret, { halfMinutes }))).status, 403, `${halfMinutes}`)
    }
    const { noor, visitor } = await halfway(site.origin)
    await enter(visitor, codeOf(noor.secret, { halfMinutes: 1 }))
    const again = aVisitor(site.origin)
    await again.ask(await aLink(pool, noor), { form: {} })
    assert.equal((await enter(again, codeOf(noor.secret))).status, 403)
  })

  test('is guessed ten times and no more, and the right one must wait too', async () => {
    await using site = await open()
    const { noor, visitor } = await halfway(site.origin)
    const right = codeOf(noor.secret)
    const wrong = right === '000000' ? '000001' : '000000'
    const answers = []
    for (let turn = 0; turn < 12; turn++) answers.push(await enter(visitor, wrong))
    assert.deepEqual([counted(answers, 403), counted(answers, 429)], [10, 2])
    assert.equal((await enter(visitor, right)).status, 429)
  })

  test('of somebody else opens nothing, and without a link none does', async () => {
    await using site = await open()
    const [{ visitor }, other] = [await halfway(site.origin), await someoneWithCodes(pool)]
    assert.equal((await enter(visitor, codeOf(other.secret))).status, 403)
    assert.equal((await enter(aVisitor(site.origin), codeOf(other.secret))).to, '/studio/sign-in')
  })
})
