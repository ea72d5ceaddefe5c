import type { CDPSession, Page } from 'playwright-core'
import { median } from './table.ts'

/** What deeds take of a page's main thread in scripts alone, in milliseconds. Each ends with what `deed` waits for. */
export async function scriptTimes(page: Page, rounds: number, deed: (round: number) => Promise<unknown>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await scriptTime(session)
    await deed(round)
    await page.waitForTimeout(60)
    times.push(1000 * ((await scriptTime(session)) - before))
  }
  return times
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

export const timesRow = (what: string, times: number[]) => [
  what,
  `${median(times).toFixed(1)} ms`,
  `${Math.max(...times).toFixed(1)} ms`,
]
