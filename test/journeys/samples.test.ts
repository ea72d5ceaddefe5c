import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { recordedSample } from '#content/recorded-samples.ts'
import { heroSample, sampleOrders, storySamples } from '#content/samples.ts'
import { paths } from '#site/paths.ts'
import { openPage, type Watched } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { site, browser, newVisitor } = await siteInBrowser()
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
})

const hear = (show: string) => page.getByRole('button', { name: `Hear ${show}, ` })
const pause = (show: string) => page.getByRole('button', { name: `Pause ${show}` })
const isHeard = (name: string) =>
  page.waitForFunction((file) => {
    const sound = document.querySelector<HTMLAudioElement>('#dock audio')
    return sound && !sound.paused && sound.currentTime > 0.2 && new URL(sound.src).pathname === file
  }, paths.sampleAudio(name))
const hero = recordedSample(heroSample.id)

test('a story is heard in place, paused, and makes way for another one', async () => {
  await page.goto('/')
  assert.deepEqual(
    watched.requested.filter((path) => path.endsWith('.mp3')),
    [],
  )
  assert.equal(
    await page.getByRole('button', { name: /^Hear .+, \d\d seconds$/ }).count(),
    storySamples.length,
  )
  await hear('Below Eight Degrees').click()
  await isHeard('below-eight-degrees')
  await hear('Bay Nine').click()
  await isHeard('bay-nine')
  await hear('Below Eight Degrees').waitFor()
  await pause('Bay Nine').first().click()
  await hear('Bay Nine').waitFor()
  assert.equal(await page.getByRole('button', { name: /^Pause/ }).count(), 0)
  assert.deepEqual(watched.complaints, [])
})

test('the keyboard is enough', async () => {
  await page.goto('/')
  await hear('Corner Plot').focus()
  await page.keyboard.press('Enter')
  await isHeard('corner-plot')
  await page.keyboard.press('Space')
  await hear('Corner Plot').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  assert.equal(await focused.getAttribute('href'), paths.sample('corner-plot'))
})

test('the player in the hero and a sample never sound together', async () => {
  await page.goto('/')
  await page.getByRole('button', { name: `Play ${hero?.title}` }).click()
  await page.getByRole('button', { name: `Pause ${hero?.title}` }).waitFor()
  await hear('Corner Plot').click()
  await page.getByRole('button', { name: `Play ${hero?.title}` }).waitFor()
  await isHeard('corner-plot')
  await page.getByRole('button', { name: `Play ${hero?.title}` }).click()
  await hear('Corner Plot').waitFor()
})

test('a sample that cannot be loaded says so and offers its file', async () => {
  await page.route('**/audio/samples/bay-nine.mp3', (route) => route.abort())
  await page.goto('/')
  await hear('Bay Nine').click()
  const alert = page.getByRole('complementary', { name: 'Sample player' }).getByRole('alert')
  await alert.getByText('The sample could not be played.').waitFor()
  assert.equal(
    await alert.getByRole('link').getAttribute('href'),
    `${site.origin}/audio/samples/bay-nine.mp3`,
  )
  await hear('Bay Nine').waitFor()
})

test('without scripts each story links to its sound and its words', async () => {
  const { page: still } = await openPage(browser, site.origin, { javaScriptEnabled: false })
  await still.goto('/')
  for (const { id, show } of storySamples) {
    const link = still.getByRole('link', { name: `Hear ${show}, ` })
    assert.equal(await link.getAttribute('href'), paths.sampleAudio(id))
    const answer = await fetch(site.origin + paths.sampleAudio(id), { headers: { range: 'bytes=0-99' } })
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [206, 'audio/mpeg'])
  }
  await still.context().close()
})

test('the page of each sample is not for search engines, and shows the show’s own cover', async () => {
  const covers = new Set<string>()
  for (const { id } of sampleOrders) {
    const html = await (await fetch(site.origin + paths.sample(id))).text()
    assert.match(html, /name="robots" content="noindex"/)
    assert.ok(html.includes(`src="${paths.cover(id)}"`), id)
    const cover = await fetch(site.origin + paths.cover(id))
    assert.deepEqual([cover.status, cover.headers.get('content-type')], [200, 'image/svg+xml'])
    covers.add(await cover.text())
  }
  assert.equal(covers.size, sampleOrders.length)
})

test('the page of a sample shows each sentence with what it rests on, and plays from there', async () => {
  await page.goto(paths.sample('two-chairs-down'))
  const sample = recordedSample('two-chairs-down')
  assert.ok(sample)
  const last = sample.sentences.at(-1)
  for (const { text } of sample.sentences) assert.ok(await page.getByText(text, { exact: true }).isVisible())
  await page.getByText(last?.text ?? '', { exact: true }).click()
  await page.waitForFunction(
    (start) => (document.querySelector('audio')?.currentTime ?? 0) > start,
    last?.start ?? 0,
  )
})
