import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { recordedSample } from '#content/recorded-samples.ts'
import { heroSample } from '#content/samples.ts'
import { waveformBars } from '#domain/waveform.ts'
import { clock } from '#site/ui/clock.ts'
import { openPage, type Watched } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const sample = recordedSample(heroSample.id)
assert.ok(sample)
const { title, chapters, sentences, seconds } = sample

const { site, browser, newVisitor } = await siteInBrowser({ showsGallery: true })
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
})

const position = () => page.getByRole('slider', { name: 'Position' })
const isPlaying = () =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('audio')].some((audio) => !audio.paused && audio.currentTime > 0),
  )

describe('the player in the hero', () => {
  test('sleeps until it is touched, then plays real sound and moves its bars', async () => {
    await page.goto('/')
    assert.deepEqual(
      watched.requested.filter((path) => /\.(js|mp3)$/.test(path)),
      [],
    )
    await page.getByRole('button', { name: `Play ${title}` }).click()
    await isPlaying()
    await page.getByRole('button', { name: `Pause ${title}` }).waitFor()
    await page.waitForFunction(() => {
      const bars = document.querySelector<HTMLElement>('[data-heard]')
      return bars && Number.parseFloat(bars.style.getPropertyValue('--heard')) > 0
    })
    await page.getByRole('button', { name: `Pause ${title}` }).click()
    await page.getByRole('button', { name: `Play ${title}` }).waitFor()
    assert.deepEqual(watched.complaints, [])
  })

  test('starts with the very first click, before React is there', async () => {
    await page.route('**/assets/*.js', async (route) => {
      await page.waitForFunction(() => [...document.querySelectorAll('audio')].some((audio) => !audio.paused))
      await route.continue()
    })
    await page.goto('/')
    await page.getByRole('button', { name: `Play ${title}` }).click()
    await isPlaying()
    await page.getByRole('button', { name: `Pause ${title}` }).waitFor()
  })

  test('keeps a click on a chapter that comes before React', async () => {
    await page.goto('/')
    const second = chapters[1]
    assert.ok(second)
    await page.getByRole('button', { name: second.title }).click()
    await isPlaying()
    assert.ok(
      (await page
        .locator('audio')
        .first()
        .evaluate((audio: HTMLAudioElement) => audio.currentTime)) +
        0.1 >=
        second.start,
    )
    assert.equal(
      await page.locator('[aria-current=true]').innerText(),
      `${clock(second.start)} ${second.title}`,
    )
  })

  test('is moved by keys and says where it stands', async () => {
    await page.goto('/')
    await position().focus()
    await page.locator('[data-island][data-awake]').waitFor()
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowRight')
    assert.match(
      (await position().getAttribute('aria-valuetext')) ?? '',
      new RegExp(`^0:(09|1\\d) of ${clock(seconds)}, `),
    )
  })

  test('goes faster, and around again', async () => {
    await page.goto('/')
    const rate = () =>
      page
        .locator('audio')
        .first()
        .evaluate((audio: HTMLAudioElement) => audio.playbackRate)
    for (const speed of [1.25, 1.5, 1.75, 2, 0.75, 1]) {
      await page.getByRole('button', { name: /^Speed/ }).click()
      await page.getByRole('button', { name: new RegExp(`^Speed ${speed}×`) }).waitFor()
      assert.equal(await rate(), speed)
    }
  })

  test('has a transcript, and without scripts the browser’s own controls', async () => {
    await page.goto('/')
    await page.getByText('Transcript', { exact: true }).click()
    for (const { text } of sentences)
      assert.ok(await page.locator('details').getByText(text).isVisible(), text)
    const { page: still } = await openPage(browser, site.origin, { javaScriptEnabled: false })
    await still.goto('/')
    assert.ok(await still.locator('audio[controls]').first().isVisible())
    await still.context().close()
  })

  test('draws the loudness of the file that it plays', async () => {
    await page.goto('/')
    const bars = await page
      .locator(`#${sample.id}-bars path`)
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
    const strokes = bars.join('').match(/v\d+/g) ?? []
    assert.equal(strokes.length, waveformBars)
    assert.ok(new Set(strokes).size > 20)
  })
})

test('a recording that cannot be loaded says so, and offers another try and the file', async () => {
  await page.goto('/__gallery')
  await page.locator('[data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'Play A lost recording' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The audio could not be loaded.' })
  await alert.waitFor()
  assert.ok(await alert.getByRole('button', { name: 'Try again' }).isVisible())
  assert.equal(
    await alert.getByRole('link', { name: 'download the file' }).getAttribute('href'),
    '/audio/missing.mp3',
  )
})
