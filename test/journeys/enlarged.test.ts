import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startSite } from '#test/site-under-test.ts'
import { openBrowser, openPage } from './browser.ts'
import { cramped, type Enlargement, enlarge, enlargements } from './enlarged.ts'
import { addressesInSitemap, unlistedPaths } from './site-map.ts'
import { open, serverThat, step, the, toast, toEmail } from './wizard-under-test.ts'

const phones = [
  { width: 390, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const
const hows = Object.keys(enlargements) as Enlargement[]
const visited = new Map<Enlargement, Awaited<ReturnType<typeof crampedPages>>>()
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let paths: string[]
before(async () => {
  site = await startSite()
  browser = await openBrowser()
  paths = [...(await addressesInSitemap(site.origin)), ...unlistedPaths, '/contact/proposed', '/no-such-page']
  for (const how of hows) visited.set(how, await crampedPages(how))
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function assertRoomy(page: Page, what: string) {
  assert.deepEqual(await cramped(page), [], what)
}

/** Every page is loaded once, and becomes as wide and as dark as each of the phones. */
async function crampedPages(how: Enlargement) {
  const { page } = await openPage(browser, site.origin, { viewport: { width: 390, height: 700 } })
  await enlarge(page, how)
  const found = []
  for (const path of paths) {
    await page.goto(path)
    for (const { width, colorScheme } of phones) {
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme })
      found.push({ path, width, faults: await cramped(page) })
    }
  }
  await page.context().close()
  return found
}

for (const how of hows)
  for (const { width, colorScheme } of phones)
    describe(`with ${how} at ${width} px`, () => {
      const visit = async () => {
        const { page } = await openPage(browser, site.origin, {
          viewport: { width, height: 700 },
          colorScheme,
          reducedMotion: 'reduce', // an answer is measured once it is open
        })
        await enlarge(page, how)
        return page
      }

      test('no page scrolls sideways, and no words are cut off or lie over others', () => {
        const found = (visited.get(how) ?? []).filter((each) => each.width === width)
        assert.equal(found.length, paths.length)
        for (const { path, faults } of found) assert.deepEqual(faults, [], path)
      })

      test('nor with every tab, question and price open', async () => {
        const page = await visit()
        await page.goto('/')
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await assertRoomy(page, await tab.innerText())
        }
        for (const question of await page.locator('details summary').all()) {
          await question.click()
          await assertRoomy(page, await question.innerText())
        }
        await page.goto('/guide')
        await page.getByRole('button', { name: 'Open the price box' }).click()
        const found = await cramped(page)
        assert.deepEqual(
          found.filter((each) => !each.includes('over one another')), // it opens over the page
          [],
          'the price of the guide',
        )
        await page.context().close()
      })

      test('nor in any step of the wizard', async () => {
        const page = await visit()
        const server = await serverThat(page, (route) => route.fulfill({ status: 500 }))
        await open(page)
        await the(page).website.fill('nonsense')
        await the(page).website.press('Enter')
        await page.getByText('Please enter a valid website URL').first().waitFor()
        await assertRoomy(page, 'a wrong website')
        await toEmail(page)
        await assertRoomy(page, 'the second step')
        await the(page).email.fill('alexandra.montgomery@harbour-law-partners.com')
        await the(page).create.click()
        await toast(page, 'Error', 'Error submitting your request. Please try again.')
        await assertRoomy(page, 'a failure')
        server.answer = (route) => route.fulfill({ status: 201, body: '' })
        await the(page).create.click()
        await step(page, 3)
        await assertRoomy(page, 'the confirmation')
        await page.context().close()
      })
    })

test('with letters of 32 px set in the browser no page is cramped', async () => {
  await using large = await openBrowser({ args: ['--blink-settings=defaultFontSize=32'] })
  const { page } = await openPage(large, site.origin, { viewport: { width: 390, height: 700 } })
  for (const path of paths) {
    await page.goto(path)
    await assertRoomy(page, path)
  }
})
