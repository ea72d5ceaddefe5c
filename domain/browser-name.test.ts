import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserName } from './browser-name.ts'

test('a browser is recognised by what it says last about itself', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'
  assert.equal(browserName(chrome), 'Chrome on Linux')
  assert.equal(
    browserName(`${chrome.replace('X11; Linux x86_64', 'Windows NT 10.0')} Edg/150.0`),
    'Edge on Windows',
  )
  assert.equal(
    browserName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    ),
    'Safari on iPhone',
  )
  assert.equal(
    browserName('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0'),
    'Firefox on Mac',
  )
})

test('a stranger is called a stranger, whatever they say', () => {
  for (const words of ['', 'curl/8', '<script>alert(1)</script>'])
    assert.equal(browserName(words), 'Unknown browser')
})
