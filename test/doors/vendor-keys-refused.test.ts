import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aScreenOfKeys, enteredKey as key } from '#test/keys-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool, asked, post, tryIt, lastAsked, rows } = await aScreenOfKeys()
const operator = await anOperator(pool, { role: 'operator' })

describe('whoever may not', () => {
  test('enters, tries and takes back nothing', async () => {
    const before = asked.length
    for (const intent of ['enter', 'try', 'remove']) {
      assert.equal((await post({ intent }, { cookie: operator.cookie })).status, 403)
      assert.equal((await post({ intent }, { cookie: '' })).status, 401)
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}])
        assert.equal((await post({ intent }, { headers })).status, 403)
    }
    assert.equal(await rows(), 0)
    assert.equal(asked.length, before)
  })

  test('was an owner a moment ago: the rights of now count', async () => {
    const gone = await anOperator(pool)
    await pool.query(`update private.operators set role = 'operator' where id = $1`, [gone.operator.id])
    assert.equal((await post({}, { cookie: gone.cookie })).status, 403)
    assert.equal(await rows(), 0)
  })
})

describe('what is no key', () => {
  for (const [what, wrong] of Object.entries({
    nothing: ' ',
    'two words': 'sk-one two',
    'a header of its own': 'sk-one\r\nX-Evil: 1',
    'a letter that no header has': 'sk-ключ',
    'far too much': 'k'.repeat(501),
    'a zero': 'sk-\0one',
  }))
    test(`${what} is refused, and not repeated`, async () => {
      const { status, text } = await post({ key: wrong })
      assert.equal(status, 400)
      assert.ok(wrong.trim() === '' || !text.includes(wrong.trim()))
      assert.equal(await rows(), 0)
    })

  test('10 MB do not come in', async () => {
    assert.equal((await post({ key: 'k'.repeat(10 * 2 ** 20) })).status, 413)
    assert.equal(await rows(), 0)
  })

  test('a key for nobody is refused', async () => {
    for (const purpose of ['constructor', 'toString', '', 'Voices'])
      assert.equal((await post({ purpose })).status, 400, purpose)
    assert.match((await post({ purpose: 'mail' })).text, /Nobody is set who would take this key/)
    assert.match((await tryIt('writer')).text, /Nobody is set who would take this key/)
    assert.equal(await rows(), 0)
  })

  test('spaces around it are dropped', async () => {
    await post({ key: `  ${key} ` })
    await tryIt()
    assert.equal(lastAsked(), `Bearer ${key}`)
  })
})
