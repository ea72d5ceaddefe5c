import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { claims } from '#content/claims.ts'
import { faq } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { packages } from '#content/packages.ts'
import { useCaseGroups } from '#content/use-cases.ts'
import { settingsWith } from '#domain/settings.ts'
import { openPage, type Watched } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser, newVisitor } = await siteInBrowser()
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
})

const isInView = (id: string) =>
  page.waitForFunction((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1
    return top >= 0 && top < 120
  }, id)

describe('a founder who lands on the home page', () => {
  test('reads the sections in the specified order', async () => {
    await page.goto('/')
    const headings = await page.locator('main').locator('h1, h2').allInnerTexts()
    assert.equal(headings[0], 'Start a Podcast Without Recording a Word')
    assert.equal(headings[1], 'Our Service')
    const {
      service,
      impact,
      useCases,
      successStories,
      guarantee,
      faq: questions,
      packagePricing,
      contact,
    } = home
    const sections = [
      service,
      impact,
      useCases,
      successStories,
      guarantee,
      questions,
      packagePricing,
      contact,
    ]
    assert.deepEqual(
      headings.slice(1),
      sections.map(({ title }) => title),
    )
    const tops = await page.evaluate(() =>
      ['how-it-works', 'success-stories', 'service-packages', 'contact'].map(
        (id) => document.getElementById(id)?.offsetTop ?? -1,
      ),
    )
    assert.deepEqual(
      tops,
      [...tops].sort((a, b) => a - b),
    )
    assert.ok((tops[0] ?? -1) > 0)
  })

  test('sees six platforms, six services, three steps and three headline figures marked as examples', async () => {
    await page.goto('/')
    const hero = page.locator('main > div').first()
    assert.deepEqual(
      (await hero.locator('ul').last().locator('li').allInnerTexts()).map((name) => name.trim()),
      ['Spotify', 'Apple Podcasts', 'Amazon Music', 'iHeart Radio', 'Deezer', 'Acast'],
    )
    const service = page.locator('#how-it-works')
    assert.equal(await service.locator('ul > li').count(), 6)
    assert.equal(await service.locator('ol > li').count(), 3)
    assert.ok(await service.getByText('Free consultation • Custom quote • Full service').isVisible())
    for (const { figure, label } of claims(settingsWith())) {
      assert.ok(await page.getByText(figure, { exact: true }).first().isVisible(), figure)
      assert.ok(await page.getByText(label, { exact: true }).first().isVisible(), label)
    }
    assert.ok(await page.getByText('Example figures').isVisible())
    for (const { label } of claims(settingsWith()))
      assert.equal(
        await page.locator('dt', { hasText: label }).getByText('Example', { exact: true }).count(),
        1,
        `${label} is marked on its own row`,
      )
  })

  test('goes smoothly to the stories with the button of the hero', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Listen to Sample Episodes' }).click()
    await isInView('success-stories')
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      'smooth',
    )
  })

  for (const id of ['how-it-works', 'success-stories', 'service-packages', 'contact'])
    test(`arrives at #${id} when the address says so`, async () => {
      await page.goto(`/#${id}`)
      await isInView(id)
    })

  test('does not see anything move who asked for stillness', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), 'auto')
  })

  test('opens the checkout of each package in a new tab', async () => {
    await page.goto('/')
    for (const offer of packages(settingsWith())) {
      const opening = page.waitForEvent('popup')
      await page.getByRole('link', { name: offer.buttonText }).click()
      const checkout = await opening
      await checkout.waitForLoadState()
      assert.equal(new URL(checkout.url()).pathname, `/checkout/${offer.id}`)
      assert.ok(await checkout.getByRole('heading', { name: offer.name }).isVisible())
      assert.equal(await checkout.evaluate(() => window.opener), null)
      await checkout.close()
    }
  })

  test('takes the header to a call by a full page load, under a shorter name on a phone', async () => {
    await page.goto('/')
    assert.ok(await page.getByRole('link', { name: 'Book a Call →' }).isVisible())
    await page.setViewportSize({ width: 390, height: 800 })
    const call = page.getByRole('banner').getByRole('link', { name: 'Call →' })
    assert.equal(await call.getAttribute('href'), '/contact')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await call.click()
    await page.waitForURL('**/contact')
    assert.equal(await page.evaluate(() => 'isSameDocument' in window), false)
  })

  test('loads no script file and asks nobody until something is touched', async () => {
    await page.goto('/', { waitUntil: 'networkidle' })
    assert.deepEqual(
      watched.requested.filter((path) => path.endsWith('.js')),
      [],
    )
    assert.ok(
      watched.requested.filter((path) => !/^\/(icons|favicon|manifest)/.test(path)).length <= 3,
      watched.requested.join(' '),
    )
    assert.deepEqual(watched.foreign, [])
  })
})

describe('use cases', () => {
  const tab = (name: string) => page.getByRole('tab', { name })
  const shownPanels = () => page.locator('[role=tabpanel]:not([hidden])')

  test('begin with Professional and show 5, 4, 2 and 2 cases, one group at a time', async () => {
    await page.goto('/')
    assert.deepEqual(await page.getByRole('tab').allInnerTexts(), [
      'Professional',
      'Agencies',
      'Education',
      'Specialized',
    ])
    assert.equal(await tab('Professional').getAttribute('aria-selected'), 'true')
    for (const group of useCaseGroups) {
      await tab(group.tab).click()
      assert.equal(await page.locator('[role=tab][aria-selected=true]').innerText(), group.tab)
      assert.equal(await shownPanels().count(), 1)
      const text = await shownPanels().innerText()
      assert.ok(text.includes(group.title) && text.includes(group.description))
      assert.equal(await shownPanels().locator('li').count(), group.cases.length)
      for (const { category, title, description, result } of group.cases)
        for (const part of [category, title, description, result]) assert.ok(text.includes(part), part)
      assert.equal(await shownPanels().locator('li svg').count(), group.cases.length)
    }
    assert.deepEqual(
      useCaseGroups.map(({ cases }) => cases.length),
      [5, 4, 2, 2],
    )
  })

  test('obey the keyboard: arrows wrap, Home and End jump, Tab enters the panel', async () => {
    await page.goto('/')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await tab('Professional').focus()
    for (const [key, name] of [
      ['ArrowLeft', 'Specialized'],
      ['ArrowRight', 'Professional'],
      ['ArrowRight', 'Agencies'],
      ['End', 'Specialized'],
      ['Home', 'Professional'],
    ] as const) {
      await page.keyboard.press(key)
      assert.equal(await focused(), name)
      assert.equal(await tab(name).getAttribute('aria-selected'), 'true')
    }
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'tabpanel')
  })

  test('are found by find-in-page even in a closed tab', async () => {
    await page.goto('/')
    const hidden = page.locator('[role=tabpanel][hidden]')
    assert.equal(await hidden.count(), 3)
    assert.deepEqual(
      await hidden.evaluateAll((all) => all.map((panel) => panel.getAttribute('hidden'))),
      Array(3).fill('until-found'),
    )
    await page.locator('#education').dispatchEvent('beforematch')
    assert.equal(await tab('Education').getAttribute('aria-selected'), 'true')
  })

  test('are all on the page without scripts', async () => {
    const { page: still } = await openPage(browser, site.origin, { javaScriptEnabled: false })
    await still.goto('/')
    for (const { title } of useCaseGroups.flatMap(({ cases }) => cases))
      assert.ok(await still.getByRole('heading', { name: title }).isVisible(), title)
    await still.context().close()
  })
})

describe('questions', () => {
  test('are twelve, and at most one is open', async () => {
    await page.goto('/')
    const items = page.locator('details[name=faq]')
    assert.equal(await items.count(), 12)
    const open = page.locator('details[name=faq][open]')
    assert.equal(await open.count(), 0)
    for (const [index, { question, answer }] of faq(settingsWith()).entries()) {
      await items.nth(index).locator('summary').press('Enter')
      assert.equal(await open.count(), 1)
      assert.equal(await open.locator('h3').innerText(), question)
      await open.getByText(answer).waitFor()
    }
    await items.last().locator('summary').press('Space')
    assert.equal(await open.count(), 0)
  })
})
