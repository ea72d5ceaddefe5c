import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { playIdent } from '#audio/music/ident.ts'
import { brandIn } from '#content/brand.ts'
import { listening } from '#content/listening.ts'
import { aiDisclosure, type Episode } from '#domain/episode.ts'
import { deletePath, listenPath } from '#domain/published-episode.ts'
import { settingsWith } from '#domain/settings.ts'
import { illustrate } from '#pictures/episode/illustrate.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { anEpisode, aRequest, published } from '#test/episode-under-test.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { violations } from './axe.ts'
import { openBrowser, openPage, unfolded } from './browser.ts'
import { aloneAtTheFoot, bare, printed, strangeOnPaper, textOf } from './on-paper.ts'

const { pool } = await startDatabase()
const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-listening-'))
const storage = folderStorage(path.join(dataDir, 'media'))
const { mp3, seconds, peaks } = await playIdent()
const { smallCover: pictures } = await illustrate({
  show: 'Slow Bread',
  title: 'What a loaf does at night',
  business: 'Mill Lane Bakery',
  maker: brandIn(settingsWith()),
  ...{ colours: ['#7a3e12'], waveform: { levels: [], inks: '' } },
})
let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let token: string
before(async () => {
  site = await startSite({ config: testConfig({ dataDir }), database: { isReady: async () => true, pool } })
  browser = await openBrowser()
  token = await publish(anEpisode(7, { seconds, peaks }))
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true })
})

let asked = 0
/** The sound is that of the ident, whatever the words say. */
async function publish(episode: Episode): Promise<string> {
  const requestId = await aRequest(pool, `ada-${asked++}@bakery.test`)
  return (await published(pool, storage, { requestId, episode, mp3, pictures })).token
}

async function open(address: string, options: BrowserContextOptions = {}) {
  const watched = await openPage(browser, site.origin, options)
  await watched.page.goto(address)
  return unfolded(Promise.resolve(watched))
}
const audio = (page: Page) => page.locator('audio')
const time = (page: Page) => audio(page).evaluate((element: HTMLAudioElement) => element.currentTime)
const isPast = (page: Page, second: number) =>
  page.waitForFunction((limit) => (document.querySelector('audio')?.currentTime ?? 0) > limit, second)
const spoken = (page: Page) => page.locator('[data-start][aria-current]')
const seek = (page: Page, to: number) =>
  audio(page).evaluate((element: HTMLAudioElement, at) => Object.assign(element, { currentTime: at }), to)

describe('the page of an episode', () => {
  test('plays its sound, and the transcript follows', async () => {
    const { page, complaints, foreign } = await open(listenPath(token))
    await page.getByRole('button', { name: 'Play What a loaf does at night' }).click()
    await isPast(page, 0.5)
    await page.getByRole('button', { name: 'Pause What a loaf does at night' }).waitFor()
    assert.equal(
      await spoken(page).innerText(),
      'Why does a loaf need twenty hours when the oven needs only one?',
    )
    await seek(page, 12.1)
    await page.locator('[data-start="12"][aria-current]').waitFor()
    assert.equal(await spoken(page).count(), 1)
    await page.locator('[data-now]').getByRole('button', { name: 'Pause' }).click()
    await page.locator('[data-now]').getByRole('button', { name: 'Play' }).waitFor()
    assert.deepEqual([complaints, foreign], [[], []])
    await page.context().close()
  })

  test('speaks from the sentence that is pressed, before the player is awake and after', async () => {
    const { page, complaints } = await open(listenPath(token))
    await page.locator('[data-start="18"]').click()
    await isPast(page, 18.2)
    await page.getByRole('button', { name: 'Pause What a loaf does at night' }).waitFor()
    await page.locator('[data-start="6"]').click()
    await page.locator('[data-start="6"][aria-current]').waitFor()
    assert.ok((await time(page)) < 12)
    assert.deepEqual(complaints, [])
    await page.context().close()
  })

  test('is worked by keys alone', async () => {
    const { page } = await open(listenPath(token))
    await page.getByRole('button', { name: /^Play/ }).first().focus()
    await page.keyboard.press('Enter')
    await isPast(page, 0.2)
    await page.getByRole('slider', { name: 'Position' }).focus()
    for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowRight')
    await isPast(page, 7)
    await page.locator('[data-start="30"]').focus()
    await page.keyboard.press('Enter')
    await isPast(page, 30)
    await page.getByRole('link', { name: listening.transcript.skip }).focus()
    await page.keyboard.press('Enter')
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'take-it')
    await page.context().close()
  })

  test('leaves whoever reads elsewhere where they are', async () => {
    const { page } = await open(listenPath(token), { viewport: { width: 390, height: 500 } })
    await page.locator('[data-start="0"]').click()
    await isPast(page, 0.1)
    await page.getByRole('heading', { name: listening.offer.title }).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await seek(page, 36.1)
    await page.locator('[data-start="36"][aria-current]').waitFor()
    assert.equal(await page.evaluate(() => scrollY), before)
    await page.context().close()
  })

  test('shows beside a claim the words of the website, and says that its voices are artificial', async () => {
    const { page } = await open(listenPath(token))
    const source = page.getByRole('link', { name: /^bakery\.test\/about/ }).first()
    const address = (await source.getAttribute('href')) ?? ''
    assert.ok(
      address.startsWith('https://bakery.test/about#:~:text=Our%20dough%20rests%20for%20twenty,'),
      address,
    )
    assert.equal(await source.getAttribute('rel'), 'noopener noreferrer nofollow')
    assert.ok(await page.getByText('Our dough rests for twenty hours').first().isVisible())
    assert.ok(await page.getByText(`${aiDisclosure} Spoken by Ada and Ben.`).isVisible())
    assert.ok(await page.getByText(listening.preview.badge).isVisible())
    await page.context().close()
  })

  test('quotes what is read aloud, beside its page, and signs what others have said', async () => {
    const { page, complaints } = await open(listenPath(await publish(questionsAndAnswers())))
    const quotes = page.locator('figure', { has: page.locator('blockquote') })
    assert.deepEqual(
      (await quotes.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()),
      [
        'We wait. It takes twenty hours. Read from: Slow bread (opens in a new tab) bakery.test/about',
        'Worth every hour. Jo Hart Read from: bakery.test (opens in a new tab)',
        `We bake for cafés too. ${listening.transcript.ownWords('23 November 2026')}`,
      ],
    )
    const source = page.getByRole('link', { name: 'Slow bread' })
    assert.equal(await source.getAttribute('href'), 'https://bakery.test/about#:~:text=We%20wait.')
    assert.equal(await page.locator('figure [data-start][lang=de]').count(), 4)
    assert.equal(await page.getByRole('heading', { level: 1 }).getAttribute('lang'), 'de')
    assert.match(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
      /"inLanguage":"de"/,
    )
    await page.locator('[data-start="12"]').click()
    await page.locator('[data-start="12"][aria-current]').waitFor()
    assert.deepEqual([await violations(page), complaints], [[], []])
    await page.context().close()
  })

  test('gives each file under a name of its own', async () => {
    const { page } = await open(listenPath(token))
    const links = page.locator('#take-it a[download]')
    assert.equal(await links.count(), 5)
    for (const link of await links.all()) {
      const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
      assert.match(saved.suggestedFilename(), /^slow-bread-what-a-loaf-does-at-night(-\w+)?\.\w+$/)
      assert.equal(await saved.failure(), null)
    }
    await page.context().close()
  })

  test('works without scripts: the browser’s own controls, and each sentence leads to its moment', async () => {
    const { page } = await open(listenPath(token), { javaScriptEnabled: false })
    assert.ok(await page.locator('audio[controls]').isVisible())
    assert.match((await page.locator('[data-start="12"]').getAttribute('href')) ?? '', /episode\.mp3#t=12$/)
    await page.context().close()
  })

  test('is read on paper, with every sentence and nothing to press, also while it plays', async () => {
    const { page } = await open(listenPath(token), { colorScheme: 'dark' })
    await page.locator('[data-start="12"]').click()
    await spoken(page).waitFor()
    assert.deepEqual(await strangeOnPaper(page), [])
    const sheets = await printed(page, 'A4')
    const all = sheets.map(textOf).join('')
    for (const sentence of await page.locator('[data-start]').allInnerTexts())
      assert.ok(all.includes(bare(sentence)), sentence)
    assert.ok(!all.includes(bare('/minute/')), 'whoever holds the paper may not change the episode')
    await page.emulateMedia({ media: 'print' })
    const headings = await page.getByRole('heading').allInnerTexts()
    assert.deepEqual(aloneAtTheFoot(headings, sheets), [])
    await page.context().close()
  })

  test('carries 400 sentences, and ten times as many cost no more than ten times as much', async () => {
    const [few, many] = [await costOf(40), await costOf(400)]
    assert.equal(many.listeners, few.listeners)
    assert.ok(many.elements < 10 * few.elements, `${few.elements} and ${many.elements} elements`)
    assert.ok(many.bytes < 10 * few.bytes, `${few.bytes} and ${many.bytes} bytes`)
  })
})

/** What a page of so many sentences gives the browser to do. */
async function costOf(sentences: number) {
  const { page, complaints } = await open(listenPath(await publish(anEpisode(sentences, { peaks }))))
  assert.equal(await page.locator('[data-start]').count(), sentences)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const [elements = 0, bytes = 0] = await page.evaluate(() => [
    document.querySelectorAll('*').length,
    document.documentElement.outerHTML.length,
  ])
  assert.deepEqual(complaints, [])
  await page.context().close()
  return { elements, bytes, listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value }
}

describe('nobody else finds it', () => {
  test('its answer forbids caches, lists and the way back to it', async () => {
    const { headers } = await fetch(site.origin + listenPath(token))
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.equal(headers.get('x-robots-tag'), 'noindex')
    assert.equal(headers.get('referrer-policy'), 'same-origin')
  })

  test('an unknown link is a kind 404', async () => {
    for (const unknown of ['AAAAAAAAAAAAAAAAAAAAAA', 'x']) {
      const response = await fetch(`${site.origin}/listen/${unknown}`)
      const text = await response.text()
      assert.equal(response.status, 404)
      assert.match(text, /There is no episode here/)
      assert.match(text, /<meta name="robots" content="noindex"/)
    }
  })
})

describe('deleting', () => {
  test('asks first, works without scripts, and leaves a receipt', async () => {
    const own = await publish(anEpisode(4, { peaks }))
    const { page } = await open(listenPath(own), { javaScriptEnabled: false })
    await page.getByRole('link', { name: listening.data.link }).click()
    assert.ok(await page.getByRole('heading', { name: 'Delete “What a loaf does at night”?' }).isVisible())
    await page.getByRole('button', { name: listening.deleting.button }).click()
    await page.getByRole('heading', { name: listening.deleting.done.title }).waitFor()
    assert.ok(await page.getByText(/^On 20\d\d-.*we deleted the episode, 7 files/).isVisible())
    assert.deepEqual(await violationsWithScripts(deletePath(own)), [])
    const gone = await page.goto(listenPath(own))
    assert.equal(gone?.status(), 404)
    await page.context().close()
  })
})

async function violationsWithScripts(address: string) {
  const { page } = await open(address)
  const found = await violations(page)
  await page.context().close()
  return found
}

describe('axe finds nothing', () => {
  const [deletion, nothing] = ['/delete', 'AAAAAAAAAAAAAAAAAAAAAA']
  const looks = [
    ['light', 390, deletion],
    ['light', 1440, undefined],
    ['dark', 390, undefined],
    ['dark', 1440, nothing],
  ] as const
  for (const [colorScheme, width, also] of looks)
    test(`in the ${colorScheme} scheme at ${width} px, and nothing is wider than the screen`, async () => {
      const { page } = await open(listenPath(token), { colorScheme, viewport: { width, height: 900 } })
      const assertSound = async () => {
        assert.deepEqual(await violations(page), [])
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width)
      }
      await page.locator('[data-start="12"]').click()
      await spoken(page).waitFor()
      await assertSound()
      if (also) await page.goto(also === deletion ? deletePath(token) : listenPath(also))
      if (also) await assertSound()
      await page.context().close()
    })
})

describe('sixty hostile texts', () => {
  test('are text, wherever they stand', async () => {
    assert.equal(new Set(hostileTexts).size, 60)
    const { page, complaints, foreign } = await open(listenPath(await publish(hostileEpisode())))
    const shown = await page.getByRole('main').innerText()
    for (const text of hostileTexts) {
      const words = text.replace(/\s+/g, ' ').trim().slice(0, 40)
      assert.ok(shown.replace(/\s+/g, ' ').includes(words), words)
    }
    await page.locator('[data-start]').first().click()
    await spoken(page).first().waitFor()
    const found = await page.evaluate(() => ({
      struck: Reflect.get(window, 'struck'),
      strangers: document.querySelectorAll(
        'main :is(script:not([type=module]), iframe, object, embed, style, base, video, textarea, template, form, [onload], [onerror], [style]:not([style^="--heard:"]))', // how much is heard, our own bars say
      ).length,
      links: [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? ''),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (block) => block.textContent,
      ),
    }))
    assert.deepEqual([found.struck, found.strangers], [undefined, 0])
    for (const link of found.links) assert.match(link, /^(https?:\/\/|\/|#|mailto:)/)
    assert.equal(found.data.length, 1)
    assert.equal(JSON.parse(found.data[0] ?? '').name, hostileTexts[0])
    assert.deepEqual([complaints, foreign], [[], []])
    const file = await page.locator('#take-it a[href$="transcript.vtt"]').getAttribute('href')
    const captions = await (await fetch(site.origin + file)).text()
    assert.equal(captions.match(/-->/g)?.length, captions.split('\n\n').length - 1)
    assert.doesNotMatch(captions, /<(?!v )/)
    await page.context().close()
  })
})

/** A host asks, the website is read aloud, a customer has signed, and its owner has added a sentence. */
function questionsAndAnswers(): Episode {
  const plain = anEpisode(5, { peaks })
  const about = { url: 'https://bakery.test/about', page: 'Slow bread | Mill Lane Bakery' }
  const said = [
    { speaker: 'host', text: 'What takes so long?', evidence: [] },
    { speaker: 'reader', text: 'We wait.', evidence: [{ ...about, passage: 'We wait.' }] },
    {
      speaker: 'reader',
      text: 'It takes twenty hours.',
      evidence: [{ ...about, passage: 'It takes long.' }],
    },
    {
      speaker: 'customer',
      by: 'Jo Hart',
      text: 'Worth every hour.',
      evidence: [{ url: 'https://bakery.test/', passage: 'Worth every hour.' }],
    },
    {
      speaker: 'reader',
      text: 'We bake for cafés too.',
      evidence: [{ url: '', passage: 'We bake for cafés too.', saidOn: '2026-11-23' }],
    },
  ] as const
  const sentences = plain.sentences.map((sentence, at) => ({ ...sentence, ...said[at] }))
  return { ...plain, language: 'de', sentences }
}

/** Each text is spoken, quoted, and the address of a source; the first ones are names as well. */
function hostileEpisode(): Episode {
  const [title = '', show = '', chapter = '', business = '', name = ''] = hostileTexts
  const plain = anEpisode(60, { peaks })
  return {
    ...plain,
    ...{ title, show, business, website: 'javascript:window.struck=1', summary: [title, show, chapter] },
    voices: { host: { name, engine: 'flite', isPreview: true } },
    chapters: plain.chapters.map((each, at) => ({ ...each, title: hostileTexts[at + 5] ?? '' })),
    sentences: plain.sentences.map((sentence, at) => {
      const text = hostileTexts[at] ?? ''
      const urls = [text, `https://bakery.test/${encodeURIComponent(text)}`]
      return { ...sentence, text, evidence: urls.map((url) => ({ url, passage: text })) }
    }),
  }
}
