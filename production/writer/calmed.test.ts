import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calmedBy } from './calmed.ts'
import { readingOf } from './reading-under-test.ts'

test('a heading that shouts is written as its words are elsewhere, and any other stays', () => {
  const { passages } = readingOf({
    '/': ['# Home', 'Nell Hart mends slate roofs in Halden for the NHBC, and our services begin in May.'],
  })
  const calm = calmedBy(passages)
  assert.equal(calm('OUR SLATE ROOFS'), 'Our slate roofs')
  assert.equal(calm('NELL HART'), 'Nell Hart')
  assert.equal(calm('NHBC ROOFS'), 'NHBC roofs')
  assert.equal(calm('Slate Roofs'), 'Slate Roofs')
})
