import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { turnsRead } from '#domain/material.ts'
import { nextEpisodes } from '#production/writer/next-episodes.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import { aReading } from '#test/minute-under-test.ts'

async function after(website: string) {
  const reading = await aReading(website)
  const written = programmeOf(reading)
  assert.ok(written.outcome === 'written')
  const heard = turnsRead(written.script.chapters.flatMap(({ sentences }) => sentences)).join('\n')
  return { reading, script: written.script, heard, next: await nextEpisodes(reading, written.script) }
}

describe('what could come next', () => {
  test('is called by a heading or a question of the website, from passages that nobody has heard', async () => {
    const { reading, script, heard, next } = await after('harbour-lane-bakery.test')
    assert.equal(next.length, 3)
    const headings = reading.passages.flatMap(({ heading, text }) => [heading, ...text.split('\n')])
    for (const { title, passage, url, page } of next) {
      assert.ok(
        headings.some((heading) => heading.includes(title)),
        title,
      )
      const [first = ''] = passage.split(/(?<=[.?!]) /)
      assert.ok(
        reading.passages.some((each) => each.url === url && each.text.includes(first)),
        first,
      )
      assert.ok(!heard.includes(first), `${first} is heard already`)
      assert.ok(reading.pages.some((each) => each.url === url && each.title === page))
    }
    const titles = [script, ...next].map(({ title }) => title)
    assert.equal(new Set(titles).size, titles.length)
  })

  test('is nothing where the website has told everything', async () =>
    assert.deepEqual((await after('mallory-and-sons.test')).next, []))

  test('goes on after what earlier episodes have told', async () => {
    const { reading, script, next } = await after('harbour-lane-bakery.test')
    const toldBefore = next.map(({ title, passage }) => ({ title, on: '2026-11-23', texts: [passage] }))
    const further = await nextEpisodes({ ...reading, toldBefore }, script)
    for (const { passage } of further) assert.ok(!next.some((each) => each.passage === passage), passage)
  })
})
