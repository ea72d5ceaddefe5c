import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { newestGuide } from '#database/voice-guides.ts'
import { sayWriting, writingWishes } from '#database/writings.ts'
import { aStandingRequest } from '#test/board-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { anEndedEpisode, aReading } from '#test/minute-under-test.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { anEpisodeOfAModel } from '#test/writing-under-test.ts'
import { assertSound } from './axe.ts'
import { openBrowser, openPage, untilLive } from './browser.ts'

const { pool } = await startDatabase()
const host = 'harbour-lane-bakery.test'
const ines = await anOperator(pool, { role: 'operator' })
let browser: Browser
let site: Awaited<ReturnType<typeof startSite>>
let written: string
let writing: string

before(async () => {
  browser = await openBrowser()
  site = await startSite({ database: { isReady: async () => true, pool } })
  const { requestId } = await anEndedEpisode(pool, await aReading())
  const wishes = { saidOn: '2026-11-21', sentence: 'The tasting costs £25 for two people.' }
  await pool.query('insert into private.wishes (request_id, number, wishes) values ($1, 1, $2)', [
    requestId,
    wishes,
  ])
  written = await anEpisodeOfAModel(pool, {
    ...{
      way: 'B',
      by: 'programme',
      prompts: '',
      reason: 'The model refused twice to write about this website.',
    },
  })
  writing = await aStandingRequest(pool, { business: 'Alder & Sons Joinery', step: 'write-script' })
  await sayWriting(pool, writing, {
    ...{ pass: 'repair-1', scene: 3, scenes: 4, said: 'It repairs what was found.' },
    found: 'Two lines of scene 3 say more than the website.',
  })
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function open(address: string, options: BrowserContextOptions = {}) {
  const watched = await openPage(browser, site.origin, options)
  await signIn(watched.page.context(), ines, site.origin)
  await watched.page.goto(address)
  return watched
}

const screens = () => ({
  board: '/studio',
  guide: `/studio/guide/${host}`,
  guides: '/studio/guides',
  written: `/studio/episodes/${written}/written`,
  months: '/studio/writing',
})

describe('the screens of writing', () => {
  for (const name of ['board', 'guide', 'guides', 'written', 'months'] as const)
    test(`are for everybody, in both schemes from 320 pixels on: ${name}`, async () => {
      const { page, complaints, foreign } = await open(screens()[name])
      await untilLive(page)
      for (const details of await page.locator('article details > summary').all()) await details.click()
      await assertSound(page, [320, 390, 1440], name)
      assert.deepEqual([complaints, foreign], [[], []])
      await page.context().close()
    })
})

test('a guide is written by keyboard, and a fact that the website says otherwise is decided', async () => {
  const { page } = await open(`/studio/guide/${host}`)
  await untilLive(page)
  await page.getByText('It is not told until you decide.').waitFor()
  await page.getByLabel('Three words for its tone').focus()
  await page.keyboard.type('warm, exact, dry, loud')
  await page.keyboard.press('Enter')
  await page.getByText('These are too many.').waitFor()
  const tone = page.getByLabel('Three words for its tone')
  assert.equal(await tone.getAttribute('aria-invalid'), 'true')
  await tone.fill('warm, exact, dry')
  await page.getByLabel('Is it told?').selectOption({ label: 'Left out' })
  await page.getByRole('button', { name: 'Keep the guide' }).press('Enter')
  await page.getByText('Kept as version 1.').waitFor()
  const kept = await newestGuide(pool, host)
  assert.deepEqual(kept?.guide.tone, ['warm', 'exact', 'dry'])
  assert.equal(kept?.guide.facts?.[0]?.decision, 'leave-out')
})

describe('without a script', () => {
  const plain = { javaScriptEnabled: false }
  test('a guide is kept', async () => {
    const { page } = await open('/studio/guides?website=plain-shop.test', plain)
    await page.getByLabel('For whom it is').fill('People who buy bread')
    await page.getByRole('button', { name: 'Keep the guide' }).click()
    await page.getByText('Kept as version 1.').waitFor()
    assert.equal((await newestGuide(pool, 'plain-shop.test'))?.guide.audience, 'People who buy bread')
  })

  test('the board says what the model is at', async () => {
    const { page } = await open('/studio', plain)
    await page.getByText('Repair 1, scene 3 of 4. It repairs what was found.').waitFor()
    await page.getByText('Two lines of scene 3 say more than the website.').waitFor()
  })

  test('a line is written into the draft, and another outline is taken', async () => {
    const { page } = await open(`/studio/episodes/${written}/written`, plain)
    await page.getByText('Write a line into scene 1').click()
    const scene = page.getByRole('article').filter({ hasText: 'Write a line into scene 1' })
    await scene.getByLabel('Where').selectOption({ index: 1 })
    await scene.getByLabel('Who says it').selectOption('Guest')
    await scene.getByLabel('Line', { exact: true }).fill('in a fish van?')
    await scene.getByRole('button', { name: 'Write it in' }).click()
    await page.getByText('Done. It goes on from there.').waitFor()
    await pool.query('update private.productions set awaits_approval_since = now() where request_id = $1', [
      written,
    ])
    await page.goto(`/studio/episodes/${written}/written`)
    await page.getByRole('button', { name: 'Take outline 3' }).click()
    await page.getByText('chosen by a person').waitFor()
    const { chosen, lines } = await writingWishes(pool, written)
    assert.deepEqual([chosen?.outline, lines[0]?.text, lines[0]?.by], [2, 'In a fish van?', 'Ines'])
  })
})

test('the board hears by itself what the model is at', async () => {
  const { page } = await open('/studio')
  await untilLive(page)
  await sayWriting(pool, writing, { pass: 'judge', said: 'An editor reads the script.' })
  await page.getByText('Judge. An editor reads the script.').waitFor()
})
