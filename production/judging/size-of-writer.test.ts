import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countRegularExpressions, sizeOfWriter } from './size-of-writer.ts'

const counted: readonly [string, string, number][] = [
  ['one in a call', 'text.replace(/a+/g, "")', 1],
  ['one behind a type', 'const found: RegExp = /a/', 1],
  ['two that are made', 'new RegExp(a + b); RegExp(c)', 2],
  ['one in a template', `\`\${/a/.test(b)}\``, 1],
  ['none in words', 'const path = "/a/b/"; // /a/', 0],
  ['none in a division', 'const c = a / b / d', 0],
]

for (const [what, source, found] of counted)
  test(`regular expressions: ${what}`, () => assert.equal(countRegularExpressions(source), found))

test('a source that cannot be read is not taken for one without', () => {
  assert.throws(() => countRegularExpressions('const = /a/'))
})

test('every room is looked at', () => {
  const { regularExpressions, lines } = sizeOfWriter()
  assert.ok(Object.values(regularExpressions).every((found) => found > 0))
  assert.ok(lines > 500)
})
