import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { checkoutWithReferences, referenceOf } from './references.ts'

test('the copy of a page is served, and its styles are allowed', async () => {
  const checkout = await checkoutWithReferences(['/'])
  await using site = await startSite({ config: testConfig({ checkout }) })
  const answer = await fetch(site.origin + referenceOf('/'))
  const policy = answer.headers.get('content-security-policy') ?? ''
  const styles = [...(await answer.text()).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  assert.ok(styles.length > 0)
  for (const [, code = ''] of styles)
    assert.ok(policy.includes(createHash('sha256').update(code).digest('base64')), policy)
})
