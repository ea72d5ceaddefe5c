import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { landingPages } from '#content/landing/landing-pages.ts'
import { landingWords } from '#content/landing/landing-words.ts'
import { recordedSample } from '#content/recorded-samples.ts'
import { settingsWith } from '#domain/settings.ts'
import { paths } from '#site/paths.ts'
import type { Watched } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { newVisitor } = await siteInBrowser()
const morning = new Date('2026-03-03T09:00:00Z')
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
  await page.clock.setFixedTime(morning)
})

/** How many screens lie between two things to press, at most; the header stays in view and is not counted. */
const longestWay = () =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('main :is(a[href], button, input)')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect())
      .sort((one, other) => one.top - other.top)
    let [longest, reached] = [0, places[0]?.bottom ?? 0]
    for (const { top, bottom } of places) {
      longest = Math.max(longest, top - reached)
      reached = Math.max(reached, bottom)
    }
    return longest / innerHeight
  })

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

for (const { slug, sample } of landingPages(settingsWith()))
  describe(`whoever sees /${slug} for the first time`, () => {
    const show = recordedSample(sample.id)?.show ?? ''

    test('hears its show after one press, without a script file', async () => {
      await page.goto(`/${slug}`)
      assert.ok(!watched.requested.some((path) => /\.(?:js|mp3)$/.test(path)))
      const [hear] = await page.getByRole('button', { name: `Hear ${show}, ` }).all()
      await hear?.click()
      await page
        .getByRole('button', { name: `Pause ${show}` })
        .first()
        .waitFor()
      await page.waitForFunction(() => document.querySelector('[data-playing="true"]'))
      assert.ok(watched.requested.includes(paths.sampleAudio(sample.id)))
      assert.ok(!watched.requested.some((path) => path.endsWith('.js')))
      assert.deepEqual(watched.complaints, [])
    })

    test('stands at the second step of the wizard after one press more', async () => {
      await page.goto(`/${slug}`)
      await page.getByLabel(landingWords.website, { exact: true }).fill('harbour-law.com')
      await page.getByRole('button', { name: landingWords.hearYours }).click()
      await page.waitForURL((url) => url.pathname === paths.createFreeEpisode())
      await page.getByLabel('Email Address').waitFor()
      assert.ok(await page.getByText('harbour-law.com').first().isVisible())
    })

    for (const viewport of screens)
      test(`has something to press at least every three screens of ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport)
        await page.goto(`/${slug}`)
        const longest = await longestWay()
        assert.ok(longest <= 3, `${longest.toFixed(2)} screens`)
      })

    test('sees its drawing on a phone, as high as two lines of its heading at least', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/${slug}`)
      const drawn = page.locator('h1').locator('xpath=ancestor::div[2]').locator('svg[stroke-width]:visible')
      assert.equal(await drawn.count(), 1)
      assert.ok(((await drawn.boundingBox())?.height ?? 0) >= 150)
    })
  })
