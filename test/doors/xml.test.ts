import assert from 'node:assert/strict'
import { test } from 'node:test'
import { XmlDocument } from 'libxml2-wasm'
import { seeded } from '#domain/seeded.ts'
import { marked, tag } from '#feeds/xml.ts'

test('20,000 random strings make no malformed XML, as text, attribute and markup', () => {
  const random = seeded(22)
  const sign = () => String.fromCharCode(Math.floor(random() * (random() < 0.5 ? 128 : 65_536)))
  for (let batch = 0; batch < 40; batch++) {
    const texts = Array.from({ length: 500 }, () => Array.from({ length: 24 }, sign).join(''))
    const parts = texts.map((text) => tag('a', { of: text }, text, marked('b', `${text}]]>`)))
    using read = XmlDocument.fromString(tag('all', {}, ...parts).xml)
    assert.equal(read.find('/all/a').length, 500)
  }
})
