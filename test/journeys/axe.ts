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

/** Rules whose verdict depends on colours and sizes, not only on what there is. */
export const ofAppearance: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
}

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

/**
 * What stands there now, in both schemes and at each width: axe finds nothing, and nothing is wider than the screen. The
 * page stays open, because the first look at a new one takes three times as long as the next; and in the second scheme
 * only rules of appearance can find anything else.
 */
export async function assertSound(page: Page, widths: readonly number[] = [], what = ''): Promise<void> {
  for (const width of widths.length > 0 ? widths : [undefined]) {
    if (width) await page.setViewportSize({ width, height: 800 })
    for (const [colorScheme, rules] of [
      ['dark', everything],
      ['light', ofAppearance],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }) // a colour that is on its way is neither
      assert.deepEqual(await violations(page, rules), [], `${what} ${width ?? ''} ${colorScheme}`)
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(overflow <= 0, `${what} is ${overflow} px too wide at ${width}`)
  }
}
