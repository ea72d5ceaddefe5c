import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsWith } from '#domain/settings.ts'
import { cleanSvgUpload } from '#pictures/mark/uploaded-mark.ts'
import { openSite } from '#server/site/built-site.ts'
import { changedPages } from '#server/site/changed-pages.ts'
import { printSite } from '#server/site/print-site.ts'
import { securityOf } from '#server/site/security-headers.ts'
import { cardId, paths } from '#site/paths.ts'
import { prerenderedPaths } from '#site/prerendered-paths.ts'
import { printedPaths } from '#site/printed-paths.ts'
import { publicPaths } from '#site/public-pages.ts'
import { testConfig } from '#test/site-under-test.ts'

const config = testConfig()
const security = securityOf(config)
const built = await openSite(`${config.checkout}/build`, security)
const print = (set: Record<string, string>, signal?: AbortSignal) =>
  printSite(built, { settings: settingsWith(set), security, origin: config.siteOrigin, signal })
const bodyOf = (site: typeof built, path: string) => String(site.files.get(path)?.forms.identity.body)

test('where nothing on pages is set, the built site is shown as it is', async () => {
  assert.equal(await print({}), built)
  assert.equal(await print({ review: 'review', 'mail.name': 'Ines' }), built)
})

test('what does not show what is set has the very bytes of the build, and is kept with all its forms', async () => {
  const printed = await print({ 'guide.5.dollars': '998' })
  const differing = [...built.files.keys()].filter(
    (path) => printed.files.get(path) !== built.files.get(path),
  )
  assert.deepEqual(differing.sort(), ['/checkout/guide-5', '/guide'])
  for (const path of printedPaths(settingsWith())) assert.ok(printed.files.has(path), path)
})

test('a changed price is on every page, in the structured data, in the list for models and on its card', async () => {
  const printed = await print({ 'starter.mainPriceCents': '27700' })
  const changed = changedPages(built, printed)
  for (const path of ['/', '/pricing', '/terms', '/why-podcast', '/white-label-podcast'])
    assert.ok(changed.includes(path), path)
  assert.match(bodyOf(printed, '/pricing'), /"price":277,/)
  assert.match(bodyOf(printed, '/llms.txt'), /\$277/)
  assert.match(bodyOf(printed, '/checkout/starter'), /\$277/)
  assert.notEqual(printed.files.get('/social/pricing.png'), built.files.get('/social/pricing.png'))
  assert.equal(printed.files.get('/social/about.png'), built.files.get('/social/about.png'))
  for (const path of prerenderedPaths)
    assert.doesNotMatch(bodyOf(printed, path).slice(0, 1e6), /\$250 per month/, path)
})

test('the day on which the guide is delivered is what the owner has set', async () => {
  const printed = await print({ 'guide.delivery': 'May 4, 2027' })
  assert.match(bodyOf(built, '/guide'), /Delivered by e-mail for September 22, 2025/)
  assert.match(bodyOf(printed, '/guide'), /Delivered by e-mail for May 4, 2027/)
  assert.doesNotMatch(
    bodyOf(printed, '/guide').replace(/<script[\s\S]*?<\/script>/g, ''),
    /September 22, 2025/,
  )
})

test('a page that is printed has its styles inside, and its policy allows what runs in it and nothing else', async () => {
  const printed = await print({ 'operator.company': 'Ada & Söhne <script>alert(1)</script>' })
  for (const path of publicPaths) {
    const page = printed.files.get(path)
    const [before, now] = [bodyOf(built, path), bodyOf(printed, path)]
    assert.notEqual(now, before, path)
    assert.doesNotMatch(now, /<link rel="stylesheet"|<script>alert/, path)
    const policyOf = (site: typeof built) => {
      const { headers = [] } = site.files.get(path)?.forms.identity ?? {}
      return headers[headers.indexOf('content-security-policy') + 1]
    }
    assert.equal(policyOf(printed), policyOf(built), path)
    assert.notEqual(page?.forms.br?.etag, built.files.get(path)?.forms.br?.etag)
    assert.ok((page?.forms.br?.body.length ?? Infinity) < now.length / 2, path)
  }
})

test('what belongs to a page that is open stays', async () => {
  const printed = await print({ 'starter.name': 'First Season' })
  for (const [path, file] of built.files)
    if (path.startsWith('/assets/')) assert.equal(printed.files.get(path), file, path)
})

test('a process that is told to stop prints no further', async () => {
  const stopping = new AbortController()
  const printing = print({ 'starter.name': 'First Season' }, stopping.signal)
  stopping.abort()
  await assert.rejects(printing, { name: 'AbortError' })
})

test('another name and tagline are on every page, card, cover and list, and the old name on none', async () => {
  const set = { 'brand.name': 'Leise & Söhne', 'brand.tagline': 'Heard by “all” <who> ask' }
  const printed = await print(set)
  for (const path of publicPaths) {
    const html = bodyOf(printed, path)
    assert.match(html, /<title>[^<]*Leise &amp; Söhne/, path)
    assert.match(html, /aria-label="Leise &amp; Söhne, home"/, path)
    assert.match(html, /<meta property="og:site_name" content="Leise &amp; Söhne"/, path)
    assert.match(html, /Heard by “all” &lt;who&gt; ask/, path)
    // The company is a row of its own.
    assert.doesNotMatch(html.replaceAll('Offmic Example GmbH', ''), /Offmic/, path)
    const card = paths.socialCard(cardId(path))
    assert.notEqual(printed.files.get(card), built.files.get(card), card)
  }
  const manifest = JSON.parse(bodyOf(printed, '/manifest.webmanifest'))
  assert.equal(manifest.name, 'Leise & Söhne')
  for (const path of ['/llms.txt', '/blog/feed.xml', '/manifest.webmanifest'])
    assert.doesNotMatch(bodyOf(printed, path), /Offmic/, path)
  assert.notEqual(printed.files.get('/covers/harbour-lane.svg'), built.files.get('/covers/harbour-lane.svg'))
  assert.equal(printed.files.get('/covers/bay-nine.svg'), built.files.get('/covers/bay-nine.svg'))
})

test('another name in browsers’ memory is handed to the guide and told on the privacy page', async () => {
  const printed = await print({ 'brand.storagePrefix': 'leise' })
  assert.deepEqual(changedPages(built, printed), ['/guide', '/privacy'])
  assert.match(bodyOf(printed, '/guide'), / data-remembers="leise"/)
  assert.match(bodyOf(printed, '/privacy'), /leise-guide-timer/)
})

test('another mark is on every page, icon and card, in a file in which nothing runs', async () => {
  const upload = cleanSvgUpload('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#063"/></svg>') ?? ''
  for (const set of [{ 'brand.mark': upload }, { 'brand.markColour': '#006633' }]) {
    const printed = await print(set)
    for (const path of publicPaths) {
      const html = bodyOf(printed, path)
      const [, address = ''] =
        /<a [^>]*, home"[^>]*><img src="([^"]+)" width="28" height="28" alt=""/.exec(html) ?? []
      assert.match(address, /^\/favicon\.svg\?v=\w+$/, path)
      assert.ok(html.includes(`<link rel="icon" href="${address}" type="image/svg+xml"/>`), path)
      assert.doesNotMatch(html, /data:image/, path)
    }
    const pictures = [...built.files.keys()].filter((path) => /^\/(?:icons|social)\/|^\/favicon/.test(path))
    for (const path of pictures) assert.notEqual(printed.files.get(path), built.files.get(path), path)
    const { headers = [] } = printed.files.get('/favicon.svg')?.forms.identity ?? {}
    assert.match(`${headers}`, /content-security-policy,default-src 'none'; img-src data:; sandbox/)
    assert.match(`${headers}`, /x-content-type-options,nosniff/)
  }
})
