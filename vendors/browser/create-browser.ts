import { takeTurns } from '#vendors/web/take-turns.ts'
import { type Browser, type BrowserLimits, browserLimits } from './browser.ts'
import { type BrowserSetting, findBrowser } from './find-browser.ts'
import { renderPage } from './render-page.ts'

type Wanted = BrowserSetting & { limits?: BrowserLimits }

/** One page at a time: a browser is the heaviest thing in the house. */
export function createBrowser({ limits = browserLimits, ...setting }: Wanted): Browser {
  const inTurn = takeTurns({ now: () => 0, pause: async () => undefined }, 0)
  const never = new AbortController().signal
  return {
    find: () => findBrowser(setting),
    render: (page, supply, signal = never) =>
      inTurn('browser', async () => {
        signal.throwIfAborted()
        const found = await findBrowser(setting)
        if (found.outcome !== 'found') return undefined
        return await renderPage({ program: found, page, supply, limits, signal })
      }),
  }
}
