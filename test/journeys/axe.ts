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
