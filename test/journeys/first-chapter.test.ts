// Chapter 1 of the guide, read before anything is bought: leafed through on a wide screen, read on below on a phone.
import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { chapters } from '#content/guide/chapters.ts'
import { firstChapter } from '#content/guide/first-chapter.ts'
import { firstChapterPages } from '#content/guide/first-chapter-pages.ts'
import { settingsWith } from '#domain/settings.ts'
import { paths } from '#site/paths.ts'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser, newVisitor } = await siteInBrowser()
const written = firstChapterPages(settingsWith())
let page: Page
beforeEach(async () => {
  page = (await newVisitor()).page
})

const book = () => page.getByRole('region', { name: firstChapter.book })
/** The numbers of the pages that lie open. */
const open = () =>
  book().evaluate((it) => {
    const { left, right } = it.getBoundingClientRect()
    return [...it.querySelectorAll('li[id^=page-]')].flatMap((leaf, at) => {
      const box = leaf.getBoundingClientRect()
      return box.left >= left - 2 && box.right <= right + 2 ? [at + 1] : []
    })
  })

async function untilOpen(numbers: readonly number[]) {
  await page.waitForFunction(
    ([name, wanted]) => {
      const it = document.querySelector(`section[aria-label="${name}"]`)
      const { left = 0, right = 0 } = it?.getBoundingClientRect() ?? {}
      const shown = [...(it?.querySelectorAll('li[id^=page-]') ?? [])].flatMap((leaf, at) => {
        const box = leaf.getBoundingClientRect()
        return box.left >= left - 2 && box.right <= right + 2 ? [at + 1] : []
      })
      return shown.join() === wanted
    },
    [firstChapter.book, numbers.join()],
  )
}

test('the guide leads there, and from there one is led to its price', async () => {
  await page.goto(paths.guide())
  await page.getByRole('link', { name: 'Read chapter 1 first' }).click()
  await page.waitForURL(`**${paths.firstChapter()}`)
  await page.getByRole('link', { name: firstChapter.closing.button }).click()
  await page.waitForURL(`**${paths.guide()}#pricing`)
})

test('holds all that the contents promise: four topics, twelve questions, three doors', async () => {
  await page.goto(paths.firstChapter())
  const words = await page.getByRole('main').innerText()
  assert.ok(words.includes(chapters[0]?.title ?? ''))
  for (const { heading, paragraphs } of written)
    for (const part of [heading ?? '', ...paragraphs]) assert.ok(words.includes(part), part)
  const asked = written.flatMap(({ questions = [] }) => questions)
  assert.deepEqual(
    asked.map(({ number }) => number),
    Array.from({ length: 12 }, (_, at) => at + 1),
  )
  for (const { question, text } of asked) assert.ok(words.includes(question) && words.includes(text))
  assert.equal(words.split(firstChapter.isDoor).length - 1, 3)
  const headings = written.map(({ heading = '' }) => heading.toLowerCase())
  for (const topic of [
    'for sales',
    'what it cannot',
    'line by line',
    'solo, narrated or internal',
    'should stop',
  ])
    assert.ok(
      headings.some((heading) => heading.includes(topic)),
      topic,
    )
})

describe('on a wide screen', () => {
  test('two pages lie open, and links leaf on and back without any script', async () => {
    const { page: plain } = await openPage(browser, site.origin, { javaScriptEnabled: false })
    await plain.goto(paths.firstChapter())
    const second = plain.locator('#page-2').getByRole('link', { name: firstChapter.on })
    assert.equal(await second.getAttribute('href'), '#page-3')
    const before = await plain.locator('#page-3').boundingBox()
    await second.click()
    await plain.locator('#page-3').getByRole('link', { name: firstChapter.back }).hover()
    const after = await plain.locator('#page-3').boundingBox()
    assert.ok((after?.x ?? 0) < (before?.x ?? 0) - 300)
    await plain.context().close()
  })

  test('links and keys leaf by two pages', async () => {
    await page.goto(paths.firstChapter())
    assert.deepEqual(await open(), [1, 2])
    await page.locator('#page-2').getByRole('link', { name: firstChapter.on }).click()
    await untilOpen([3, 4])
    await page.locator('#page-3').getByRole('link', { name: firstChapter.back }).click()
    await untilOpen([1, 2])
    await book().focus()
    await page.keyboard.press('End')
    await book().evaluate((it) => it.scrollTo({ left: it.scrollWidth, behavior: 'instant' }))
    await untilOpen([written.length - 1, written.length])
  })
})

test('on a phone and on paper the pages follow one another', async () => {
  await page.goto(paths.firstChapter())
  const follows = async () => {
    const tops = await page
      .locator('li[id^=page-]')
      .evaluateAll((all) => all.map((leaf) => leaf.getBoundingClientRect().top))
    return tops.every((top, at) => at === 0 || top > (tops[at - 1] ?? 0))
  }
  assert.ok(!(await follows()))
  await page.emulateMedia({ media: 'print' })
  assert.ok(await follows())
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 390, height: 844 })
  assert.ok(await follows())
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
})
