import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { decisionsOn } from '#database/decisions.ts'
import { erasePersonalRows } from '#database/erasures.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { claimLetter, postponeLetter } from '#database/letters.ts'
import { changeMemberRole } from '#database/members.ts'
import { dropUntrueLetters, oweScriptLetters } from '#database/script-letters.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { decideOffer } from '#operations/decide-offer.ts'
import { remarkOnOffer } from '#operations/portal/remark-on-offer.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aClientWithAShow, aPerson, aScriptAtGate, hashOf } from '#test/scripts-under-test.ts'

const { pool } = await startDatabase()

beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.letters'))

describe('a letter about scripts', () => {
  const letters = async () =>
    (
      await pool.query<{ email: string; title: string }>(
        `select email, facts ->> 'title' as title from private.letters join private.members on members.id = member_id
         where kind = 'portal-script' order by email`,
      )
    ).rows
  const calm = () =>
    pool.query(`update private.show_episodes set offered_at = offered_at - interval '11 minutes'`)

  test('goes to those who decide, once the script lies still, and once a day', async () => {
    const { clientId, showId } = await aClientWithAShow(pool)
    await aPerson(pool, clientId, 'bo@bakery.test', 'approver')
    await aPerson(pool, clientId, 'cy@bakery.test', 'reader')
    const requestId = await aScriptAtGate(pool, showId)
    await oweScriptLetters(pool)
    assert.deepEqual(await letters(), [])
    await calm()
    await Promise.all([oweScriptLetters(pool), oweScriptLetters(pool), oweScriptLetters(pool)])
    const title = (await showEpisodeOf(pool, requestId))?.title
    assert.deepEqual(await letters(), [
      { email: 'ada@bakery.test', title },
      { email: 'bo@bakery.test', title },
    ])
    await aScriptAtGate(pool, showId)
    await calm()
    await oweScriptLetters(pool)
    assert.equal((await letters()).length, 2, 'not twice on one day')
    // The next day: of the second one, which nobody was told of; and of nothing else.
    await pool.query(
      `update private.members set told_of_scripts_at = told_of_scripts_at - interval '25 hours'`,
    )
    await pool.query(
      `update private.show_episodes set offered_at = offered_at - interval '26 hours' where request_id = $1`,
      [requestId],
    )
    await oweScriptLetters(pool)
    assert.equal((await letters()).length, 4)
    await oweScriptLetters(pool)
    await pool.query(`update private.members set told_of_scripts_at = now() - interval '25 hours'`)
    await pool.query(`update private.show_episodes set offered_at = now() - interval '26 hours'`)
    await oweScriptLetters(pool)
    assert.equal((await letters()).length, 4, 'of what they were told of, nothing more comes')
  })

  test('tells the next day of a script that did not lie still yet when the last one went out', async () => {
    const { showId } = await aClientWithAShow(pool)
    await aScriptAtGate(pool, showId)
    await calm()
    await aScriptAtGate(pool, showId)
    await oweScriptLetters(pool)
    const aDayLater = `- interval '25 hours'`
    await pool.query(`update private.members set told_of_scripts_at = told_of_scripts_at ${aDayLater}`)
    await pool.query(`update private.show_episodes set offered_at = offered_at ${aDayLater}`)
    await oweScriptLetters(pool)
    assert.equal((await letters()).length, 2)
  })

  test('that waits to be sent is not sent once it is decided, or its reader decides nothing any more', async () => {
    const { clientId, showId, ada } = await aClientWithAShow(pool)
    const bo = await aPerson(pool, clientId, 'bo@bakery.test', 'owner')
    const requestId = await aScriptAtGate(pool, showId)
    const onlyScripts = () => pool.query(`delete from private.letters where kind <> 'portal-script'`)
    await onlyScripts()
    await calm()
    await oweScriptLetters(pool)
    const client = await pool.connect()
    await changeMemberRole(client, bo.id, 'reader')
    client.release()
    const hash = await hashOf(pool, requestId)
    const [sent, more] = [await claimLetter(pool), await claimLetter(pool)]
    assert.ok(sent?.email === 'ada@bakery.test' && !more)
    // The server for mail was away, and meanwhile it is decided.
    await postponeLetter(pool, sent, { seconds: 0, trouble: 'away' })
    await decideOffer(pool, { member: ada }, { what: 'script', requestId, hash, verdict: 'yes', words: '' })
    assert.equal(await claimLetter(pool), undefined)
    await dropUntrueLetters(pool)
    assert.deepEqual(await letters(), [])
    // Whoever was told of nothing is told of the next one on the same day.
    const next = await aScriptAtGate(pool, showId)
    await onlyScripts()
    await calm()
    await oweScriptLetters(pool)
    assert.equal((await claimLetter(pool))?.facts.request, next)
    assert.equal(await claimLetter(pool), undefined)
  })

  test('does not go to whoever wants no mail', async () => {
    const { showId } = await aClientWithAShow(pool)
    await aScriptAtGate(pool, showId)
    await calm()
    await pool.query(
      `insert into private.unwanted_mail (email_key, reason) select email_key, 'stopped' from private.members`,
    )
    await oweScriptLetters(pool)
    assert.deepEqual(await letters(), [])
    await emptyTables(pool, 'private.unwanted_mail')
  })
})

test('erasing a person leaves what was decided, without their name; erasing the last one holds what waits', async () => {
  const { clientId, showId, ada } = await aClientWithAShow(pool, 'ada@mill.test')
  for (const email of ['ada@mill.test', 'bo@mill.test'])
    await pool.query(`insert into private.client_names (name, client_id) values ('email:' || $1, $2)`, [
      email,
      clientId,
    ])
  await aPerson(pool, clientId, 'bo@mill.test', 'owner')
  const requestId = await aScriptAtGate(pool, showId)
  const hash = await hashOf(pool, requestId)
  const said = { what: 'script', requestId, hash, sentence: 'c1s1', text: 'Nobody calls it that.' } as const
  assert.equal((await remarkOnOffer(pool, ada, said)).outcome, 'done')
  const pressed = { what: 'script', requestId, hash, verdict: 'changes', words: 'Shorter.' } as const
  await decideOffer(pool, { member: ada }, pressed)
  const erase = (email: string) =>
    inTransaction(pool, (client) =>
      erasePersonalRows(client, { email, operatorId: undefined, staysUnwanted: false }),
    )
  await erase('ada@mill.test')
  const [decision] = await decisionsOn(pool, requestId)
  assert.deepEqual([decision?.verdict, decision?.words, decision?.who], ['changes', 'Shorter.', null])
  await erase('bo@mill.test')
  const { rows } = await pool.query(
    `select held_since is not null as held, again_at is not null as goes from private.productions
     where request_id = $1`,
    [requestId],
  )
  assert.deepEqual(rows, [{ held: true, goes: true }])
  assert.equal((await decisionsOn(pool, requestId)).length, 0)
})
