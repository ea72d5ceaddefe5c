import { aStandingRequest } from '#test/board-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const { pool } = await startDatabase()
const site = await startSite({ database: { isReady: async () => true, pool } })
const out = '/tmp/h2shots'
const r = (w) => aStandingRequest(pool, w)
await r({
  website: 'https://harbour-lane-bakery.test',
  business: 'Harbour Lane Bakery',
  status: 'recorded',
  step: 'publish',
  isAwaiting: true,
  hoursAgo: 17,
})
await r({
  website: 'https://marlow-finch.consulting/practice-areas',
  business: 'Marlow Finch LLP',
  status: 'written',
  step: 'record-voices',
  trouble: 'record-voices: The key is refused.',
  troubleOf: 'operator',
  hoursAgo: 30.4,
})
await r({
  website: 'https://osteria-fiume.test',
  business: 'Osteria Fiume',
  status: 'recorded',
  hasEnded: true,
  letters: 'failed',
  hoursAgo: 20,
})
await r({
  website: 'https://tidyshift.test',
  business: 'Tidyshift',
  status: 'failed',
  step: 'master',
  troubleOf: 'ours',
  trouble: 'master has begun 5 times and never ended.',
  hoursAgo: 50,
})
await r({
  website: 'https://paper-lantern.test',
  business: 'Paper Lantern',
  status: 'recorded',
  isAwaiting: true,
  isHeld: true,
  step: 'publish',
  hoursAgo: 33,
})
await r({
  website: 'https://second-wind-bikes.test',
  business: 'Second Wind Bikes',
  status: 'read',
  step: 'write-script',
  hoursAgo: 52,
})
await r({
  website: 'https://calder-voss.test',
  business: null,
  step: 'read-website',
  troubleOf: 'world',
  trouble: 'read-website: calder-voss.test does not answer within 20 seconds.',
  hoursAgo: 2,
})
await r({
  website: 'https://grand-depot.test',
  business: 'Grand Depot',
  status: 'written',
  step: 'record-voices',
  hoursAgo: 0.4,
})
await r({ website: 'https://quiet-hours-piano.test', hasBegun: false, hoursAgo: 0.02 })
for (let i = 0; i < 60; i++)
  await r({
    website: `https://bakery-${i}.test`,
    business: `Bakery number ${i}`,
    status: i % 9 === 0 ? 'failed' : i % 17 === 0 ? 'stopped' : 'delivered',
    hoursAgo: 60 + i * 7,
    step: i % 9 === 0 ? 'read-website' : null,
    trouble: i % 9 === 0 ? 'read-website: robots' : undefined,
    troubleOf: i % 9 === 0 ? 'theirs' : undefined,
  })
const browser = await openBrowser()
const ines = await anOperator(pool)
for (const colorScheme of ['light', 'dark'])
  for (const width of [390, 1440]) {
    const { page, complaints } = await openPage(browser, site.origin, {
      colorScheme,
      viewport: { width, height: 900 },
    })
    await signIn(page.context(), ines, site.origin)
    await page.goto('/studio')
    await page.waitForTimeout(600)
    console.log(
      await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
          .map((e) => e.tagName + e.className + Math.round(e.getBoundingClientRect().right))
          .slice(0, 8),
      ),
    )
    await page.screenshot({ path: `${out}/board-${width}-${colorScheme}.png` })
    console.log(
      width,
      colorScheme,
      await violations(page),
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    )
    if (width === 1440) {
      await page.locator('summary').filter({ hasText: 'Stop' }).first().click()
      await page.keyboard.press('Escape')
      await page.screenshot({ path: `${out}/stop-${colorScheme}.png` })
      await page.goto('/studio')
      await page.waitForTimeout(500)
      await page.keyboard.press('?')
      await page.screenshot({ path: `${out}/keys-${colorScheme}.png` })
    }
    await page.goto('/studio/new')
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${out}/new-${width}-${colorScheme}.png`, fullPage: true })
    await page.getByLabel('E-mail').fill('ada@')
    await page.getByRole('button', { name: 'Enter the request' }).click()
    await page.getByText('This is no e-mail address').waitFor()
    await page.screenshot({ path: `${out}/faults-${width}-${colorScheme}.png`, fullPage: true })
    console.log(await violations(page), complaints)
    await page.context().close()
  }
const cookie = ines.cookie
for (const [a, enc] of [
  ['/studio', 'gzip'],
  ['/studio', 'identity'],
]) {
  const t = performance.now()
  const res = await new Promise((ok) =>
    import('node:http').then((h) =>
      h.get(site.origin + a, { headers: { cookie, 'accept-encoding': enc } }, (m) => {
        let n = 0
        m.on('data', (c) => (n += c.length))
        m.on('end', () => ok(n))
      }),
    ),
  )
  console.log(enc, res, performance.now() - t)
}
await browser.close()
process.exit()
