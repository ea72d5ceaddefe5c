import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { articleHeads } from '#content/articles/articles.ts'
import { brandIn, contactEmail } from '#content/brand.ts'
import { landingPages } from '#content/landing/landing-pages.ts'
import { settingsWith } from '#domain/settings.ts'
import { paths } from '#site/paths.ts'
import { startSite } from '#test/site-under-test.ts'
import { openBrowser, openPage, patienceMilliseconds } from './browser.ts'
import { addressesInSitemap, unlistedPaths } from './site-map.ts'

const brand = brandIn(settingsWith())
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
before(async () => {
  site = await startSite()
  browser = await openBrowser({ keepsPages: true })
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

/** Remembers the title of each page at the moment when it is left. */
const rememberTitlesOnLeaving = (page: Page) =>
  page.addInitScript(() => addEventListener('pagehide', () => sessionStorage.setItem('left', document.title)))
const titleWhenLeft = (page: Page) => page.evaluate(() => sessionStorage.getItem('left'))

const entries = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  const { entries } = await devTools.send('Page.getNavigationHistory')
  return entries.map(({ title }) => title)
}

const specified = [
  ...articleHeads.map(({ slug }) => ({ path: paths.article(slug), title: brand.siteTitle })),
  ...landingPages(settingsWith()).map(({ slug }) => ({
    path: paths.landing(slug),
    title: brand.agencyTitle,
  })),
  { path: paths.guide(), title: brand.agencyTitle },
]
const oneOfEachKind = [specified.at(0), specified.at(-2), specified.at(-1)].filter(
  (each) => each !== undefined,
)

const logo = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: `${brand.name}, home`, exact: true })

describe('the title on leaving', () => {
  for (const { path, title } of oneOfEachKind) {
    test(`${path} is "${title}", and on coming back the page's own`, async () => {
      const { page, complaints } = await openPage(browser, site.origin)
      await rememberTitlesOnLeaving(page)
      await page.goto(path)
      const own = await page.title()
      assert.notEqual(own, title)
      await logo(page).click()
      await page.waitForURL('/')
      assert.equal(await titleWhenLeft(page), title)
      assert.ok((await page.title()).startsWith(brand.agencyTitle))
      assert.ok((await entries(page)).includes(own), 'the list of visited pages knows it by its own title')
      await page.goBack({ waitUntil: 'commit' })
      assert.equal(await page.title(), own)
      assert.deepEqual(complaints, [])
      await page.context().close()
    })

    test(`${path} is the page's own again if the visitor stops before the next page came`, {
      timeout: patienceMilliseconds,
    }, async () => {
      const { page } = await openPage(browser, site.origin)
      await page.goto(path)
      const own = await page.title()
      // Told to the test at once: who asks the page afterwards may find it gone.
      const titles: string[] = []
      const twoTitles = Promise.withResolvers<void>()
      await page.exposeFunction('tellTitle', (now: string) => {
        if (titles.push(now) === 2) twoTitles.resolve()
      })
      await page.evaluate(() => {
        const shown = document.querySelector('title')
        const tell = () => Reflect.get(window, 'tellTitle')(document.title)
        if (shown) new MutationObserver(tell).observe(shown, { childList: true })
      })
      const asked = Promise.withResolvers<void>()
      await page.route('/', () => asked.resolve())
      const devTools = await page.context().newCDPSession(page)
      await logo(page).press('Enter', { noWaitAfter: true })
      await asked.promise
      await devTools.send('Page.stopLoading')
      await twoTitles.promise
      assert.deepEqual(titles, [title, own])
      await page.context().close()
    })
  }

  test('is told to every article, every landing page and the guide', async () => {
    for (const { path, title } of specified) {
      const html = await (await fetch(site.origin + path)).text()
      assert.ok(html.includes(`<script data-leaves="${title}">`), path)
    }
  })

  test('stays when a link leads to another place of the page, or to a letter', async () => {
    const { page } = await openPage(browser, site.origin)
    await page.goto('/guide')
    const own = await page.title()
    for (const href of ['#main', `mailto:${contactEmail(settingsWith())}`]) {
      const title = await page.evaluate((to) => {
        const link = document.createElement('a')
        link.href = to
        document.body.append(link)
        link.click()
        return document.title
      }, href)
      assert.equal(title, own, href)
    }
    await page.context().close()
  })
})

test('every page says the product’s name in its title, wherever one goes from there', async () => {
  for (const path of [...(await addressesInSitemap(site.origin)), ...unlistedPaths, '/no-such-page']) {
    const html = await (await fetch(site.origin + path)).text()
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    assert.ok(title.includes(brand.siteTitle), `${path}: ${title}`)
  }
})
