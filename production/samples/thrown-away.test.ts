import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '#content/making/made.ts'
import { thrownAway } from '#content/making/thrown-away.ts'
import { recordedSample } from '#content/recorded-samples.ts'
import { sampleOrders } from '#content/samples.ts'
import { readWebsite } from '#reader/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { refusedLine } from './thrown-away.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })

test('what the page shows as thrown away was written in a draft and refused by its second reader', async () => {
  const told = made().thrownAway.map(({ business: _, ...line }) => line)
  assert.deepEqual(told, thrownAway.map(refusedLine))
})

test('a line that passed is not shown as thrown away', () => {
  assert.throws(() => refusedLine({ website: 'paper-lantern.test', line: 1 }), /Nobody has refused line 1/)
})

test('beside each of them stand words of the website', async () => {
  for (const [at, { website }] of thrownAway.entries()) {
    const read = await readWebsite({ web, url: `https://${website}/` })
    assert.equal(read.outcome, 'read')
    const all = read.reading.passages.map(({ text }) => text.replaceAll('\n', ' ')).join(' ')
    for (const words of made().thrownAway[at]?.website ?? []) assert.ok(all.includes(words), words)
  }
})

test('the passages that it counts are those of the website today', async () => {
  const { sample, pages, passages, episode } = made()
  const order = sampleOrders.find(({ id }) => id === sample)
  const read = await readWebsite({ web, url: order?.website ?? '' })
  assert.equal(read.outcome, 'read')
  assert.deepEqual(
    pages.map(({ url, title, passages: ofPage }) => ({ url, title, passages: ofPage.length })),
    read.reading.pages.map(({ url, title }) => ({
      ...{ url, title },
      passages: read.reading.passages.filter((passage) => passage.url === url).length,
    })),
  )
  assert.equal(passages, read.reading.passages.length)
  assert.equal(
    pages.flatMap((page) => page.passages).reduce((sum, told) => sum + told, 0),
    episode.passages,
  )
  assert.ok(recordedSample(sample))
})
