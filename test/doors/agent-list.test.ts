import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentListReadAt, keepAgentList } from '#database/listening-days.ts'
import { utcDay } from '#domain/listening/notebook-line.ts'
import { renewAgents } from '#operations/listening/renew-agents.ts'
import { startDatabase } from '#test/database-under-test.ts'

const { pool } = await startDatabase()

test('a list of programs is read once a week, and what is none changes nothing', async () => {
  await keepAgentList(pool, { agents: [{ kind: 'app', name: 'Old', pattern: '^Old' }], devices: [] })
  const none = async () => ({ outcome: 'wait', reason: 'away' }) as const
  await assert.rejects(
    renewAgents(pool, none, 'https://lists.test/'),
    /no list of agents at https:\/\/lists\.test/,
  )
  const kept = async () =>
    (await pool.query('select list from private.agent_lists')).rows[0].list.agents[0].name
  assert.equal(await kept(), 'Old')
  const entry = JSON.stringify([{ name: 'New', pattern: '^New', category: 'car' }])
  const some = async () => ({ outcome: 'part', type: 'text/plain', body: Buffer.from(entry) }) as const
  assert.equal(await renewAgents(pool, some, 'https://lists.test/'), 4)
  assert.equal(await kept(), 'New')
  assert.equal(await renewAgents(pool, some, 'https://lists.test/'), undefined)
  assert.equal(utcDay((await agentListReadAt(pool))?.getTime() ?? 0), utcDay(Date.now()))
})
