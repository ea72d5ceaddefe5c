import type { Page } from 'playwright-core'
import { brandIn } from '#content/brand.ts'
import { priceWords } from '#content/guide/price-words.ts'
import type { SavedLadder } from '#domain/price-ladder.ts'
import { settingsWith } from '#domain/settings.ts'

export const ladderKey = `${brandIn(settingsWith()).storagePrefix}-guide-timer`

/** The moment at which a visit begins; the page's clock stands still until a test moves it. */
export const arrival = Date.UTC(2026, 10, 21, 12)
const untilAwake = 100
const timeLeft = `${priceWords.timeLeft} `

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

export const savedNow = async (page: Page) =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), ladderKey)) ?? 'null')

/** Every countdown on the page, which should be one and the same. */
export const countdowns = async (page: Page) => {
  const texts = await page.getByRole('timer', { includeHidden: true }).allTextContents()
  return [...new Set(texts.map((text) => text.replace(timeLeft, '')))]
}

/** Every price that is shown as today's: in the box, the hero, the offer with its button, and the schedule. */
export const prices = (page: Page) =>
  page.evaluate(() => {
    const [box, hero, offer, steps] = document.querySelectorAll<HTMLElement>('[data-island=PriceLadder]')
    const today = [
      box?.querySelector('p'),
      hero,
      offer,
      offer?.querySelector('a'),
      steps?.querySelector<HTMLElement>('[aria-current]'),
    ]
    return [...new Set(today.map((place) => /\$\d+/.exec(place?.innerText ?? '')?.[0]))]
  })

/** What the schedule says of each stage, behind its label and price. */
export const schedule = async (page: Page) =>
  (await page.getByRole('list', { name: 'The five prices' }).getByRole('listitem').allInnerTexts()).map(
    (text) =>
      text
        .replaceAll(/\s+/g, ' ')
        .replace(/^.*?\$\d+ /, '')
        .replace(timeLeft, ''),
  )
