import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { findScript } from '#database/edits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { productionsToBringBack } from '#database/productions.ts'
import { offerEpisode } from '#database/review.ts'
import { deskState } from '#domain/desk.ts'
import { approveEpisode, takeBackEpisode } from '#operations/decide-episode.ts'
import { editScript, undoEdit } from '#operations/edit-script.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { positions } from '#test/deeds-under-test.ts'
import { aBriefOfferedEpisode, aFolder, productionOf } from '#test/desk-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const storage = folderStorage(await aFolder())
const { operator: ines } = await anOperator(pool, { name: 'Ines' })
const { operator: paul } = await anOperator(pool, { name: 'Paul', role: 'operator' })
beforeEach(() => emptyTables(pool, 'podcast_requests'))

const audioHash = 'ab'.repeat(32)
const offered = () => positions.find(({ name }) => name === 'offered')?.make(pool) ?? assert.fail()
const approve = (operator = ines, requestId: string, hash = audioHash) =>
  approveEpisode(pool, { operator, requestId, audioHash: hash })
const takeBack = (operator: typeof ines, requestId: string) => takeBackEpisode(pool, { operator, requestId })
/** As the line does when it has come that far. */
const offer = (requestId: string) =>
  offerEpisode(pool, { requestId, version: 0, scriptHash: 'cd'.repeat(32), audioHash }, 'review')
const stateOf = async (id: string) => {
  const found = await findScript(pool, id)
  return found && deskState(found.progress)
}

const theMomentIsOver = (id: string) =>
  pool.query(
    `with over as (update private.approvals set goes_at = now() where request_id = $1)
     update private.productions set again_at = now() where request_id = $1`,
    [id],
  )
/** Whether a worker would bring it back just now. */
const goesOn = (id: string) =>
  inTransaction(pool, async (client) => (await productionsToBringBack(client, 50)).includes(id))

describe('an approval', () => {
  test('lets nothing out before the moment is over in which it can be taken back', async () => {
    const id = await offered()
    assert.equal(await approve(ines, id), true)
    assert.equal(await stateOf(id), 'leaving')
    assert.equal(await goesOn(id), false)
    assert.equal(await offer(id), false, 'not even to a line that comes too early')
    assert.equal(await stateOf(id), 'leaving')
    await theMomentIsOver(id)
    assert.equal(await stateOf(id), 'making')
    assert.equal(await goesOn(id), true)
    assert.equal(await offer(id), true)
  })

  test('is taken back by whoever is there, once, and waits for another one', async () => {
    const id = await offered()
    await approve(ines, id)
    const taken = await Promise.all([takeBack(ines, id), takeBack(paul, id)])
    assert.deepEqual(taken.sort(), [false, true])
    assert.equal(await stateOf(id), 'awaiting')
    assert.equal(await goesOn(id), false)
    assert.equal(await offer(id), false)
    assert.equal(await approve(paul, id), true)
  })

  test('cannot be taken back any more when the moment is over', async () => {
    const id = await offered()
    await approve(ines, id)
    await theMomentIsOver(id)
    assert.equal(await takeBack(ines, id), false)
    assert.equal(await goesOn(id), true)
  })
})

test('an episode whose changes were all taken back is approved without another recording', async () => {
  const requestId = await aBriefOfferedEpisode(pool, storage)
  const { audioHash: hash } = await productionOf(pool, requestId)
  const { script } = (await findScript(pool, requestId)) ?? {}
  const was = script?.chapters[0]?.sentences[2]?.text ?? assert.fail()
  const edit = { kind: 'say', sentence: 'c1s3', was, text: 'Who are they?' } as const
  assert.equal((await editScript(pool, { operator: ines, requestId, edit })).outcome, 'kept')
  assert.notEqual(await approve(ines, requestId, hash), true)
  await undoEdit(pool, { operator: ines, requestId })
  assert.equal(await approve(ines, requestId, hash), true)
})
