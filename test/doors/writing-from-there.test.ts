import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { passesOf } from '#database/passes.ts'
import { writingWishes } from '#database/writings.ts'
import { type Direction, directWriting } from '#operations/direct-writing.ts'
import { openWriting } from '#operations/open-writing.ts'
import { keptBook } from '#production/conversation/kept-book.ts'
import * as played from '#production/conversation/model-under-test.ts'
import { writeConversation } from '#production/conversation/write-conversation.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { anEpisodeOfAModel } from '#test/writing-under-test.ts'

const { pool } = await startDatabase()
const { operator } = await anOperator(pool, { name: 'Ines', role: 'operator' })
const { bakery, deskWith, draftAnswer, factsAnswer, judgeWho, outlineAnswer, packagingAnswer, readerWho } =
  played
const answers = {
  ...{ facts: factsAnswer, outline: outlineAnswer, draft: draftAnswer, judge: judgeWho(5) },
  ...{ 'check-1': readerWho(), 'check-2': readerWho(), polish: { lines: [] }, packaging: packagingAnswer },
  ...{ 'check-last': readerWho(), 'repair-1': { disputed: [], beats: [] } },
}

/** As the line does it: the book of the episode, and a model that is played. */
async function write(requestId: string) {
  const stage = deskWith(answers, { book: keptBook(pool, requestId) })
  const conversed = await writeConversation(stage.desk, {
    ...{ material: bakery, programme: played.programme, speakers: 2 as const },
  })
  return { conversed, labels: stage.labels() }
}
const direct = async (requestId: string, direction: Direction) => {
  await pool.query('update private.productions set awaits_approval_since = now() where request_id = $1', [
    requestId,
  ])
  return (await directWriting(pool, { operator, requestId, direction })).outcome
}

describe('an episode that an operator wants otherwise', () => {
  test('goes on from another outline, and then from a line in the draft: what was answered is not asked again', async () => {
    const id = await anEpisodeOfAModel(pool)
    assert.equal((await write(id)).labels.length, 8)
    assert.deepEqual((await write(id)).labels, [], 'all of it was kept')

    const open = await openWriting(pool, id)
    assert.deepEqual(
      open?.outlines?.plans.map(({ spine }) => spine),
      ['How does an oven travel?', 'Another', 'How does an oven travel?'],
    )
    const of = open?.outlines?.key ?? ''
    assert.equal(await direct(id, { deed: 'take-outline', outline: 1, of }), 'done')
    const other = await write(id)
    assert.equal(other.labels[0], 'draft')

    const draft = (await openWriting(pool, id))?.draft
    const line = { scene: 0, after: 1, speaker: 'guest', text: 'Oh dear.', of: draft?.key ?? '' } as const
    assert.match(draft?.scenes[0]?.[1]?.text ?? '', /^Carried what\?/)
    assert.equal(await direct(id, { deed: 'write-line', ...line }), 'done')
    const { conversed, labels } = await write(id)
    assert.equal(labels[0], 'check-1')
    assert.ok(conversed.outcome === 'written')
    const texts = conversed.script.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    assert.deepEqual(texts.slice(1, 3), [
      'Peter Aldous carried it here brick by brick in a fish van.',
      'Oh dear.',
    ])
  })

  test('is asked nothing more once the model is stopped', async () => {
    const id = await anEpisodeOfAModel(pool)
    await pool.query(
      `delete from private.finished_steps where request_id = $1 and step in ('write-script', 'check-facts')`,
      [id],
    )
    await pool.query('update private.productions set awaits_approval_since = null where request_id = $1', [
      id,
    ])
    const before = (await passesOf(pool, id)).length
    const stopped = await directWriting(pool, {
      operator,
      requestId: id,
      direction: { deed: 'stop-writing' },
    })
    assert.deepEqual([stopped.outcome, (await writingWishes(pool, id)).isStopped], ['done', true])
    const { conversed, labels } = await write(id)
    assert.deepEqual([conversed.outcome, labels], ['left', []])
    assert.equal((await passesOf(pool, id)).length, before)
  })
})
