import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { readWebsite } from '#reader/read-website.ts'
import { behind, openBrowsers, rendering, shop, wallsOf } from '#test/browser-under-test.ts'
import { openRenderer } from '#vendors/browser/renderer.ts'
import { createWeb } from '#vendors/web/create-web.ts'
import type { Web } from '#vendors/web/web.ts'

const shell = (program: string) => `<!doctype html><title>Mill Lane</title><div id="root"></div>${program}`
const script = (text: string) => `<script>${text}</script>`
const baker = (year: number) =>
  `<p>In ${year} we baked slow bread in this town, and most people liked it very much.</p>`
const years = Array.from({ length: 12 }, (_, number) => baker(1990 + number)).join('')

describe('a page that builds itself', () => {
  test('is read with its programs, its data and its links', async (t) => {
    const { page, asked } = await rendering(t, {
      '/': shell('<base href="/shop/"><script type="module" src="/main.js"></script>'),
      '/main.js': `import { greet } from '/greet.js'
        const { bread } = await (await fetch('/bread.json')).json()
        root.innerHTML = '<h1>' + greet + '</h1><p>' + bread + '</p><a href="about">About us</a>'`,
      '/greet.js': `export const greet = 'Mill Lane Bakery'`,
      '/bread.json': '{ "bread": "Rye, baked at four in the morning & sold at seven." }',
    })
    const found = await page()
    assert.match(
      found?.text ?? '',
      /<h1>Mill Lane Bakery<\/h1><p>Rye, baked at four in the morning &amp; sold at seven\./,
    )
    assert.match(found?.text ?? '', /<a href="http:\/\/shop\.site\.de\/shop\/about">/)
    assert.match(found?.text ?? '', /<title>Mill Lane<\/title>/)
    assert.deepEqual(
      asked.sort(),
      ['bread.json', 'greet.js', 'main.js', 'robots.txt'].map((each) => `GET shop.site.de/${each}`),
    )
  })

  test('may ask another server, which is asked as every website is', async (t) => {
    const { page, asked } = await rendering(t, {
      '/': shell(`<script src="http://cdn.site.de/main.js" crossorigin></script>`),
      '/main.js': `fetch('http://cdn.site.de/bread.json', { headers: { 'x-key': '1' } }).then((r) => r.json()).then(({ bread }) => { root.textContent = bread })`,
      '/bread.json': '{ "bread": "Rye and wheat." }',
    })
    assert.match((await page())?.text ?? '', /Rye and wheat/)
    assert.ok(asked.includes('GET cdn.site.de/robots.txt'))
  })

  test('gets no part that robots.txt keeps to itself', async (t) => {
    const { page, asked } = await rendering(t, {
      '/': shell(script(`fetch('/api/x.json').catch(() => { root.textContent = 'Not for us.' })`)),
      '/api/x.json': '{}',
      '/robots.txt': 'User-agent: *\nDisallow: /api/',
    })
    assert.match((await page())?.text ?? '', /Not for us/)
    assert.deepEqual(asked, ['GET shop.site.de/robots.txt'])
  })

  test('asks with GET for words and their look, and for nothing else', async (t) => {
    const { page, asked } = await rendering(t, {
      '/': shell(
        `<link rel="stylesheet" href="/s.css"><img src="/i.png"><iframe src="/frame"></iframe><video src="/v.mp4"></video>${script(
          `fetch('/post', { method: 'POST', body: 'x' }); navigator.sendBeacon('/beacon'); new EventSource('/events'); fetch('/did.json').then(() => { root.textContent = 'Done.' })`,
        )}`,
      ),
      '/s.css':
        '@font-face { font-family: f; src: url(/f.woff2) } body { font-family: f; background: url(/b.png) }',
      '/did.json': '{}',
    })
    assert.match((await page())?.text ?? '', /Done\./)
    assert.deepEqual(
      asked.sort(),
      ['did.json', 'robots.txt', 's.css'].map((each) => `GET shop.site.de/${each}`),
    )
  })

  test('is shown as it is seen: shadows opened, hidden words marked, style sheets written out', async (t) => {
    const { page } = await rendering(t, {
      '/': shell(
        `<link rel="stylesheet" href="/s.css">${script(`
        customElements.define('x-card', class extends HTMLElement { connectedCallback() {
          this.attachShadow({ mode: 'open' }).innerHTML = '<p>From the shadow: <slot></slot></p>' } })
        root.innerHTML = '<x-card>rye</x-card><p data-x>Hidden one.</p><p class="same">Hidden two.</p><p class="far">Hidden three.</p><p>Seen.</p>'
        const sheet = document.createElement('style'); document.head.append(sheet); sheet.sheet.insertRule('.far { position: absolute; left: -9999px }')`)}`,
      ),
      '/s.css': '[data-x] { display: none } .same { color: rgb(10, 20, 30); background: rgb(10, 20, 30) }',
    })
    const { text = '' } = (await page()) ?? {}
    assert.match(text, /<p>From the shadow: <slot>rye<\/slot><\/p>/)
    for (const style of ['display:none', 'color:transparent', 'left:-9999px'])
      assert.match(text, new RegExp(`style="${style}">Hidden`))
    assert.match(text, /<p>Seen\.<\/p>/)
    assert.match(text, /\.same \{ color: rgb\(10, 20, 30\)/)
  })

  test('is read at one moment, whatever it does afterwards', async (t) => {
    const flips = `let n = 0; setInterval(() => { n++; root.innerHTML = '<b>' + n + '</b><i>' + n + '</i>' }, 0)`
    const { page } = await rendering(t, { '/': shell(script(flips)) }, { patienceMilliseconds: 1_500 })
    const [, bold, italic] = /<b>(\d+)<\/b><i>(\d+)<\/i>/.exec((await page())?.text ?? '') ?? []
    assert.ok(bold !== undefined)
    assert.equal(bold, italic)
  })

  test('keeps nothing for the next one', async (t) => {
    const remember = `root.textContent = 'Known: ' + localStorage.x + document.cookie; localStorage.x = 'y'; document.cookie = 'z=1'`
    const { page } = await rendering(t, { '/': shell(script(remember)) })
    for (const _ of ['first', 'second']) assert.match((await page())?.text ?? '', /Known: undefined</)
  })

  test('is one of five of its website, and its parts are fetched once', async (t) => {
    const { page, asked } = await rendering(t, {
      '/': shell('<script src="/main.js"></script>'),
      '/main.js': `root.textContent = 'Rye.'`,
    })
    const found = []
    for (let each = 0; each < 6; each += 1) found.push((await page())?.text.includes('Rye.'))
    assert.deepEqual(found, [true, true, true, true, true, undefined])
    assert.equal(asked.filter((each) => each.endsWith('/main.js')).length, 1)
  })
})

test('a website that builds itself is read with all its pages, and one at a time', async (t) => {
  const app = shell('<script src="/main.js"></script>')
  const main = `const pages = { '/': ${JSON.stringify(`<h1>Mill Lane Bakery</h1>${years}<nav><a href="/about">About</a></nav>`)}, '/about': ${JSON.stringify(`<h1>About</h1>${years.replaceAll('bread', 'rye')}`)} }
    root.innerHTML = pages[location.pathname]`
  const { browser, reader, asked } = await rendering(t, { '/': app, '/about': app, '/main.js': main })
  const web: Web = { ...reader, openRenderer: () => openRenderer(browser, () => reader) }
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, openBrowsers())
  }, 20)
  const [one, other] = await Promise.all([`${shop}/`, `${shop}/`].map((url) => readWebsite({ web, url })))
  clearInterval(watch)
  assert.equal(most, 1)
  for (const read of [one, other]) {
    assert.ok(read?.outcome === 'read', JSON.stringify(read))
    assert.deepEqual(
      read.reading.pages.map(({ url }) => url),
      [`${shop}/`, `${shop}/about`],
    )
    assert.ok(read.reading.passages.some(({ text }) => text.startsWith('In 1990 we baked slow rye')))
  }
  assert.equal(asked.filter((each) => each.endsWith('/about')).length, 2)
})

test('a sample website that builds itself is read as one of the internet is', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'))
  t.after(() => rm(folder, { recursive: true }))
  const assets = path.join(folder, 'mill-lane.test/assets')
  await mkdir(assets, { recursive: true })
  await writeFile(
    path.join(assets, '../index.html'),
    shell('<script type="module" src="/assets/main.js"></script>'),
  )
  await writeFile(
    path.join(assets, 'main.js'),
    `root.innerHTML = ${JSON.stringify(`<h1>Mill Lane</h1>${years}`)}`,
  )
  const { browser } = await rendering(t, {})
  const read = async (given: Partial<Parameters<typeof createWeb>[0]>) =>
    readWebsite({
      web: createWeb({ siteOrigin: 'http://localhost:3000', fixtures: folder, ...given }),
      url: 'https://mill-lane.test/',
    })
  const [without, within] = [
    await read({}),
    await read({ openRenderer: (readerOf) => openRenderer(browser, readerOf) }),
  ]
  assert.equal(without.outcome === 'unreadable' && without.code, 'needs-scripts')
  assert.ok(within.outcome === 'read', JSON.stringify(within))
  assert.ok(within.reading.passages.some(({ text }) => text.startsWith('In 1990 we baked slow bread')))
})

test('a page that asks for too much is read with what it was given', async (t) => {
  const { page, asked } = await rendering(t, {
    '/': shell(
      script(
        `for (let i = 0; i < 150; i++) fetch('/' + i + '.json').then((r) => r.ok && root.append('Given. '), () => 0)`,
      ),
    ),
    ...Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`/${at}.json`, '{}'])),
  })
  assert.match((await page())?.text ?? '', /Given\. Given\./)
  assert.equal(asked.filter((each) => each.endsWith('.json')).length, 79)
})

describe('whoever stops', () => {
  test('has the browser killed at once, and what is still fetched given up', async (t) => {
    const { browser } = await rendering(t, {})
    const stop = new AbortController()
    const page = {
      outcome: 'page',
      url: `${shop}/`,
      isPlainText: false,
      text: script('fetch("/x"); for (;;);'),
    } as const
    let walls: string[] = []
    const supply = async ({ isDocument }: { isDocument: boolean }) => {
      if (isDocument) return { type: 'text/html', body: Buffer.from(page.text) }
      walls = wallsOf()
      stop.abort(new Error('the product stops'))
      return undefined
    }
    await assert.rejects(browser.render(page, supply, stop.signal), /the product stops/)
    assert.ok(walls.length > 0)
    assert.deepEqual(behind(walls), [])
    await assert.rejects(browser.render(page, supply, stop.signal), /the product stops/)
  })

  test('without a word, by SIGKILL, leaves no browser behind', async (t) => {
    const child = spawn(process.execPath, ['test/doors/browser-orphan.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    t.after(() => child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    const walls = wallsOf(child.pid)
    assert.ok(walls.length > 0 && behind(walls).length > 0)
    child.kill('SIGKILL')
    await once(child, 'exit')
    while (behind(walls).length > 0) await new Promise(setImmediate)
  })
})
