// The shelf of six stories: covers that play where they are, and the facts of the chosen one below its row.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { home } from '#content/home.ts'
import { stories } from '#content/stories.ts'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser, newVisitor } = await siteInBrowser()
let page: Page
beforeEach(async () => {
  page = (await newVisitor()).page
})

test('finds six covers, and below the chosen one its facts with two platform links in a new tab', async () => {
  await page.goto('/')
  const shelf = page.locator('#success-stories ul > li')
  assert.equal(await shelf.count(), 6)
  for (const [index, story] of stories.entries()) {
    const name = shelf.nth(index).getByRole('link', { name: story.podcast, exact: true })
    if ((await name.getAttribute('aria-expanded')) === 'false') await name.click()
    assert.equal(await page.locator('#success-stories [aria-expanded=true]').count(), 1)
    const text = await shelf.nth(index).innerText()
    for (const part of [
      story.podcast,
      story.category,
      story.quote,
      story.result,
      story.useCase,
      story.leadGeneration,
      story.businessImpact,
      story.name,
    ])
      assert.ok(text.includes(part), `${story.podcast}: ${part}`)
    assert.equal(await shelf.nth(index).locator('img').getAttribute('src'), story.coverImage)
    const links = shelf.nth(index).locator('a[target=_blank][rel~=noopener]')
    assert.deepEqual(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), [
      story.spotifyUrl,
      story.appleUrl,
    ])
  }
})

test('reads below the shelf, and not above it, that clients and results are invented', async () => {
  await page.goto('/')
  const words = await page.locator('#success-stories').innerText()
  assert.ok(words.indexOf(stories.at(-1)?.podcast ?? '') < words.indexOf(home.successStories.note))
  assert.ok(!home.successStories.text.includes('invented'))
})

test('keeps what is pressed under the pointer, also where facts above it close', async () => {
  await page.goto('/')
  const name = page.locator('#success-stories').getByRole('link', { name: 'Two Chairs Down', exact: true })
  await name.scrollIntoViewIfNeeded()
  const before = await name.boundingBox()
  await name.click()
  assert.equal(await name.getAttribute('aria-expanded'), 'true')
  assert.ok(Math.abs(((await name.boundingBox())?.y ?? 0) - (before?.y ?? 0)) <= 1)
  await name.click()
  assert.equal(await name.getAttribute('aria-expanded'), 'false')
})

test('opens the facts of the cover that is pressed, and plays it', async () => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Hear Bay Nine, ' }).click()
  await page.getByRole('button', { name: 'Pause Bay Nine' }).first().waitFor()
  const name = page.locator('#success-stories').getByRole('link', { name: 'Bay Nine', exact: true })
  assert.equal(await name.getAttribute('aria-expanded'), 'true')
})

test('shows all facts without scripts, each below its cover', async () => {
  const { page: still } = await openPage(browser, site.origin, { javaScriptEnabled: false })
  await still.goto('/')
  for (const { quote, businessImpact } of stories)
    for (const part of [quote, businessImpact])
      assert.ok(await still.getByText(part, { exact: true }).isVisible(), part)
  await still.context().close()
})
