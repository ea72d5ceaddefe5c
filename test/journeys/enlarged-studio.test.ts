import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { playIdent } from '#audio/music/ident.ts'
import { brandIn } from '#content/brand.ts'
import { listenPath } from '#domain/published-episode.ts'
import { settingsWith } from '#domain/settings.ts'
import { waveformOf } from '#domain/waveform.ts'
import { illustrate } from '#pictures/episode/illustrate.ts'
import { aStandingRequest } from '#test/board-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, anOfferedEpisode } from '#test/desk-under-test.ts'
import { anEpisode, aRequest, published } from '#test/episode-under-test.ts'
import { anEndedEpisode, aReading } from '#test/minute-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, signIn } from '#test/studio-under-test.ts'
import { anEpisodeOfAModel } from '#test/writing-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { openBrowser, openPage } from './browser.ts'
import { cramped, type Enlargement, enlarge, enlargements } from './enlarged.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: await aFolder() })
const storage = openStorage(config)
const ines = await anOperator(pool)
const phones = [
  [390, 'light'],
  [320, 'dark'],
] as const
const hows = Object.keys(enlargements) as Enlargement[]
const visited = new Map<Enlargement, Awaited<ReturnType<typeof crampedPages>>>()
let browser: Browser
let site: Awaited<ReturnType<typeof startSite>>
let paths: string[]

before(async () => {
  browser = await openBrowser()
  site = await startSite({ config, database: { isReady: async () => true, pool } })
  const offered = await anOfferedEpisode(pool, storage)
  for (const business of ['Alder & Sons Joinery', 'Donaudampfschifffahrtsgesellschaft'])
    await aStandingRequest(pool, { business, website: 'https://joinery.test', step: 'plan', hoursAgo: 5 })
  const { mp3, seconds, peaks } = await playIdent()
  const names = {
    show: 'Slow Bread',
    title: 'What a loaf does',
    business: 'Mill Lane Bakery',
    maker: brandIn(settingsWith()),
    colours: ['#7a3e12'],
    waveform: waveformOf(anEpisode()),
  }
  const { smallCover: pictures } = await illustrate(names)
  const requestId = await aRequest(pool, 'ada@bakery.test')
  const { token } = await published(pool, storage, {
    requestId,
    episode: anEpisode(7, { seconds, peaks }),
    mp3,
    pictures,
  })
  const screens = [
    '',
    '/new',
    '/account',
    '/operators',
    '/settings',
    '/people',
    '/letters',
    '/health',
    '/log',
    '/guides',
    `/guide/${(await aReading()).host}`,
    '/writing',
  ]
  paths = [
    listenPath(token),
    `${listenPath(token)}/delete`,
    '/listen/unknown',
    `/minute/${(await anEndedEpisode(pool, await aReading())).ticket}`,
    ...screens.map((screen) => `/studio${screen}`),
    `/studio/episodes/${offered}`,
    `/studio/episodes/${offered}/versions`,
    `/studio/episodes/${await anEpisodeOfAModel(pool)}/written`,
  ]
  for (const how of hows) visited.set(how, await crampedPages(how))
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

/** Every page is loaded once, and becomes as wide and as dark as each of the phones. */
async function crampedPages(how: Enlargement) {
  const { page } = await openPage(browser, site.origin)
  await enlarge(page, how)
  const found: Record<number, Record<string, string[]>> = { 390: {}, 320: {} }
  for (const path of ['/studio/sign-in', ...paths]) {
    await page.goto(path)
    for (const [width, colorScheme] of phones) {
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme })
      const faults = await cramped(page)
      if (faults.length > 0) Object.assign(found[width] ?? {}, { [path.replace(/[\w-]{20,}/, '…')]: faults })
    }
    if (path === '/studio/sign-in') await signIn(page.context(), ines, site.origin)
  }
  await page.context().close()
  return found
}

for (const how of hows)
  for (const [width] of phones)
    test(`with ${how} at ${width} px no page of an episode and no screen of the studio is cramped`, () => {
      assert.deepEqual(visited.get(how)?.[width], {})
    })
