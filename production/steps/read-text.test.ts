import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formulasOf } from '#content/programme/formulas.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import { isHost } from '#domain/script.ts'
import { withHosts } from '#production/writer/hosts.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import { readText } from '#reader/read-text.ts'
import { readWebsite } from '#reader/read-website.ts'
import { createWeb } from '#vendors/web/create-web.ts'

const business = 'Harbour Lane Bakery'

/** What somebody would copy from a website of theirs: its words, without its structure. */
async function aText(): Promise<string> {
  const web = createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' })
  const read = await readWebsite({ web, url: 'https://harbour-lane-bakery.test' })
  assert.ok(read.outcome === 'read')
  const words = read.reading.passages.filter(({ kind }) => kind !== 'title')
  return words.map(({ text }) => text).join('\n\n')
}

test('a pasted text carries a script whose every claim rests on it, with one host or two', async () => {
  const read = readText({ text: await aText(), business })
  assert.ok(read.outcome === 'read')
  const written = programmeOf(read.reading)
  assert.ok(written.outcome === 'written')
  for (const hosts of [1, 2] as const) {
    const script = withHosts(written.script, hosts)
    const { entries } = checkScript(script, { reading: read.reading, formulas: formulasOf() })
    assert.deepEqual(
      entries.filter(({ verdict }) => verdict === 'unsupported').map((entry) => entry.text),
      [],
    )
    const speakers = script.chapters.flatMap(({ sentences }) => sentences.map(({ speaker }) => speaker))
    assert.equal(new Set(speakers.filter(isHost)).size, hosts)
  }
})
