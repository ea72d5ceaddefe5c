import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { landingPages } from '#content/landing/landing-pages.ts'
import { recordedSample } from '#content/recorded-samples.ts'
import { settingsWith } from '#domain/settings.ts'
import { paths } from '#site/paths.ts'
import { startSite } from '#test/site-under-test.ts'
import { assertSays, mainWords } from '#test/words-on-page.ts'

let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite()
})
after(() => site[Symbol.asyncDispose]())

const htmlOf = async (path: string) => (await fetch(site.origin + path)).text()
// What must not be broken at a hyphen stands in an element of its own.
const unspaced = (text: string) => text.replaceAll(' ', '')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

for (const { slug, sample, offer } of landingPages(settingsWith()))
  test(`/${slug} has a sample of its own early, with two sentences and their sources, and asks for a website in its middle`, async () => {
    const html = await htmlOf(`/${slug}`)
    const roles = [...html.matchAll(/data-role="([^"]+)"/g)].map(([, role]) => role)
    assert.equal(roles[0], 'sample')
    assert.ok(Math.abs(roles.indexOf('offer') - roles.length / 2) <= 1, roles.join(' '))
    assert.ok(html.includes(`src="${paths.cover(sample.id)}"`) && html.includes(paths.sampleAudio(sample.id)))
    const words = mainWords(html)
    assertSays(words, [sample.title, sample.text, offer.title])
    assert.ok(unspaced(words).includes(unspaced(offer.text)), offer.text)
    const recorded = recordedSample(sample.id)
    const marked = [...html.matchAll(/<mark>([^<]+)<\/mark>/g)].map(([, text = '']) => text)
    assert.equal(marked.length, 2)
    for (const [at, beginning] of sample.sentences.entries()) {
      const said = recorded?.sentences.find(({ text }) => text.startsWith(beginning))
      const [source] = said?.evidence ?? []
      assert.ok(said && source, beginning)
      assert.ok(source.passage.includes(said.text), beginning)
      assert.equal(escaped(said.text), marked[at])
      assertSays(words, [source.passage.replaceAll('\n', ' '), source.url.replace(/^https:\/\/|\/$/g, '')])
    }
  })

test('nine pages let nine shows be heard', () =>
  assert.equal(new Set(landingPages(settingsWith()).map(({ sample }) => sample.id)).size, 9))
