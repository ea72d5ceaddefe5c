import type { BrowserContextOptions, Page } from 'playwright-core'
import { brand } from '#content/brand.ts'
import type { SavedLadder } from '#domain/price-ladder.ts'

export const ladderKey = `${brand.storagePrefix}-guide-timer`

/** The moment at which a visit begins; the page's clock stands still until a test moves it. */
export const arrival = Date.UTC(2026, 10, 21, 12)
const untilAwake = 100

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 } }

/** Stops the clock ahead of the visit; what is saved was saved so many seconds before the ladder looks. */
export async function stopClock(page: Page, saved?: Omit<SavedLadder, 'savedAt'> & { secondsAgo: number }) {
  await page.clock.install({ time: arrival - 1000 })
  await page.clock.pauseAt(arrival)
  if (!saved) return
  const { secondsAgo, ...state } = saved
  await store(page, JSON.stringify({ ...state, savedAt: arrival + untilAwake - secondsAgo * 1000 }))
}

/** Puts a text into storage before the page's first script, on its first visit only. */
export const store = (page: Page, text: string) =>
  page.addInitScript(
    ([key = '', value = '']) => {
      if (sessionStorage.getItem('stored')) return
      sessionStorage.setItem('stored', 'yes')
      localStorage.setItem(key, value)
    },
    [ladderKey, text],
  )

/** Opens the guide and waits until all its islands are awake; the ladder starts at that moment of the still clock. */
export async function openGuide(page: Page) {
  await page.goto('/guide')
  await wakeIslands(page)
}

export async function wakeIslands(page: Page) {
  await page.clock.runFor(untilAwake)
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-awake])'))
}

export const saved = (page: Page) => page.evaluate((key) => localStorage.getItem(key), ladderKey)

/** Every countdown on the page, which should be one and the same. */
export const countdowns = async (page: Page) => {
  const texts = await page.getByRole('timer', { includeHidden: true }).allTextContents()
  return [...new Set(texts.map((text) => text.replace('Time left at this price: ', '')))]
}

/** Every price that is shown as today's: in the box, the hero, the offer, the schedule and on the buy buttons. */
export const prices = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('section[aria-label="Price of the guide"]')
    const islands = [...document.querySelectorAll('[data-island=PriceLadder]')]
    const found = [
      box?.querySelector('p')?.textContent,
      ...islands.slice(1, 3).map((island) => /\$\d+/.exec(island.textContent ?? '')?.[0]),
      /\$\d+/.exec(document.querySelector('[aria-current=step]')?.textContent ?? '')?.[0],
      ...[...document.querySelectorAll('a[target=_blank]')].map(
        (link) => /\$\d+/.exec(link.textContent ?? '')?.[0],
      ),
    ]
    return [...new Set(found)]
  })

/** The place of each step of the schedule in words: its state follows its label and price. */
export const schedule = async (page: Page) =>
  (await page.getByRole('list', { name: 'The five prices' }).getByRole('listitem').allInnerTexts()).map(
    (text) => text.split('\n').at(-1),
  )
