import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'

test('a heading and a note among the items of a list are no part of any, and are read', () => {
  const text =
    '<ul><h3>What we need</h3><li><p>The address of the stable.</p></li><div><p>Note</p><p>We may not be able to shoe a mule.</p></div></ul>'
  const { blocks } = parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })
  assert.deepEqual(
    blocks.slice(-2).map(({ heading, text: said }) => [heading, said]),
    [
      ['What we need', 'The address of the stable.'],
      ['What we need', 'We may not be able to shoe a mule.'],
    ],
  )
})
