import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertSound } from './axe.ts'
import { openBrowser } from './browser.ts'

const browser = await openBrowser()
after(() => browser.close())
const page = await browser.newPage()

const withStyle = (style: string) => `<!doctype html><html lang="en"><title>Bread</title>
  <style>:root { color-scheme: light dark; color: CanvasText; background: Canvas } ${style}</style>
  <main><h1>Bread</h1><p>It rises.</p><img src="data:," width="40" height="40"></main></html>`
const hidden = 'img { display: none }'

/** Where the first fault is found, and which it is. */
async function found(style: string) {
  await page.setContent(withStyle(style))
  const fault = await assertSound(page, [390, 800, 1440], 'bread').catch((error: unknown) => error)
  if (!(fault instanceof assert.AssertionError)) return fault
  return `${fault.message.split('\n')[0]}: ${String(fault.actual).split(' ')[0]}`
}

test('what is sound at every width and in both schemes passes', async () => {
  assert.equal(await found(hidden), undefined)
})

test('a fault is found that is there in one scheme, at one width, or where more is seen, and words too wide', async () => {
  const grey = 'p { color: #888; background: #999 }'
  for (const [style, expected] of [
    [`@media (prefers-color-scheme: light) { ${grey} }`, 'bread 390 light: color-contrast'],
    [`@media (min-width: 700px) { ${grey} }`, 'bread 800 dark: color-contrast'],
    [
      '@media (min-width: 1000px) { img { display: block } } @media (max-width: 999px) { img { display: none } }',
      'bread 1440 dark: image-alt',
    ],
  ] as const)
    assert.equal(await found(`${style.includes('img') ? '' : hidden} ${style}`), expected)
  assert.match(String(await found(`${hidden} p { width: 600px }`)), /^bread is \d+ px too wide at 390/)
})
