import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { inTransaction } from '#database/in-transaction.ts'
import { passesOf } from '#database/passes.ts'
import { chooseOutline, keepLines, letWritingGoOn, stopWriting, writingWishes } from '#database/writings.ts'
import { keptBook } from '#production/conversation/kept-book.ts'
import {
  bakery,
  deskWith,
  draftAnswer,
  factsAnswer,
  judgeWho,
  outlineAnswer,
  packagingAnswer,
  price,
  programme,
  readerWho,
} from '#production/conversation/model-under-test.ts'
import { writeConversation } from '#production/conversation/write-conversation.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aRequest } from '#test/episode-under-test.ts'

const { pool } = await startDatabase()
beforeEach(() => emptyTables(pool, 'podcast_requests', 'private.model_spending'))

/** With one repair, so that every pass is asked for. */
const answers = {
  ...{ facts: factsAnswer, outline: outlineAnswer, draft: draftAnswer },
  'check-1': readerWho({ 7: 'The price is of May.' }),
  'repair-1': { disputed: [], beats: [{ ...price, beat: 2 }] },
  ...{ 'check-2': readerWho(), judge: judgeWho(5), polish: { lines: [] }, packaging: packagingAnswer },
  'check-last': readerWho(),
}
const labels = Object.keys(answers)
const wanted = { material: bakery, programme, speakers: 2 } as const
const workerAt = (requestId: string, played: Parameters<typeof deskWith>[0] = answers) =>
  deskWith(played, { book: keptBook(pool, requestId), now: () => new Date() })

async function uninterrupted() {
  const { desk, labels: asked } = workerAt(await aRequest(pool))
  const conversed = await writeConversation(desk, wanted)
  assert.deepEqual(asked(), labels)
  return conversed
}

describe('a worker that is killed', () => {
  for (const [at, label] of labels.entries())
    test(`while it asks for ${label} costs that answer and no other`, async () => {
      const requestId = await aRequest(pool)
      const killed = () => {
        throw new Error('killed')
      }
      const first = workerAt(requestId, { ...answers, [label]: killed })
      await assert.rejects(writeConversation(first.desk, wanted), /killed/)
      const next = workerAt(requestId)
      assert.deepEqual(await writeConversation(next.desk, wanted), await uninterrupted())
      assert.deepEqual(next.labels(), labels.slice(at))
    })
})

test('two workers at one episode end with the same script, and each question stands once', async () => {
  const requestId = await aRequest(pool)
  const other = { ...answers, packaging: { ...packagingAnswer, title: { text: 'A fish van', lines: [1] } } }
  const scripts = await Promise.all(
    [answers, other].map((played) => writeConversation(workerAt(requestId, played).desk, wanted)),
  )
  assert.deepEqual(scripts[0], scripts[1])
  const kept = await passesOf(pool, requestId)
  assert.equal(new Set(kept.map(({ label, key }) => `${label} ${key}`)).size, kept.length)
})

describe('a person who has decided', () => {
  const decide = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(pool, work)

  test('for another plan or a line of their own has the passes go on from there', async () => {
    const requestId = await aRequest(pool)
    await writeConversation(workerAt(requestId).desk, wanted)
    const keyOf = async (label: string) =>
      (await passesOf(pool, requestId)).find((pass) => pass.label === label)?.key ?? ''
    const of = await keyOf('outline')
    await decide((client) => chooseOutline(client, requestId, { outline: 1, of }))
    const again = workerAt(requestId)
    await writeConversation(again.desk, wanted)
    assert.equal(again.labels()[0], 'draft')
    const drafted =
      (await passesOf(pool, requestId)).filter(({ label }) => label === 'draft').at(-1)?.key ?? ''
    const line = {
      scene: 0,
      after: 1,
      speaker: 'guest',
      text: 'I like vans.',
      by: 'Ada',
      of: drafted,
    } as const
    await decide((client) => keepLines(client, requestId, [line]))
    const last = workerAt(requestId, answers)
    const conversed = await writeConversation(last.desk, wanted)
    assert.equal(last.labels()[0], 'check-1')
    assert.ok(conversed.outcome === 'written')
    const [, , second] = conversed.script.chapters[0]?.sentences ?? []
    assert.deepEqual([second?.text, second?.vouchedBy], ['I like vans.', 'Ada'])
  })

  test('that it stops is asked for nothing more, until it is let go on', async () => {
    const requestId = await aRequest(pool)
    await decide((client) => stopWriting(client, requestId))
    const stopped = workerAt(requestId)
    const conversed = await writeConversation(stopped.desk, wanted)
    assert.match(conversed.outcome === 'left' ? conversed.reason : '', /stopped the model/)
    assert.deepEqual(stopped.labels(), [])
    await decide((client) => letWritingGoOn(client, requestId))
    assert.equal((await writingWishes(pool, requestId)).isStopped, false)
    assert.equal((await writeConversation(workerAt(requestId).desk, wanted)).outcome, 'written')
  })
})
