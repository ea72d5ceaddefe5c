import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { isHost } from '#domain/script.ts'
import { parsePage } from '#reader/parse-page.ts'
import { readingOf } from '#reader/reading-of.ts'
import { writeProgramme } from './write-programme.ts'

const html = `<title>Bramble Haulage</title><main><h1>Bramble Haulage</h1>
  <p>Bramble Haulage carries bread, milk and fish from Halden to forty shops on the coast, six nights a week.</p>
  <h2>Cooled all the way</h2>
  <p>A sensor in each of our seven lorries writes down how cold it is every minute, and the shop gets the list with its milk.</p>
  <h2>Pallets</h2>
  <p>One or twenty, fetched from your own yard before six in the evening and in the shop before it opens at seven.</p></main>`

test('what nobody can ask for is read with its heading, and who asks first says no “And”', () => {
  const page = parsePage({ outcome: 'page', url: 'https://bramble.test/', isPlainText: false, text: html })
  const written = writeProgramme(readingOf([page]), englishLanguage)
  assert.ok(written.outcome === 'written')
  const lines = written.script.chapters.flatMap(({ sentences }) => sentences)
  const at = lines.findIndex(({ text }) => text.startsWith('One or twenty'))
  assert.deepEqual([lines[at - 1]?.speaker, lines[at - 1]?.text], ['reader', 'Pallets.'])
  const asked = lines.find(({ speaker, text }) => isHost(speaker) && text.endsWith('?'))
  assert.ok(asked)
  assert.doesNotMatch(asked.text, /^And /)
})
