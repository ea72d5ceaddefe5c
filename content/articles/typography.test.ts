import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withTypography } from './typography.ts'

const set = (text: string) => withTypography(text).replaceAll('\u00A0', '_')

test('straight quotes become curly ones, each on its side', () => {
  assert.equal(
    set(`"One" ("two"), don't, 'three' and "'four'"`),
    '“One” (“two”), don’t, ‘three’ and “‘four’”',
  )
})

test('curly quotes stay as they are', () => {
  assert.equal(set('“It’s”'), '“It’s”')
})

test('dots and dashes are the real ones, hyphens stay', () => {
  assert.equal(set('So... this - or -- that: 24-48, B2B-ready'), 'So… this – or – that: 24-48, B2B-ready')
})

test('no line ends within a sum or between a number and its unit', () => {
  assert.equal(
    set('$1,500 + 12 × $250 = $4,500 for 20 episodes'),
    '$1,500_+_12_×_$250 =_$4,500 for 20_episodes',
  )
  assert.equal(set('62 percent of 8 minutes to 3 people'), '62_percent of 8_minutes to 3 people')
})
