import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { behind, rendering, wallsOf } from '#test/browser-under-test.ts'

/** Of the programs of a page: what must be seen of it, or nothing where it leaves nothing to be seen. */
type Hostile = { program: string; html?: string; shown?: RegExp; lifeMilliseconds?: number }

const words = 'We have baked bread here since 1987. '
const hostile: Record<string, Hostile> = {
  'a loop that never ends': { program: 'for (;;);', shown: /since 1987/ },
  'a loop that begins after the words': {
    program: 'setTimeout(() => { say("Fresh rolls at seven."); for (;;); }, 50)',
    shown: /Fresh rolls at seven/,
  },
  'a loop of promises': { program: 'const go = () => Promise.resolve().then(go); go()', shown: /since 1987/ },
  'a page that never stands still': {
    program: 'let n = 0; setInterval(() => say("Round " + n++), 5)',
    shown: /Round \d/,
  },
  'a page whose parts never come': { program: 'fetch("/never")', shown: /since 1987/ },
  'a request that stops the page until it is answered': {
    program:
      'const x = new XMLHttpRequest(); x.open("GET", "http://127.0.0.1/", false); try { x.send() } catch {}',
    shown: /since 1987/,
  },
  'dialogs without end': { program: 'for (;;) { alert(1); confirm(2); prompt(3) }', shown: /since 1987/ },
  'a page that does not let go': {
    program:
      'onbeforeunload = () => "stay"; setInterval(() => { location.href = "/next" + Math.random() }, 5)',
  },
  printing: { program: 'print(); say("After printing.")', shown: /After printing/ },
  'a page that loads itself again and again': { program: 'location.reload()' },
  'a page that leads to itself': { program: 'location.href = "/" + Math.random()' },
  'a refresh of no seconds': { program: '', html: '<meta http-equiv="refresh" content="0">' },
  'a history without end': {
    program:
      'setInterval(() => { for (let i = 0; i < 100; i++) history.pushState({}, "", "/" + Math.random()) }, 1)',
    shown: /since 1987/,
  },
  'going back and forth': {
    program: 'history.pushState({}, "", "/a"); setInterval(() => history.back(), 1)',
  },
  'windows without end': { program: 'setInterval(() => open("/window"), 1)', shown: /since 1987/ },
  'frames without end': {
    program:
      'setInterval(() => { const f = document.createElement("iframe"); f.src = "/frame"; document.body.append(f) }, 5)',
    shown: /since 1987/,
  },
  'frames within frames': {
    program: '',
    html: `<iframe srcdoc="${'&lt;iframe srcdoc=x&gt;'.repeat(200)}"></iframe>`,
    shown: /since 1987/,
  },
  'workers that never rest': {
    program: 'for (let i = 0; i < 50; i++) new Worker(URL.createObjectURL(new Blob(["for(;;);"])))',
    shown: /since 1987/,
  },
  'memory without end': {
    program:
      'const kept = []; setInterval(() => { for (let i = 0; i < 20; i++) kept.push(new Uint8Array(2e7).fill(i)) }, 1)',
  },
  'words without end': {
    program:
      'let s = "x"; setInterval(() => { s += s + Math.random(); document.body.append(s.slice(0, 1e7)) }, 1)',
    lifeMilliseconds: 12_000,
  },
  'two million elements': {
    program: 'for (let i = 0; i < 2e6; i++) document.body.append(document.createElement("p"))',
    lifeMilliseconds: 12_000,
  },
  'elements within elements': {
    program:
      'let at = document.body; for (let i = 0; i < 20000; i++) { const d = document.createElement("div"); at.append(d); at = d }',
    lifeMilliseconds: 12_000,
  },
  'storage without end': {
    program:
      'setInterval(() => { try { localStorage.x = "x".repeat(4e6) } catch {}; indexedDB.open("d" + Math.random()); caches.open("c").then((c) => c.put("/" + Math.random(), new Response(new Uint8Array(1e6)))) }, 5)',
  },
  'names that the page has taken': {
    program:
      'document.documentElement.remove = 1; JSON.stringify = () => "no"; Array.from = String.prototype.slice = () => { throw 1 }; Object.defineProperty(Element.prototype, "attributes", { get() { throw 1 } })',
    html: '<form><input name="childNodes"><input name="attributes"></form>',
    shown: /since 1987/,
  },
}

describe('a page of a stranger comes to its end, and no process is left of it:', () => {
  for (const [name, { program, html = '', shown, lifeMilliseconds = 60_000 }] of Object.entries(hostile))
    test(name, async (t) => {
      const begun = `fetch("/began.json").then(() => { ${program} })`
      const say = 'const say = (words) => { document.querySelector("h1").textContent = words };'
      const files = {
        '/': `<body>${html}<h1>Bread</h1><p>${words}</p><script>${say}${begun}</script>`,
        '/began.json': '{}',
      }
      const { page, asked } = await rendering(t, files, { patienceMilliseconds: 2_500, lifeMilliseconds })
      const walls = new Set<string>()
      const watch = setInterval(() => {
        for (const each of wallsOf()) walls.add(each)
      }, 100)
      const found = await page().finally(() => clearInterval(watch))
      assert.ok(asked.includes('GET shop.site.de/began.json'), 'it has begun')
      assert.ok(walls.size > 0)
      if (shown) assert.match(found?.text ?? '', shown)
      assert.ok((found?.text.length ?? 0) < 1_300_000)
      assert.deepEqual(behind([...walls]), [])
      assert.ok(asked.length < 90, `${asked.length} were asked for`)
      assert.ok(asked.every((each) => /^GET shop\.site\.de\//.test(each)))
    })
})
