import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { playIdent } from '#audio/music/ident.ts'
import { brandIn } from '#content/brand.ts'
import { settingsWith } from '#domain/settings.ts'
import { illustrate } from '#pictures/episode/illustrate.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { anEpisode } from '#test/episode-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { aPublishedEpisode } from '#test/shows-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage, unfolded } from './browser.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: (await aHouse()).dataDir })
const widths = [320, 390, 1440]

describe('a show', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let browser: Browser
  let studio: Page
  let clientId: string

  before(async () => {
    site = await startSite({ config, database: { isReady: async () => true, pool } })
    const operator = await anOperator(pool, { role: 'operator' })
    const client = await aClientWithAShow(pool)
    clientId = client.clientId
    const { mp3, seconds, peaks } = await playIdent()
    const { smallCover: pictures } = await illustrate({
      ...{ show: 'Slow Bread', title: 'Twenty hours', business: 'Mill Lane Bakery' },
      ...{ maker: brandIn(settingsWith()), colours: ['#7a3e12'], waveform: { levels: [], inks: '' } },
    })
    const kept = { pool, storage: openStorage(config), operator: operator.operator }
    await aPublishedEpisode(kept, client.showId, { mp3, pictures, episode: anEpisode(7, { seconds, peaks }) })
    browser = await openBrowser()
    studio = (await openPage(browser, site.origin)).page
    await signIn(studio.context(), operator, site.origin)
  })
  after(async () => {
    await browser.close()
    await site[Symbol.asyncDispose]()
  })
  const press = (name: string) => studio.getByRole('button', { name, exact: true }).click()
  const fill = (label: string, text: string) => studio.getByLabel(label, { exact: true }).fill(text)

  test('is filled in from its client’s page, told what is missing, and made public', async () => {
    await studio.goto(`/studio/clients/${clientId}`)
    await studio.getByRole('link', { name: 'In public' }).click()
    await fill('Title', 'Slow Bread')
    await fill('What it is about', 'What a loaf does at night.')
    await fill('Language (en, de, en-GB …)', 'en-GB')
    await fill('Whose show it is', 'Mill Lane Bakery')
    await fill('Website (https)', 'https://bakery.test/')
    await press('Save')
    await studio.getByText('Choose a category of Apple’s list: every directory reads it.').waitFor()
    await assertSound(studio, widths, 'the show in the studio')
    await studio.getByLabel('Category', { exact: true }).selectOption('Arts > Food')
    await press('Save')
    await studio.getByText('Choose a category of Apple’s list').waitFor({ state: 'detached' })
    await fill('Title in the feed', 'Twenty hours')
    await press('Put into the feed')
    await studio.getByText('Episode 1 of the feed').waitFor()
    await press('Make public')
    await studio.getByText('Public since').waitFor()
  })

  test('has a page from which an episode is heard, without a word from the browser', async () => {
    const { page, complaints, foreign, requested } = await openPage(browser, site.origin)
    await page.goto('/shows/slow-bread')
    await assertSound(page, widths, 'the page of the show')
    assert.deepEqual(
      requested.filter((each) => each.endsWith('.js')),
      [],
    )
    await page.getByRole('link', { name: 'Twenty hours' }).click()
    await page.getByRole('heading', { level: 1, name: 'Twenty hours' }).waitFor()
    await assertSound((await unfolded(Promise.resolve({ page }))).page, widths, 'the page of the episode')
    assert.ok(!requested.includes('/audio/slow-bread/twenty-hours.mp3'), 'no sound before it is played')
    await page.getByRole('button', { name: 'Play Twenty hours' }).click()
    await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.2)
    assert.ok(requested.includes('/audio/slow-bread/twenty-hours.mp3'))
    assert.deepEqual([complaints, foreign], [[], []])
    await page.context().close()
  })

  test('has a feed that a person can read in a browser', async () => {
    const { page, complaints } = await openPage(browser, site.origin)
    await page.goto('/shows/slow-bread/feed.xml')
    const seen = await page.evaluate(() => ({
      says: getComputedStyle(document.querySelector('channel') ?? document.documentElement, '::before')
        .content,
      title: getComputedStyle(document.querySelector('channel > title') ?? document.documentElement).fontSize,
      guid: getComputedStyle(document.querySelector('item > guid') ?? document.documentElement).display,
    }))
    assert.match(seen.says, /This is the feed of a podcast/)
    assert.deepEqual([seen.title, seen.guid], ['32px', 'none'])
    assert.deepEqual(complaints, [])
    await page.context().close()
  })
})
