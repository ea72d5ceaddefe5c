import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const everything: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

const rulesOfColours = ['color-contrast', 'link-in-text-block']
/** Rules whose verdict depends on colours and sizes, not only on what there is; and on colours alone. */
export const ofAppearance: RunOptions = {
  resultTypes: ['violations'],
  runOnly: [...rulesOfColours, 'scrollable-region-focusable', 'target-size'],
}
export const ofColours: RunOptions = { ...ofAppearance, runOnly: rulesOfColours }

/** What axe finds, as one line a fault. Its script goes in past the policy, as a browser extension would. */
export async function violations(page: Page, wanted = everything) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const results = await page.evaluate(
    (options) => Reflect.get(window, 'axe').run(document, options) as Promise<AxeResults>,
    wanted,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}

/** All that rules that look at no colour and no size can tell apart. */
const thereNow = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('*')].map((element) => {
      const { right, bottom } = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true }) && right > 0 && bottom > 0 ? 1 : 0
    })
    return document.documentElement.outerHTML + seen.join('')
  })

/**
 * What stands there now, in both schemes and at each width: axe finds nothing, and nothing is wider than the screen. The
 * page stays open, because the first look at a new one takes three times as long as the next. Whatever cannot find
 * anything else does not look again: in the second scheme only rules of colours, and rules that look at neither colours
 * nor sizes only where another width shows other things.
 */
export async function assertSound(page: Page, widths: readonly number[] = [], what = ''): Promise<void> {
  const looked = new Set<string>()
  for (const width of widths.length > 0 ? widths : [undefined]) {
    if (width) await page.setViewportSize({ width, height: 800 })
    const look = async (colorScheme: 'dark' | 'light', rules: RunOptions) =>
      assert.deepEqual(await violations(page, rules), [], `${what} ${width ?? ''} ${colorScheme}`)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }) // a colour that is on its way is neither
    const there = await thereNow(page)
    await look('dark', looked.has(there) ? ofAppearance : everything)
    looked.add(there)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await look('light', ofColours)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(overflow <= 0, `${what} is ${overflow} px too wide at ${width}`)
  }
}
