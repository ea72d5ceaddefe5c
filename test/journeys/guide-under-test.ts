import type { Page } from 'playwright-core'
import { brandIn } from '#content/brand.ts'
import { priceWords } from '#content/guide/price-words.ts'
import type { SavedLadder } from '#domain/price-ladder.ts'
import { settingsWith } from '#domain/settings.ts'

export const ladderKey = `${brandIn(settingsWith()).storagePrefix}-guide-timer`

/** The moment at which a visit begins; the page's clock stands still until a test moves it. */
export const arrival = Date.UTC(2026, 10, 21, 12)
const timeLeft = `${priceWords.timeLeft} `

/** Stops the clock ahead of the visit; what is saved was saved so many seconds before that. */
export async function stopClock(page: Page, saved?: Omit<SavedLadder, 'savedAt'> & { secondsAgo: number }) {
  // A minute ahead: a busy machine may need seconds between these two.
  await page.clock.install({ time: arrival - 60_000 })
  await page.clock.pauseAt(arrival)
  if (!saved) return
  const { secondsAgo, ...state } = saved
  await store(page, JSON.stringify({ ...state, savedAt: arrival - secondsAgo * 1000 }))
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

/** The ladder starts with the page, at that moment of the still clock. */
export const openGuide = (page: Page) => page.goto('/guide')

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
    const offer = 'div:has(> [data-says=savings])'
    const today = [
      '[data-box] p',
      'p:has(> [data-says=percent])',
      offer,
      `${offer} a`,
      '[data-steps] [aria-current]',
    ].map((place) => document.querySelector<HTMLElement>(place)?.innerText ?? '')
    return [...new Set(today.map((text) => /\$\d+/.exec(text)?.[0]))]
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
