import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { claimsNote } from '#content/claims.ts'
import { footerLinks, legalLinks } from '#content/footer.ts'
import { packageNotes, packages } from '#content/packages.ts'
import { threeSteps, timeline } from '#content/process.ts'
import { recordedSamples } from '#content/recorded-samples.ts'
import { serviceCards } from '#content/service-cards.ts'
import { settingsWith } from '#domain/settings.ts'
import { documentTitle } from '#site/head/document-title.ts'
import { builtOrigin, startSite } from '#test/site-under-test.ts'
import { openBrowser, openPage } from './browser.ts'
import { addressesInSitemap, budgetOf, readOnlyPaths, unlistedPaths } from './site-map.ts'

let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let paths: string[]
before(async () => {
  site = await startSite()
  browser = await openBrowser()
  paths = [...(await addressesInSitemap(site.origin)), ...unlistedPaths]
})
after(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

/** Words of records that several pages show as they are: prices, packages, steps, services, and what a sample says. */
const statedFacts = new Set<string>([
  ...packages(settingsWith()).map(({ description }) => description),
  ...packageNotes(settingsWith()).map(({ text }) => text),
  ...[...threeSteps, ...timeline].map(({ description }) => description),
  ...serviceCards.map(({ description }) => description),
  ...recordedSamples.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  ...recordedSamples.flatMap(({ sentences }) => sentences.map((each) => each.evidence[0]?.passage ?? '')),
  claimsNote,
])

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

describe('the HTML as served', () => {
  test('has a head of its own on every page', async () => {
    const seen = { title: new Map<string, string>(), description: new Map<string, string>() }
    for (const path of paths) {
      const html = await (await fetch(site.origin + path)).text()
      const title = attribute(html, /<title>([^<]+)<\/title>/)
      const description = attribute(html, /<meta name="description" content="([^"]+)"/)
      const canonical = `${builtOrigin}${path === '/' ? '' : path}`
      assert.ok(title.length > 3 && title.length <= 70, `${path}: title of ${title.length}`)
      assert.ok(
        description.length >= 40 && description.length <= 170,
        `${path}: description of ${description.length}`,
      )
      if (!unlistedPaths.includes(path)) {
        assert.equal(
          seen.title.get(title),
          undefined,
          `${path} repeats the title of ${seen.title.get(title)}`,
        )
        assert.equal(seen.description.get(description), undefined, `${path} repeats a description`)
        seen.title.set(title, path)
        seen.description.set(description, path)
      }
      assert.equal(attribute(html, /<link rel="canonical" href="([^"]+)"/), canonical, path)
      assert.equal(attribute(html, /<meta property="og:url" content="([^"]+)"/), canonical, path)
      const shared = attribute(html, /<meta property="og:title" content="([^"]+)"/)
      assert.equal(documentTitle(settingsWith(), shared), title, path)
      assert.equal(
        attribute(html, /<meta name="twitter:card" content="([^"]+)"/),
        'summary_large_image',
        path,
      )
      const card = attribute(html, /<meta property="og:image" content="([^"]+)"/).replace(
        builtOrigin,
        site.origin,
      )
      const picture = await fetch(card)
      assert.equal(picture.headers.get('content-type'), 'image/png', `${path}: ${card}`)
      assert.equal([...html.matchAll(/<h1[\s>]/g)].length, 1, `${path} has one h1`)
      assert.equal(/name="robots" content="noindex"/.test(html), unlistedPaths.includes(path), path)
    }
  })

  test('carries structured data that parses, with absolute addresses, on every listed page', async () => {
    for (const path of paths.filter((each) => !unlistedPaths.includes(each))) {
      const html = await (await fetch(site.origin + path)).text()
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
      assert.ok(blocks.length > 0, `${path} has structured data`)
      for (const [, json = ''] of blocks) {
        const data = JSON.parse(json)
        assert.equal(data['@context'], 'https://schema.org', path)
        for (const [, address = ''] of json.matchAll(/"(?:url|item|logo|image)":"([^"]+)"/g))
          assert.ok(address.startsWith('http'), `${path}: ${address}`)
      }
    }
  })

  test('stays within its budget of bytes and ships no script file where one only reads', async () => {
    for (const path of paths) {
      const response = await fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } })
      const html = await response.text()
      const headers = [...response.headers].reduce(
        (sum, [name, value]) => sum + name.length + value.length + 4,
        17,
      )
      const sent = Number(response.headers.get('content-length')) + headers
      assert.ok(sent <= budgetOf(path), `${path} sends ${sent} bytes, its budget is ${budgetOf(path)}`)
      if (readOnlyPaths(path))
        assert.doesNotMatch(html, /<script[^>]+\bsrc=|data-islands/, `${path} ships no script file`)
      for (const [, code = ''] of html.matchAll(/<script(?: data-islands="[^"]*")?>([\s\S]*?)<\/script>/g))
        assert.ok(code.length <= 2048, `${path}: an inline script of ${code.length} bytes`)
    }
  })

  test('links the thirteen pages in the given order, then the legal row, on every page', async () => {
    const expected = [...footerLinks, ...legalLinks].map(({ path }) => path)
    for (const path of paths) {
      const html = await (await fetch(site.origin + path)).text()
      const footer = html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'))
      assert.deepEqual(
        [...footer.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
        expected,
        path,
      )
      assert.match(footer, /All results on this site are examples and not guaranteed\./)
    }
  })
})

test('no two pages share a paragraph', async () => {
  const home = new Map<string, string>()
  // The second wizard is the first one once more, as specified.
  const own = paths.filter((each) => !unlistedPaths.includes(each) && each !== '/create-free-episode')
  for (const path of own) {
    const html = await (await fetch(site.origin + path)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const texts = [...main.matchAll(/<(p|dd)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)].map(([, , inner = '']) =>
      inner.replace(/<[^>]+>/g, '').trim(),
    )
    for (const text of new Set(texts.filter((each) => each.length > 60))) {
      const elsewhere = home.get(text)
      // The facts of the packages and of the process are the same wherever they stand.
      if (elsewhere && !statedFacts.has(text)) assert.fail(`${path} and ${elsewhere} share "${text}"`)
      home.set(text, path)
    }
  }
})

describe('links', () => {
  test('lead somewhere: every internal address answers and every fragment exists', async () => {
    const pages = new Map<string, string>()
    const read = async (path: string) => {
      const known = pages.get(path)
      if (known !== undefined) return known
      const response = await fetch(site.origin + path)
      assert.ok(response.ok, `${path} answers ${response.status}`)
      const html = await response.text()
      pages.set(path, html)
      return html
    }
    for (const path of paths) {
      for (const [, href = ''] of (await read(path)).matchAll(/<a [^>]*href="([^"]*)"/g)) {
        if (/^(https?|mailto|tel):/.test(href)) continue
        assert.match(href, /^[/#]/, `${path}: "${href}"`)
        const [target = '', fragment] = href.split('#')
        const html = await read(target || path)
        // In a sound it names a moment.
        if (fragment && !target.endsWith('.mp3'))
          assert.match(html, new RegExp(` id="${fragment}"`), `${path} → ${href}`)
      }
    }
  })

  test('into a new tab carry noopener, and only those lead to other hosts', async () => {
    for (const path of paths) {
      const html = await (await fetch(site.origin + path)).text()
      for (const [tag] of html.matchAll(/<a [^>]*>/g)) {
        if (tag.includes('target="_blank"')) assert.match(tag, /rel="[^"]*noopener/, `${path}: ${tag}`)
        if (/href="https?:/.test(tag)) assert.match(tag, /target="_blank"/, `${path}: ${tag}`)
      }
    }
  })
})

describe('in the browser', () => {
  test('no page complains, asks a stranger, or scrolls sideways at 320 px', async () => {
    const { page, complaints, foreign } = await openPage(browser, site.origin, {
      viewport: { width: 320, height: 640 },
    })
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.ok(width <= 320, `${path} is ${width} px wide`)
      assert.deepEqual(complaints, [], path)
      assert.deepEqual(foreign, [], path)
    }
    await page.context().close()
  })

  test('every page works without scripts: its words and its links are there', async () => {
    const { page } = await openPage(browser, site.origin, { javaScriptEnabled: false })
    for (const path of paths) {
      await page.goto(path)
      assert.ok(await page.getByRole('heading', { level: 1 }).isVisible(), path)
      assert.ok((await page.getByRole('main').innerText()).length > 100, path)
    }
    await page.context().close()
  })
})
