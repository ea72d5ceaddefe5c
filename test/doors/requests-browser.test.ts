import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createClient } from '@supabase/supabase-js'
import { aRow, listen, startRequests, usual } from '#test/requests-under-test.ts'

const { openDoors, rows } = await startRequests()
const { listener } = openDoors()

describe('supabase-js as it comes', () => {
  const key = usual.apikey
  const visitor = async () => createClient(await listen(listener), key).from('podcast_requests')

  test('inserts a row', async () => {
    const { data, error, status } = await (await visitor()).insert(aRow(1))
    assert.deepEqual({ data, error, status }, { data: null, error: null, status: 201 })
    assert.equal((await rows()).length, 1)
  })

  test('inserts an array of one', async () => {
    const { error, status } = await (await visitor()).insert([aRow(1, { source: 'create-free-episode' })])
    assert.deepEqual({ error, status }, { error: null, status: 201 })
    assert.equal((await rows())[0].source, 'create-free-episode')
  })

  test('understands why not', async () => {
    const codes = [
      (await (await visitor()).insert(aRow(1, { status: 'delivered' }))).error?.code,
      (await (await visitor()).insert({ website_url: 'https://bakery.test' })).error?.code,
      (await (await visitor()).insert(aRow(1, { website_url: 'javascript:alert(1)' }))).error?.code,
      (await (await visitor()).insert(aRow(1, { name: 'Ada' }))).error?.code,
      (await (await visitor()).insert([aRow(1), aRow(2)])).error?.code,
    ]
    assert.deepEqual(codes, ['42501', '23502', '23514', 'PGRST204', '23514'])
    assert.deepEqual(await rows(), [])
  })

  test('may do nothing else', async () => {
    const requests = await visitor()
    const answers = [
      await requests.insert(aRow(1)).select(),
      await requests.insert(aRow(1)).select('id').single(),
      await requests.insert(aRow(1), { count: 'exact' }),
      await requests.upsert(aRow(1)),
      await requests.upsert(aRow(1), { ignoreDuplicates: true, onConflict: 'id' }),
      await requests.select('*'),
      await requests.update({ status: 'delivered' }).eq('status', 'pending'),
      await requests.delete().eq('status', 'pending'),
    ]
    for (const { data, error, status, count } of answers)
      assert.deepEqual(
        { data, code: error?.code, status, count },
        { data: null, code: '42501', status: 401, count: null },
      )
    assert.deepEqual(await rows(), [])
  })

  test('finds no other table, function or key', async () => {
    const client = createClient(await listen(listener), key)
    assert.equal((await client.from('migrations').select()).status, 404)
    assert.equal((await client.rpc('take_requests')).status, 404)
    assert.equal((await client.schema('private').from('podcast_requests').insert(aRow(1))).status, 406)
    const stranger = createClient(await listen(listener), 'another')
    assert.equal((await stranger.from('podcast_requests').insert(aRow(1))).status, 401)
  })
})
