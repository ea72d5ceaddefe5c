import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { claimLetter } from '#database/letters.ts'
import { admitOperator } from '#operations/operators/admit-operator.ts'
import { changeOperator } from '#operations/operators/change-operator.ts'
import { inviteOperator } from '#operations/operators/invite-operator.ts'
import { renewOperator } from '#operations/operators/renew-operator.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aVisitor, codeOf, someoneWithCodes } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const site = await startSite({
  database: { isReady: async () => true, pool },
  config: testConfig({ trustedProxies: 1 }),
})
after(() => site[Symbol.asyncDispose]())
const owners = async () =>
  (await pool.query(`select id from private.operators where role = 'owner' and disabled_at is null`)).rows
const deeds = async (deed: string) =>
  (await pool.query('select operator_id, facts from private.deeds where deed = $1 order by id', [deed])).rows
const fresh = () => emptyTables(pool, 'private.operators', 'private.letters')

describe('the last owner', () => {
  test('stays, whoever tries', async () => {
    await fresh()
    const { operator: ines } = await anOperator(pool)
    await anOperator(pool, { role: 'operator' })
    for (const change of [{ role: 'operator' }, { isDisabled: true }] as const)
      assert.equal(await changeOperator(pool, ines, ines.id, change), 'last-owner')
    assert.equal((await owners()).length, 1)
  })

  test('stays when two owners depose each other at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      await fresh()
      const [ines, noor] = [(await anOperator(pool)).operator, (await anOperator(pool)).operator]
      const outcomes = await Promise.all([
        changeOperator(pool, ines, noor.id, { role: 'operator' }),
        changeOperator(pool, noor, ines.id, { isDisabled: true }),
      ])
      assert.equal((await owners()).length, 1)
      assert.deepEqual(outcomes.sort(), ['changed', 'forbidden'])
    }
  })

  test('does everything at once without one deed stopping another', async () => {
    await fresh()
    const [ines, noor] = [(await anOperator(pool)).operator, (await anOperator(pool)).operator]
    const changes = [
      { isDisabled: true },
      { role: 'owner' },
      { isDisabled: false },
      { role: 'operator' },
    ] as const
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, each) =>
        each % 5 === 4
          ? renewOperator(pool, ines, noor.id)
          : changeOperator(pool, ines, noor.id, changes[each % 4] ?? changes[0]),
      ),
    )
    assert.deepEqual(
      outcomes.filter((outcome) => !['changed', 'owed', 'unknown'].includes(outcome)),
      [],
    )
  })
})

describe('an operator who is none of the owners', () => {
  test('governs nobody, by whatever way', async () => {
    await fresh()
    const ines = await anOperator(pool)
    const { operator: noor, cookie } = await anOperator(pool, { role: 'operator' })
    assert.equal(
      await inviteOperator(pool, noor, { name: 'Eve', email: 'eve@evil.test', role: 'owner' }),
      'forbidden',
    )
    assert.equal(await changeOperator(pool, noor, noor.id, { role: 'owner' }), 'forbidden')
    assert.equal(await renewOperator(pool, noor, ines.operator.id), 'forbidden')
    // Signed in as an owner once, and not one any more.
    assert.equal(
      await changeOperator(pool, { ...noor, role: 'owner' }, noor.id, { role: 'owner' }),
      'forbidden',
    )
    const form = { intent: 'role', id: noor.id, role: 'owner' }
    const visitor = aVisitor(site.origin)
    const answer = await visitor.ask('/studio/operators', { form, headers: { cookie } })
    assert.equal(answer.status, 403)
    assert.match(answer.text, /This is for owners/)
    assert.equal((await owners()).length, 1)
  })

  test('reaches no session and no passkey but their own', async () => {
    await fresh()
    const [ines, noor] = [await anOperator(pool), await anOperator(pool, { role: 'operator' })]
    await pool.query(
      `insert into private.operator_passkeys (id, operator_id, name, public_key, counter)
       select owner::text || n, owner, 'Key', '\\x00', 0 from unnest($1::uuid[]) owner, generate_series(1, 2) n`,
      [[ines.operator.id, noor.operator.id]],
    )
    const { rows } = await pool.query('select id from private.operator_sessions where operator_id = $1', [
      ines.operator.id,
    ])
    const ask = (form: Record<string, string>) =>
      aVisitor(site.origin).ask('/studio/account', { form, headers: { cookie: noor.cookie } })
    await ask({ intent: 'end', id: rows[0].id, operatorId: ines.operator.id })
    await ask({ intent: 'end-all', operatorId: ines.operator.id })
    assert.equal((await ask({ intent: 'remove', id: `${ines.operator.id}1` })).status, 409)
    assert.equal((await fetch(`${site.origin}/studio`, { headers: { cookie: ines.cookie } })).status, 200)
    assert.equal((await pool.query('select from private.operator_passkeys')).rowCount, 4)
    assert.equal((await ask({ intent: 'remove', id: `${noor.operator.id}1` })).status, 200)
    assert.equal((await ask({ intent: 'remove', id: `${noor.operator.id}2` })).status, 409)
    assert.equal((await ask({ intent: 'remove', id: `${noor.operator.id}2` })).status, 409)
    assert.equal(
      (await pool.query('select from private.operator_passkeys where operator_id = $1', [noor.operator.id]))
        .rowCount,
      1,
    )
  })
})

describe('an owner', () => {
  test('gives a name of one line, in which nothing is hidden', async () => {
    await fresh()
    const { cookie } = await anOperator(pool)
    const invite = async (name: string) => {
      const form = { intent: 'invite', name, email: `${crypto.randomUUID()}@agency.test`, role: 'operator' }
      return (await aVisitor(site.origin).ask('/studio/operators', { form, headers: { cookie } })).status
    }
    assert.equal(await invite('\u202eNoor\u2069 \r\nBcc: eve@evil.test'), 200)
    for (const name of ['Noor\u001b[2J', '\u202e']) assert.equal(await invite(name), 400)
    const { rows } = await pool.query(`select name from private.operators where role = 'operator'`)
    assert.deepEqual(rows, [{ name: 'Noor Bcc: eve@evil.test' }])
  })

  test('invites by mail, once for each address, and sets nothing that was not asked', async () => {
    await fresh()
    const { cookie, operator: ines } = await anOperator(pool)
    const invite = (more: Record<string, string>) =>
      aVisitor(site.origin).ask('/studio/operators', {
        headers: { cookie },
        form: { intent: 'invite', name: 'Noor', email: 'noor@agency.test', role: 'operator', ...more },
      })
    const planted = { id: ines.id, created_at: '2000-01-01', disabled_at: '2000-01-01', tenant: 'x' }
    assert.equal((await invite(planted)).status, 200)
    assert.equal((await invite({ email: 'NOOR@agency.test' })).status, 409)
    for (const wrong of [{ email: 'noor' }, { name: ' ' }, { name: 'n'.repeat(81) }, { role: 'god' }])
      assert.equal((await invite({ email: 'new@agency.test', ...wrong })).status, 400)
    const { rows } = await pool.query(`select * from private.operators where name = 'Noor'`)
    assert.equal(rows.length, 1)
    assert.deepEqual([rows[0].role, rows[0].disabled_at, rows[0].id === ines.id], ['operator', null, false])
    assert.notEqual(rows[0].created_at.getUTCFullYear(), 2000)
    const letter = await claimLetter(pool)
    assert.deepEqual([letter?.kind, letter?.email], ['invitation', 'noor@agency.test'])
    assert.equal(await claimLetter(pool), undefined)
    assert.ok(!JSON.stringify(await deeds('invite-operator')).includes('@'))
  })

  test('changes roles, disables, lets in again and gives a new start; each is written down', async () => {
    await fresh()
    const { operator: ines } = await anOperator(pool)
    const noor = await someoneWithCodes(pool)
    assert.equal(await changeOperator(pool, ines, noor.id, { role: 'owner' }), 'changed')
    assert.equal(await changeOperator(pool, ines, noor.id, { isDisabled: true }), 'changed')
    assert.equal(await renewOperator(pool, ines, noor.id), 'unknown')
    assert.equal(await changeOperator(pool, ines, noor.id, { isDisabled: false }), 'changed')
    assert.equal(await renewOperator(pool, ines, noor.id), 'owed')
    assert.equal((await claimLetter(pool))?.kind, 'new-start')
    const whom = noor.id
    assert.deepEqual(
      (await deeds('change-operator')).filter(({ facts }) => facts.whom === whom).map(({ facts }) => facts),
      [
        { whom, role: 'owner' },
        { whom, isDisabled: true },
        { whom, isDisabled: false },
      ],
    )
    assert.deepEqual(await deeds('renew-operator'), [{ operator_id: ines.id, facts: { whom } }])
  })
})

describe('the command', () => {
  const admit = (email: string, more = {}) => admitOperator(pool, { name: 'Ines', email, ...more })
  const roleOf = (admitted: Awaited<ReturnType<typeof admit>>) =>
    admitted.outcome === 'admitted' ? admitted.operator.role : admitted.outcome

  test('makes the first one an owner and further ones operators, unless told otherwise', async () => {
    await fresh()
    assert.equal(roleOf(await admit('ines@agency.test')), 'owner')
    assert.equal(roleOf(await admit('noor@agency.test')), 'operator')
    assert.equal(roleOf(await admit('ada@agency.test', { role: 'owner' })), 'owner')
  })

  test('makes one owner of ten who are first at the same moment', async () => {
    await fresh()
    await Promise.all(Array.from({ length: 10 }, (_, place) => admit(`${place}@agency.test`)))
    assert.equal((await owners()).length, 1)
  })

  test('gives somebody who is there already a new start, and neither role nor name', async () => {
    await fresh()
    await anOperator(pool)
    const noor = await someoneWithCodes(pool)
    const again = await admit(noor.email.toUpperCase(), { role: 'owner' })
    assert.ok(again.outcome === 'admitted' && !again.isNew)
    assert.deepEqual(
      [again.operator.id, again.operator.role, again.operator.name],
      [noor.id, 'operator', 'Noor'],
    )
    const visitor = aVisitor(site.origin)
    await visitor.ask(`/studio/sign-in/${again.secret}`, { form: {} })
    const { secret } = await someoneWithCodes(pool)
    const form = { intent: 'codes', secret, code: codeOf(secret) }
    assert.equal((await visitor.ask('/studio/sign-in/set-up', { form })).to, '/studio')
    assert.equal((await visitor.ask('/studio')).status, 200)
  })

  test('lets nobody in who is disabled', async () => {
    await fresh()
    const noor = await someoneWithCodes(pool)
    await pool.query('update private.operators set disabled_at = now()')
    assert.equal((await admit(noor.email)).outcome, 'disabled')
  })
})
