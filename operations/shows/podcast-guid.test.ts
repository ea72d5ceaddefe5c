import assert from 'node:assert/strict'
import { test } from 'node:test'
import { podcastGuid } from './podcast-guid.ts'

test('the published vectors come out, whatever the scheme and the slashes at the end', () => {
  assert.equal(podcastGuid('https://podnews.net/rss'), '9b024349-ccf0-5f69-a609-6b82873eab3c')
  assert.equal(podcastGuid('http://podnews.net/rss//'), '9b024349-ccf0-5f69-a609-6b82873eab3c')
  assert.equal(
    podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml'),
    '917393e3-1b1e-5cef-ace4-edaa54e1f810',
  )
})
