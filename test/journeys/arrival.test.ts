import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeFeedCode } from '#operations/arrivals/make-feed-code.ts'
import { aFeed, aSound, fetchAll, oldFeed, oldHost, othersBehind } from '#test/arrivals-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aClientWithAShow } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: (await aHouse()).dataDir })

const feed = aFeed(
  [
    { guid: 'https://old.example/?p=1&amp;q=2', title: 'Rye' },
    { guid: 'two', title: 'x'.repeat(300), sound: `http://${oldHost}/gone.mp3` },
  ],
  '<podcast:locked owner="ada@bakery.test">no</podcast:locked>',
)

test('an operator brings a show from another host, and axe finds nothing on the way', async (t) => {
  const { files } = await othersBehind(t, ({ url }, response) => {
    if (url === '/feed.xml') response.writeHead(200, { 'content-type': 'text/xml' }).end(feed)
    else if (url === '/1.mp3') response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(aSound(1))
    else response.writeHead(404).end()
  })
  await using site = await startSite({
    config,
    database: { isReady: async () => true, pool },
    fileWeb: files,
  })
  const operator = await anOperator(pool, { role: 'operator' })
  const { showId } = await aClientWithAShow(pool)
  const browser = await openBrowser()
  t.after(() => browser.close())
  const { page, complaints } = await openPage(browser, site.origin)
  await signIn(page.context(), operator, site.origin)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const sees = (words: string) => page.getByText(words).waitFor()

  await page.goto(`/studio/shows/${showId}`)
  assert.equal(await page.getByLabel('Address of the owner').inputValue(), 'ada@bakery.test')
  assert.equal(await page.getByLabel('Language').inputValue(), 'en')
  await page.getByRole('link', { name: 'Bring it from another host' }).click()
  await page.getByLabel('Address of its feed').fill(oldFeed)
  await press('Read it')
  await page.getByRole('heading', { name: 'Slow & Bread: 2 episodes' }).waitFor()
  await sees('x'.repeat(300))
  await press('Send a code to ada@bakery.test')
  await sees('A code is on its way.')
  await assertSound(page, [390, 1440], 'a show that is read')

  const made = await makeFeedCode(pool, showId)
  await page.getByLabel('Code of eight digits').fill(made?.code ?? '')
  await press('Enter it')
  await sees('Proved by a code from its owner’s mailbox.')
  await press('Fetch everything')
  await sees('0 here, 2 to come, 0 lost')
  await fetchAll({ pool, storage: openStorage(config), files })
  await page.reload()
  await sees('1 here, 0 to come, 1 lost')
  await sees('its old host does not have it')
  await assertSound(page, [390, 1440], 'a show of which one episode is lost')

  await press('Put it into the feed here')
  await sees('It is in the feed here.')
  await page.getByRole('link', { name: 'In public' }).click()
  await sees('Episode 1 of the feed')
  t.assert.deepEqual(complaints, [])
})
