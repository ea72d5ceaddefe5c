import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { decisionsOn } from '#database/decisions.ts'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { decideOffer } from '#operations/decide-offer.ts'
import { remarkOnOffer } from '#operations/portal/remark-on-offer.ts'
import { showBoard } from '#operations/show-board.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import {
  aClientWithAShow,
  aScriptAtGate,
  changeFirst,
  firstOfHosts,
  hashOf,
} from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const { operator, cookie } = await anOperator(pool, { name: 'Ines' })

beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.letters'))

async function atDesk(origin: string, requestId: string) {
  const address = `${origin}/studio/episodes/${requestId}`
  const headers = { cookie, ...fromOurPage }
  return {
    see: async () => (await fetch(address, { headers })).text(),
    press: async (form: Record<string, string>) => {
      const body = new URLSearchParams({ hash: await hashOf(pool, requestId), ...form })
      return (await fetch(address, { method: 'POST', headers, body })).text()
    },
  }
}
const rowOnBoard = async (requestId: string) => {
  const { rows } = await showBoard(pool, { filter: 'all', search: '' }, Date.now())
  return rows.find(({ id }) => id === requestId)
}
const boardOf = async (requestId: string) => {
  const row = await rowOnBoard(requestId)
  return [row?.state, row?.need ?? null]
}

describe('the desk', () => {
  test('shows what the client says at its sentence, and whose turn it is', async () => {
    await using site = await startSite({ database, config: testConfig() })
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await aScriptAtGate(pool, showId)
    const desk = await atDesk(site.origin, requestId)
    assert.match(await desk.see(), /The script is with the client since/)
    assert.deepEqual(await boardOf(requestId), ['with-client', null])
    const hash = await hashOf(pool, requestId)
    const said = {
      what: 'script',
      requestId,
      hash,
      sentence: firstOfHosts,
      text: 'Nobody calls it that.',
    } as const
    assert.equal((await remarkOnOffer(pool, ada, said)).outcome, 'done')
    // Said, and nothing decided: it stays their turn, and whoever looks sees it.
    assert.deepEqual(await boardOf(requestId), ['with-client', null])
    assert.equal((await rowOnBoard(requestId))?.remarks, 1)
    assert.match(await desk.see(), /With the client<.*1 remark, and no decision yet/s)
    const decided = await decideOffer(
      pool,
      { member: ada },
      { what: 'script', requestId, hash, verdict: 'changes', words: '' },
    )
    assert.equal(decided.outcome, 'done')
    const seen = await desk.see()
    for (const words of ['Nobody calls it that.', '1 remark at its sentence', 'asked for changes'])
      assert.ok(seen.includes(words), words)
    assert.deepEqual(await boardOf(requestId), ['needs-you', 'client'])
    assert.equal((await rowOnBoard(requestId))?.remarks, 0)
    await changeFirst(pool, operator, requestId, 'Who bakes all this?')
    assert.match(await desk.see(), /1 remark on words or recordings that are replaced/)
    assert.deepEqual(await boardOf(requestId), ['with-client', null])
  })

  test('decides for a client on the telephone, and that is written down', async () => {
    await using site = await startSite({ database, config: testConfig() })
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await aScriptAtGate(pool, showId)
    const desk = await atDesk(site.origin, requestId)
    assert.match(await desk.press({ deed: 'client-asks', words: ' ' }), /Write down what they want changed/)
    assert.match(await desk.press({ deed: 'client-asks', words: 'Shorter.' }), /Written down/)
    assert.match(await desk.press({ deed: 'client-asks', words: 'Longer.' }), /Ines was first/)
    assert.match(await desk.press({ deed: 'client-approves', hash: 'x' }), /has changed meanwhile/)
    assert.match(await desk.press({ deed: 'client-approves' }), /Written down/)
    const made = (await decisionsOn(pool, requestId)).map(({ verdict, by, who }) => [verdict, by, who])
    assert.deepEqual(made, [
      ['yes', 'operator', 'Ines'],
      ['changes', 'operator', 'Ines'],
    ])
    const { rows } = await pool.query(
      `select facts from private.deeds where deed = 'decide-script-for-client' and request_id = $1 order by at`,
      [requestId],
    )
    assert.deepEqual(
      rows.map(({ facts }) => facts.verdict),
      ['changes', 'yes'],
    )
    const hash = await hashOf(pool, requestId)
    const late = await decideOffer(
      pool,
      { member: ada },
      { what: 'script', requestId, hash, verdict: 'changes', words: 'No.' },
    )
    assert.equal(late.outcome, 'decided')
  })

  test('ties and unties a request', async () => {
    await using site = await startSite({ database, config: testConfig() })
    const { showId } = await aClientWithAShow(pool)
    const requestId = await aScriptAtGate(pool, showId)
    const desk = await atDesk(site.origin, requestId)
    assert.match(await desk.press({ deed: 'tie', show: '' }), /Tied\./)
    assert.equal(await showEpisodeOf(pool, requestId), undefined)
    assert.match(await desk.press({ deed: 'tie', show: crypto.randomUUID() }), /not there any more/)
    assert.match(await desk.press({ deed: 'tie', show: 'x' }), /not there any more/)
  })
})
