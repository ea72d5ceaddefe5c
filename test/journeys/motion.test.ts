// What moves: pages that go over into one another, and what somebody has touched.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { paths } from '#site/paths.ts'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'
import { addressesInSitemap, unlistedPaths } from './site-map.ts'

const { site, browser, newVisitor } = await siteInBrowser()
let page: Page
beforeEach(async () => {
  page = (await newVisitor()).page
})

const nameOnTheWay = (at: Page, selector: string) =>
  at
    .locator(selector)
    .first()
    .evaluate((it) => getComputedStyle(it).viewTransitionName)

/** Whether the page came out of the one before it, or was there at once. */
const goesOver = (at: Page) =>
  at.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.wentOver = String(event.viewTransition !== null)
    }),
  )

async function wentOver(at: Page) {
  await goesOver(at)
  await at.goto(paths.samples())
  await at.locator(`a[href="${paths.pricing()}"]`).first().click()
  await at.waitForURL(`**${paths.pricing()}`)
  return await at.locator('html[data-went-over]').getAttribute('data-went-over')
}

test('goes from page to page without a cut', async () => assert.equal(await wentOver(page), 'true'))

test('takes a cover along to its page, an article’s to the article, and typed bars to the wizard', async () => {
  for (const [from, to, name] of [
    [paths.samples(), paths.sample('bay-nine'), 'bay-nine'],
    ['/blog', '/blog/hidden-roi-corporate-podcasts', 'hidden-roi-corporate-podcasts'],
    ['/', paths.createPodcast(), 'website-wave'],
  ] as const)
    for (const path of [from, to]) {
      await page.goto(path)
      assert.equal(await nameOnTheWay(page, `[data-goes-along="${name}"]`), name, path)
    }
})

test('takes nothing along twice', async () => {
  for (const path of [...(await addressesInSitemap(site.origin)), ...unlistedPaths]) {
    const html = await (await fetch(site.origin + path)).text()
    const names = [...html.matchAll(/data-goes-along="([^"]+)"/g)].map(([, name]) => name)
    assert.deepEqual(names, [...new Set(names)], path)
  }
})

/** What begins to move when a part of the page is changed, by the properties that are on their way. */
const movesAfter = (at: Page, selector: string, change: (it: HTMLElement) => void) =>
  at
    .locator(selector)
    .first()
    .evaluate(async (it, change) => {
      const moved: string[] = []
      document.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName))
      getComputedStyle(it).opacity
      // Written in this file, and nobody else can call it.
      new Function('it', `(${change})(it)`)(it)
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return moved
    }, change.toString())

/** How much of the first answer is to be seen while it opens, a movement taking a minute here; 1 is all of it. */
const shownWhileOpening = (at: Page) =>
  at
    .locator('details[name]')
    .first()
    .evaluate(async (question) => {
      document.documentElement.style.setProperty('--quick', '60s linear')
      question.querySelector('summary')?.click()
      for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame)
      const answer = question.querySelector<HTMLElement>('summary + *')
      const shown = question.clientHeight - (question.querySelector('summary')?.clientHeight ?? 0)
      return shown / (answer?.offsetHeight ?? 0)
    })

test('questions open with a movement', async () => {
  await page.goto('/')
  const shown = await shownWhileOpening(page)
  assert.ok(shown < 0.9, `${shown}`)
})

test('play turns into pause', async () => {
  await page.goto(paths.samples())
  const moved = await movesAfter(page, 'a[data-hear], button[data-hear]', (cover) => {
    cover.dataset.playing = 'true'
  })
  assert.ok(moved.includes('clip-path'), moved.join())
  await page.goto('/')
  const sign = await movesAfter(page, '[data-plays] path', (path) =>
    path.setAttribute('d', 'M7 5L11 5L11 19L7 19zM13 5L17 5L17 19L13 19z'),
  )
  assert.ok(sign.includes('d'), sign.join())
})

test('moves nothing for whoever wants that', async () => {
  const { page: still } = await openPage(browser, site.origin, { reducedMotion: 'reduce' })
  assert.equal(await wentOver(still), 'false')
  await still.goto('/')
  const shown = await shownWhileOpening(still)
  assert.ok(shown > 0.9, `${shown}`)
  await still.context().close()
})
