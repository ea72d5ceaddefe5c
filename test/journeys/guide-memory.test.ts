import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Watched } from './browser.ts'
import {
  arrival,
  countdowns,
  ladderKey,
  openGuide,
  prices,
  savedNow,
  stopClock,
  store,
} from './guide-under-test.ts'
import { siteInBrowser } from './site-in-browser.ts'

const { newVisitor } = await siteInBrowser()
let watched: Watched
let page: Page
beforeEach(async () => {
  watched = await newVisitor()
  page = watched.page
})

describe('the browser keeps the ladder', () => {
  type Saved = { timeLeft: number; priceStage: number; savedAt: number }
  const spyOnSaves = () =>
    page.addInitScript((key) => {
      const saves: Saved[] = []
      Reflect.set(window, 'saves', saves)
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (name, value) {
        if (name === key) saves.push(JSON.parse(value))
        setItem.call(this, name, value)
      }
    }, ladderKey)
  const saves = () => page.evaluate(() => Reflect.get(window, 'saves') as Saved[])
  const tens = Array.from({ length: 30 }, (_, at) => 300 - at * 10)

  test('once at each tenth second and at each new stage', async () => {
    await spyOnSaves()
    await stopClock(page)
    await openGuide(page)
    await page.clock.runFor(310_000)
    assert.deepEqual(
      (await saves()).map(({ priceStage, timeLeft }) => [priceStage, timeLeft]),
      [...tens.map((left) => [0, left]), [1, 300], [1, 290]],
    )
    const start = (await saves())[0]?.savedAt ?? 0
    for (const { priceStage, timeLeft, savedAt } of await saves())
      assert.equal(savedAt, start + (priceStage * 300 + 300 - timeLeft) * 1000)
  })

  test('also where seconds are skipped', async () => {
    await spyOnSaves()
    await stopClock(page)
    await openGuide(page)
    for (let skipped = 0; skipped < 300; skipped += 7) await page.clock.fastForward(7000)
    assert.deepEqual((await saves()).map(({ timeLeft }) => timeLeft).slice(0, 31), [...tens, 300])
  })

  test('and lets it rest at the top, with one second left', async () => {
    await spyOnSaves()
    await stopClock(page, { timeLeft: 3, priceStage: 3, secondsAgo: 0 })
    await openGuide(page)
    await page.clock.runFor(100_000)
    const { timeLeft, priceStage } = await savedNow(page)
    assert.deepEqual({ timeLeft, priceStage }, { timeLeft: 1, priceStage: 4 })
    const atTop = (await saves()).filter((save) => save.priceStage === 4)
    assert.equal(atTop.length, 1)
  })

  test('in two tabs without quarrel, and again within ten seconds after it was cleared', async () => {
    await stopClock(page)
    await openGuide(page)
    await page.clock.runFor(25_000)
    const other = await page.context().newPage()
    await other.goto('/guide')
    const seconds = async (tab: Page) => Number((await countdowns(tab))[0]?.replace(':', ''))
    assert.ok(Math.abs((await seconds(page)) - (await seconds(other))) <= 1)
    await other.evaluate(() => localStorage.clear())
    await page.clock.runFor(10_000)
    assert.equal((await savedNow(page)).priceStage, 0)
    assert.ok(Math.abs((await seconds(page)) - (await seconds(other))) <= 1)
    assert.deepEqual(watched.complaints, [])
  })
})

describe('what is kept and cannot be right', () => {
  for (const text of [
    '',
    'null',
    '[]',
    '{"timeLeft":200,"priceStage":1,"savedAt":17',
    `{"timeLeft":100000,"priceStage":1,"savedAt":${arrival}}`,
    `{"timeLeft":200,"priceStage":5,"savedAt":${arrival}}`,
    `{"timeLeft":200,"priceStage":1}`,
  ])
    test(`is reported once and forgotten: ${text || 'an empty text'}`, async () => {
      await stopClock(page)
      await store(page, text)
      await openGuide(page)
      assert.deepEqual([await prices(page), await countdowns(page)], [['$47'], ['5:00']])
      await page.clock.runFor(30_000)
      await page.reload()
      assert.deepEqual(await prices(page), ['$47'])
      assert.deepEqual(watched.complaints, [
        `console warning: ${ladderKey} is corrupt; the ladder starts fresh.`,
      ])
    })
})

describe('the ladder climbs, with one report at most, although the storage', () => {
  const faults: [string, () => void][] = [
    ['is closed', () => Object.defineProperty(window, 'localStorage', { get: () => raise('SecurityError') })],
    ['is missing', () => Object.defineProperty(window, 'localStorage', { value: null })],
    ['cannot be read', () => Object.assign(Storage.prototype, { getItem: () => raise('NotReadableError') })],
    ['is full', () => Object.assign(Storage.prototype, { setItem: () => raise('QuotaExceededError') })],
  ]
  for (const [name, breakStorage] of faults)
    test(name, async () => {
      await stopClock(page)
      await page.addInitScript(
        `const raise = (name) => { throw new DOMException('', name) }; (${breakStorage})()`,
      )
      await openGuide(page)
      await page.clock.runFor(301_000)
      assert.deepEqual([await prices(page), await countdowns(page)], [['$97'], ['4:59']])
      const isRead = /read|closed/.test(name)
      assert.equal(watched.complaints.length, isRead ? 1 : 0, watched.complaints.join())
    })
})

/** Defined in the page, where the faults run. */
declare function raise(name: string): never
