import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { offeredOf } from '#production/writer/offered.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { anEndedEpisode, aReading, wishesOf } from '#test/minute-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { assertSound, violations } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'
import { send, serverThat, the } from './wizard-under-test.ts'

const { pool } = await startDatabase()
const reading = await aReading()
const { chosen } = await offeredOf(reading, null)
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
before(async () => {
  site = await startSite({ config: testConfig(), database: { isReady: async () => true, pool } })
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function open(options: BrowserContextOptions = {}) {
  const episode = await anEndedEpisode(pool, reading)
  const watched = await openPage(browser, site.origin, options)
  await watched.page.goto(`/minute/${episode.ticket}`)
  return { ...watched, ...episode }
}

const rows = (page: Page) =>
  page.locator('input[name=row]').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
/** Enter, and the page that answers it. */
const enter = (page: Page) => Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('value'))
const ends = (requestId: string) =>
  pool.query(
    `with made as (insert into private.finished_steps (request_id, step, output, seconds)
       select $1, 'publish', '{}', 1 on conflict do nothing)
     update private.productions set ended_at = now(), again_at = null where request_id = $1`,
    [requestId],
  )
const sentence = 'We bake sourdough bread for the cafés of this harbour.'

for (const [how, options] of [
  [
    'without scripts, on a phone',
    { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true },
  ],
  ['with scripts', {}],
] as const)
  test(`a founder changes an episode by keyboard, ${how}`, async () => {
    const { page, requestId, foreign } = await open(options)
    const pages = await page.locator('details:has(input[name=take]) > summary').allInnerTexts()
    assert.ok(pages.length > 2 && pages.every((each) => !each.includes('.test')), `${pages}`)
    const [first, second] = await rows(page)
    await page.locator(`button[value="down:${first}"]`).focus()
    await enter(page)
    assert.deepEqual((await rows(page)).slice(0, 2), [second, first])
    assert.equal(await focused(page), `down:${first}`)
    await page.locator(`#thread-${second}`).focus()
    await page.keyboard.press('Space')
    await page.getByLabel('What do you do, and for whom?').fill('A wedding cake costs from £6.50 a portion')
    await page.getByRole('button', { name: 'Make it again' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Your website says £4.50').waitFor()
    assert.match(await page.title(), /^Not yet/)
    assert.equal(await page.evaluate(() => document.activeElement?.hasAttribute('data-faults')), true)
    assert.equal(await page.locator(`#thread-${second}`).isChecked(), false)
    await page.getByLabel('What do you do, and for whom?').fill(sentence)
    await page.getByLabel('Question 1').fill('who taught you')
    await page.getByLabel('Your answer 1').fill('My aunt did')
    await page.getByRole('button', { name: 'Make it again' }).click()
    await page.getByRole('heading', { name: 'It is being made' }).waitFor()
    const wishes = await wishesOf(pool, requestId)
    assert.deepEqual(wishes.chosen.thread, [first, ...chosen.thread.slice(2), 'own-1'])
    assert.deepEqual(wishes.answers, [{ question: 'Who taught you?', answer: 'My aunt did.' }])
    await ends(requestId)
    await page.getByRole('button', { name: 'Make it again' }).waitFor()
    assert.equal(await page.getByLabel('What do you do, and for whom?').inputValue(), sentence)
    assert.equal(await page.getByLabel('Question 1').inputValue(), 'Who taught you?')
    assert.deepEqual(foreign, [])
    await page.context().close()
  })

test('Enter in a field shows the page again and makes nothing', async () => {
  const { page, requestId } = await open({ javaScriptEnabled: false })
  await page.getByLabel('Name of the business').fill('Harbour Lane')
  await enter(page)
  assert.equal(await page.getByLabel('Name of the business').inputValue(), 'Harbour Lane')
  assert.equal(await wishesOf(pool, requestId), undefined)
  await page.context().close()
})

describe('the page', () => {
  test('has nothing for axe from 320 px on in both schemes, also with a fault', async () => {
    const { page } = await open({ viewport: { width: 320, height: 800 } })
    for (const details of await page.locator('details').all())
      await details.evaluate((each) => each.setAttribute('open', ''))
    await assertSound(page, [320, 1440])
    await page.getByLabel('Question 1').fill('Why?')
    await page.getByRole('button', { name: 'Make it again' }).click()
    await page.getByRole('alert').waitFor()
    await assertSound(page, [320, 1440])
    await page.context().close()
  })

  test('holds its text at twice the size', async () => {
    const { page } = await open({ viewport: { width: 640, height: 800 } })
    await page.addStyleTag({ content: 'html { font-size: 200% }' }).catch(() =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      }),
    )
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 640)
    await page.context().close()
  })
})

test('step 3 leads there, below what it says, once the website is read', async () => {
  const { page, complaints } = await openPage(browser, site.origin)
  await serverThat(page)
  await send(page)
  const link = page.getByRole('link', { name: 'Change your episode' })
  await link.waitFor()
  assert.match((await link.getAttribute('href')) ?? '', /^\/minute\/[\w-]{32}$/)
  const places = await Promise.all(
    [the(page).again, link].map(async (each) => (await each.boundingBox())?.y ?? 0),
  )
  assert.ok((places[0] ?? 0) < (places[1] ?? 0))
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(complaints, [])
  await page.context().close()
})
