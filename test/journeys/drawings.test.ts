// Drawings that answer to scrolling, in CSS alone; what is read never moves.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { paths } from '#site/paths.ts'
import { openPage } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser, newVisitor } = await siteInBrowser()
let page: Page
beforeEach(async () => {
  page = (await newVisitor()).page
})

/** How a part looks with its middle in the middle of the screen, and with its upper edge at the lower edge of it. */
async function looks(at: Page, selector: string, property: string) {
  const part = at.locator(selector).first()
  return await part.evaluate(async (it, property) => {
    const drawing = it.closest('svg')
    const look = async (share: number) => {
      const box = drawing?.getBoundingClientRect()
      const top = scrollY + (box?.top ?? 0) - innerHeight + (box?.height ?? 0) * share
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return getComputedStyle(it).getPropertyValue(property)
    }
    const early = await look(0.3)
    scrollTo({ top: scrollY + innerHeight * 0.7, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return { early, late: getComputedStyle(it).getPropertyValue(property) }
  }, property)
}

const drawings = [
  ['five weeks fill', paths.howItWorks(), '#timeline .fills, section .fills', 'mask-position', '0px 0px'],
  ['edges of the night rise', '/', 'svg.rises path', 'transform', 'matrix(1, 0, 0, 1, 0, 0)'],
] as const

for (const [what, path, selector, property, end] of drawings)
  test(`${what} as they come into view`, async () => {
    await page.goto(path)
    const { early, late } = await looks(page, selector, property)
    assert.notEqual(early, late)
    assert.ok([end, 'none', '0% 0px', '0% 0%', '0px 0%'].includes(late), late)
  })

test('price bars grow, all at one scale', async () => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto(paths.pricing())
  const bars = page.locator('li > svg.rises path:first-child')
  const scales = () => bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).transform))
  assert.equal(new Set(await scales()).size, 1)
  const { early, late } = await looks(page, 'svg.rises path', 'transform')
  assert.notEqual(early, late)
  assert.equal(new Set(await scales()).size, 1)
})

test('the book opens once it has been looked at', async () => {
  await page.goto(paths.guide())
  const cover = () =>
    page
      .locator('#book > g')
      .last()
      .evaluate((it) => getComputedStyle(it).transform)
  const closed = await cover()
  await page.evaluate(async () => {
    scrollTo({ top: innerHeight * 0.6, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  assert.notEqual(await cover(), closed)
})

test('never moves text: what answers to scrolling is a drawing, or the line below the header', async () => {
  for (const path of ['/', paths.pricing(), paths.howItWorks(), paths.guide(), '/recruiting-podcast']) {
    await page.goto(path)
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
        .filter((target) => target && !target.closest('svg[aria-hidden=true], header'))
        .map((target) => target?.outerHTML.slice(0, 80)),
    )
    assert.deepEqual(moved, [], path)
  }
})

test('drawings stand still for whoever wants that', async () => {
  const { page: still } = await openPage(browser, site.origin, { reducedMotion: 'reduce' })
  for (const [path, selector] of [
    ['/', 'svg.rises path'],
    [paths.howItWorks(), '.fills'],
    [paths.guide(), '#book > g:last-child'],
  ] as const) {
    await still.goto(path)
    const look = await still
      .locator(selector)
      .first()
      .evaluate((it) => {
        const { animationName, maskImage } = getComputedStyle(it)
        return { animationName, maskImage }
      })
    assert.deepEqual(look, { animationName: 'none', maskImage: 'none' }, path)
  }
  await still.context().close()
})
