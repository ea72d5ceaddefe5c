import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvCell, csvFile } from './csv.ts'

test('no cell starts a formula', () => {
  for (const start of ['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠'])
    assert.equal(csvCell(`${start}HYPERLINK(1)`), `'${start}HYPERLINK(1)`)
  assert.equal(csvCell('\rcmd'), `"'\rcmd"`)
  assert.equal(csvCell('\n=1'), `"'\n=1"`)
  assert.equal(csvCell('=1,"2"'), `"'=1,""2"""`)
  assert.equal(csvCell(-3), '-3')
})

test('commas, quotes and lines stay within their cell', () => {
  assert.equal(
    csvFile([
      ['a', 'b,c'],
      ['say "hi"', 'two\r\nlines'],
    ]),
    'a,"b,c"\r\n"say ""hi""","two\r\nlines"\r\n',
  )
  assert.equal(csvFile([[null, undefined, true, new Date(0)]]), ',,true,1970-01-01T00:00:00.000Z\r\n')
})
