// The small player: a sample that plays goes on across pages, in the browser's own player and with no script file.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { paths } from '#site/paths.ts'
import type { Watched } from './browser.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { newVisitor } = await siteInBrowser()
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
})

const dock = () => page.getByRole('complementary', { name: 'Sample player' })
const place = () =>
  page.evaluate(() => document.querySelector<HTMLAudioElement>('#dock audio')?.currentTime ?? 0)
const plays = () =>
  page.waitForFunction(() => {
    const sound = document.querySelector<HTMLAudioElement>('#dock audio')
    return sound && !sound.paused && sound.currentTime > 0.3
  })

async function hearBayNine() {
  await page.goto(paths.samples())
  await page.getByRole('button', { name: 'Hear Bay Nine, ' }).click()
  await plays()
}

test('is not there before a sample plays', async () => {
  await page.goto(paths.pricing())
  assert.equal(await dock().count(), 0)
})

test('goes on where it was on the next page, without a script file, and knows what it plays', async () => {
  await hearBayNine()
  await page.evaluate(() => {
    const sound = document.querySelector<HTMLAudioElement>('#dock audio')
    if (sound) sound.currentTime = 30
  })
  await page.waitForFunction(
    () => (document.querySelector<HTMLAudioElement>('#dock audio')?.currentTime ?? 0) > 30,
  )
  await page.getByRole('banner').getByRole('link', { name: 'How it works' }).click()
  await page.waitForURL(`**${paths.howItWorks()}`)
  await plays()
  assert.ok((await place()) >= 30)
  const link = dock().getByRole('link', { name: 'Bay Nine' })
  assert.equal(await link.getAttribute('href'), paths.sample('bay-nine'))
  await dock().getByRole('button', { name: 'Pause Bay Nine' }).click()
  await dock().getByRole('button', { name: 'Play Bay Nine' }).waitFor()
  assert.deepEqual(
    watched.requested.filter((path) => path.endsWith('.js')),
    [],
  )
  assert.deepEqual(watched.complaints, [])
})

test('waits at its place where the browser does not let the page begin by itself', async () => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      return navigator.userActivation.isActive
        ? play.call(this)
        : Promise.reject(new DOMException('', 'NotAllowedError'))
    }
  })
  await hearBayNine()
  await page.goto(paths.pricing())
  await dock().getByRole('button', { name: 'Play Bay Nine' }).click()
  await plays()
})

test('stays paused on the next page when it was paused, and is gone when it was closed', async () => {
  await hearBayNine()
  await dock().getByRole('button', { name: 'Pause Bay Nine' }).click()
  await page.goto(paths.about())
  await dock().getByRole('button', { name: 'Play Bay Nine' }).waitFor()
  await dock().getByRole('button', { name: 'Close the player' }).click()
  assert.equal(await dock().count(), 0)
  await page.goto(paths.pricing())
  assert.equal(await dock().count(), 0)
  await page.goBack()
  await page.waitForURL(`**${paths.about()}`)
  assert.equal(await dock().count(), 0)
})

test('is moved by its slider, with keys as well', async () => {
  await hearBayNine()
  const slider = dock().getByRole('slider', { name: 'Position' })
  await slider.focus()
  await page.keyboard.press('End')
  await dock().getByRole('button', { name: 'Play Bay Nine' }).waitFor()
  assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^1:\d\d$/)
})

test('works where nothing can be stored: it stays on its page', async () => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await hearBayNine()
  await page.goto(paths.pricing())
  assert.equal(await dock().count(), 0)
  assert.deepEqual(watched.complaints, [])
})

test('leaves the last words of the page and what has the focus in view', async () => {
  await page.setViewportSize({ width: 390, height: 700 })
  await hearBayNine()
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  // The page may still be on its way there.
  await page.waitForFunction(() => {
    const bar = document.querySelector('#dock')?.getBoundingClientRect()
    const focused = document.activeElement?.getBoundingClientRect()
    return bar && focused && focused.top > 0 && focused.bottom <= bar.top
  })
})
