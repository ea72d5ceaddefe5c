// The sliders of the pricing page: what a visitor wants decides on the package, and its year is drawn to scale.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { voiceCloning } from '#content/facts.ts'
import { offersOf } from '#content/packages.ts'
import { firstYearCents, firstYearEpisodes, yourYear } from '#content/your-year.ts'
import { settingsWith } from '#domain/settings.ts'
import { usd } from '#domain/usd.ts'
import { paths } from '#site/paths.ts'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser, newVisitor } = await siteInBrowser()
const settings = settingsWith()
const { starter, expert, authority } = offersOf(settings)
let page: Page
beforeEach(async () => {
  page = (await newVisitor()).page
  await page.goto(paths.pricing())
})

const form = () => page.locator('[data-asked]')
const answer = () => form().locator('> output').innerText()
const wish = (label: string, value: number) => form().getByRole('slider', { name: label }).fill(`${value}`)
const [episodes, voices, clips] = [
  'Episodes in the first year',
  'Cloned voices',
  'Clips in the first year',
] as const

/** How high the bars of a path stand, in the drawing's own units. */
const heights = async (name: string) => {
  const path = (await form().locator(`[data-bars=${name}]`).getAttribute('d')) ?? ''
  return [...path.matchAll(/v-?(\d+)/g)].map(([, height]) => Number(height))
}

test('begins with a weekly show, as its bill says', async () => {
  const words = await answer()
  for (const part of [expert.name, usd(firstYearCents(expert)), `${firstYearEpisodes(expert)} episodes`])
    assert.ok(words.includes(part), `${part}: ${words}`)
})

test('finds the smallest package that holds what is wanted', async () => {
  const most = firstYearEpisodes(starter)
  for (const [wanted, offer] of [
    [1, starter],
    [most, starter],
    [most + 1, expert],
  ] as const) {
    await wish(episodes, wanted)
    assert.ok((await answer()).startsWith(offer.name), `${wanted}`)
  }
  await wish(clips, 1)
  assert.ok((await answer()).includes(usd(firstYearCents(authority))))
})

test('draws twelve payments on one scale, the setup fee and cloned voices in the first', async () => {
  await wish(episodes, 1)
  const small = await heights('months')
  assert.equal(small.length, 12)
  const setup = await heights('setup')
  assert.deepEqual(await heights('clones'), [0])
  await wish(voices, 2)
  assert.ok((await heights('clones'))[0])
  const words = await answer()
  assert.ok(words.includes(`2 × ${voiceCloning(settings)}`), words)
  const { asked } = yourYear(settings)
  assert.ok(words.includes(usd(firstYearCents(starter) + 2 * asked.voice)), words)
  await wish(episodes, firstYearEpisodes(expert))
  const ratio = ((await heights('months'))[0] ?? 0) / (small[0] ?? 1)
  assert.ok(Math.abs(ratio - expert.mainPriceCents / starter.mainPriceCents) < 0.1, `${ratio}`)
  assert.deepEqual(await heights('setup'), setup)
})

test('is worked by keys, and says aloud what it comes to', async () => {
  const slider = form().getByRole('slider', { name: voices })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  assert.ok((await answer()).includes(voiceCloning(settings)))
  assert.equal(
    await form()
      .locator('> output')
      .evaluate((it) => it.localName),
    'output',
  )
})

test('is not there without scripts: the years above and the bill below say it all', async () => {
  const { page: plain } = await openPage(browser, site.origin, { javaScriptEnabled: false })
  await plain.goto(paths.pricing())
  assert.equal(await plain.locator('[data-asked]').isVisible(), false)
  assert.equal(await plain.getByRole('heading', { name: yourYear(settings).title }).isVisible(), false)
  // It is drawn all the same, so that a script has nothing to do until somebody moves it.
  assert.equal(await plain.locator('[data-says="{total}"]').textContent(), usd(firstYearCents(expert)))
  const words = await plain.getByRole('main').innerText()
  for (const offer of [starter, expert, authority]) assert.ok(words.includes(usd(firstYearCents(offer))))
  await plain.context().close()
})

test('Authority Boost says that it holds everything in Expert Plan, and how many episodes that is', async () => {
  const words = await page.getByRole('main').innerText()
  assert.ok(words.includes('Everything in Expert Plan, and for each episode:'))
  const cells = page.getByRole('table', { name: 'How many episodes' }).locator('tr:last-child td')
  assert.deepEqual(
    await cells.allInnerTexts(),
    [starter, expert, authority].map((offer) => `${firstYearEpisodes(offer)}`),
  )
})
