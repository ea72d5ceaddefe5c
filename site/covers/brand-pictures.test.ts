import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'
import { hostileNames } from './hostile-names.ts'
import { assertHarmless, assertWellFormed, sizeOf } from './svg-assertions.ts'

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
})
after(() => vite.close())
const load = <Module>(file: string) => vite.ssrLoadModule(`/site/covers/${file}`) as Promise<Module>

const { socialCardPng } = await load<typeof import('./social-card-png.tsx')>('social-card-png.tsx')
const { iconPng } = await load<typeof import('./icon-png.ts')>('icon-png.ts')
const { faviconIco } = await load<typeof import('./favicon-ico.ts')>('favicon-ico.ts')
const { markSvg } = await load<typeof import('./mark-svg.ts')>('mark-svg.ts')

test('a social card is 1200 x 630 and light, whatever its title', async () => {
  const long = 'How much does a business podcast really cost in its second year of publishing every week'
  for (const title of ['Privacy', 'Start a Podcast Without Recording a Word', long, ...hostileNames]) {
    const png = await socialCardPng({ title, kicker: title, seed: title })
    assert.deepEqual(sizeOf(png), [1200, 630])
    assert.ok(png.length < 300_000, `${png.length} bytes for ${title}`)
  }
})

test('the same page always has the same card, another page another waveform', async () => {
  const card = (seed: string) => socialCardPng({ title: 'Offmic', kicker: 'Legal', seed })
  assert.deepEqual(await card('/terms'), await card('/terms'))
  assert.notDeepEqual(await card('/terms'), await card('/privacy'))
})

test('an icon has the size that was asked for', async () => {
  assert.deepEqual(sizeOf(await iconPng(180)), [180, 180])
  assert.deepEqual(sizeOf(await iconPng(512, 'maskable')), [512, 512])
  assert.notDeepEqual(await iconPng(192), await iconPng(192, 'maskable'))
})

test('the favicon is a container around one PNG of 32 pixels', async () => {
  const ico = Buffer.from(await faviconIco())
  assert.deepEqual([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)], [0, 1, 1])
  assert.deepEqual([ico[6], ico[7]], [32, 32])
  const picture = ico.subarray(ico.readUInt32LE(18))
  assert.equal(picture.length, ico.readUInt32LE(14))
  assert.deepEqual(sizeOf(picture), [32, 32])
})

test('the mark is a harmless file, with or without a ground behind its cut', () => {
  for (const cut of ['#FAF6EE', 'none']) {
    const svg = markSvg({ ink: '#C8341A', cut })
    assertWellFormed(svg)
    assertHarmless(svg)
  }
})
