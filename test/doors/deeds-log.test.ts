import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordDeed } from '#database/deeds.ts'
import { noteReading } from '#operations/note-reading.ts'
import { deedsOnPage, logFile, logQuestion, readLog } from '#operations/read-log.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const { operator: ines } = await anOperator(pool)
const { operator: otto } = await anOperator(pool, { name: '=Otto', role: 'operator' })
const requestId = crypto.randomUUID()
await pool.query(
  `insert into private.deeds (operator_id, deed, facts) select $1, 'edit-sentence', jsonb_build_object('n', n) from generate_series(1, 250) n`,
  [ines.id],
)
await recordDeed(pool, { operatorId: otto.id, deed: 'approve-episode', requestId })
await recordDeed(pool, { deed: 'change-status', requestId })
const asked = (search: string) => logQuestion(new URLSearchParams(search))

test('what was done last comes first, page by page, and every deed once', async () => {
  const ids: string[] = []
  let next: string | undefined
  do {
    const page = await readLog(pool, asked(next ? `before=${next}` : ''))
    assert.ok(page.deeds.length <= deedsOnPage)
    ids.push(...page.deeds.map(({ id }) => id))
    next = page.next
  } while (next)
  assert.equal(ids.length, 252)
  assert.deepEqual(
    ids,
    [...new Set(ids)].sort((one, other) => Number(other) - Number(one)),
  )
})

test('a page that was seen stays as it was while more is done', async () => {
  const first = await readLog(pool, asked(''))
  const second = await readLog(pool, asked(`before=${first.next}`))
  await recordDeed(pool, { operatorId: ines.id, deed: 'edit-sentence' })
  assert.deepEqual((await readLog(pool, asked(`before=${first.next}`))).deeds, second.deeds)
})

test('it is asked by operator, by request and by deed', async () => {
  const kinds = async (search: string) => (await readLog(pool, asked(search))).deeds.map(({ deed }) => deed)
  assert.deepEqual(await kinds(`operator=${otto.id}`), ['approve-episode'])
  assert.deepEqual(await kinds(`request=${requestId}`), ['change-status', 'approve-episode'])
  assert.deepEqual(await kinds(`request=${requestId}&deed=change-status`), ['change-status'])
  const { operators, kinds: all } = await readLog(pool, asked(''))
  assert.deepEqual(
    operators.map(({ name }) => name),
    ['=Otto', 'Ines'],
  )
  assert.deepEqual(all, ['approve-episode', 'change-status', 'edit-sentence'])
})

test('what nobody can mean is not asked', () => {
  assert.deepEqual(asked(`operator=x&request=' or true --&deed=DROP&before=-1`), {
    operatorId: undefined,
    requestId: undefined,
    deed: undefined,
    before: undefined,
  })
})

test('as a file it starts no formula, holds every line, and is a deed itself', async () => {
  const file = await logFile(pool, ines, asked(`request=${requestId}`))
  const lines = file.split('\r\n')
  assert.equal(lines[0], 'number,at,operator,deed,request,facts')
  assert.match(lines[2] ?? '', new RegExp(`,'=Otto,approve-episode,${requestId},{}$`))
  assert.equal(lines.length, 4)
  const { deeds } = await readLog(pool, asked(`deed=export-log`))
  assert.deepEqual(
    deeds.map(({ operator }) => operator),
    ['Ines'],
  )
})

test('a look is written down once in a quarter of an hour', async () => {
  for (let looks = 0; looks < 3; looks++) await noteReading(pool, otto, { what: 'read-episode', requestId })
  await noteReading(pool, ines, { what: 'read-episode', requestId })
  const looks = async () =>
    (await readLog(pool, asked('deed=read-episode'))).deeds.map(({ operator }) => operator)
  assert.deepEqual(await looks(), ['Ines', '=Otto'])
})
