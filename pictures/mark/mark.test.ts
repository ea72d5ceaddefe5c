import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { brandIn } from '#content/brand.ts'
import { seeded } from '#domain/seeded.ts'
import { settingsWith } from '#domain/settings.ts'
import { hostileNames } from '#pictures/hostile-names.ts'
import { faviconIco } from '#pictures/icons/favicon-ico.ts'
import { iconPng } from '#pictures/icons/icon-png.ts'
import { markSvg } from '#pictures/icons/mark-svg.ts'
import { rasterised } from '#pictures/rasterised.ts'
import { assertHarmless, assertWellFormed, sizeOfPng } from '#pictures/svg-assertions.ts'
import { takeInMark } from './take-in-mark.ts'
import { cleanUpload, drawnUpload } from './uploaded-mark.ts'

const brand = (set: Record<string, string>) => brandIn(settingsWith(set))
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#0a0"/></svg>'
const picture = (width: number, height: number, background = '#0a0') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const takeIn = async (bytes: Uint8Array | string) => {
  const taken = await takeInMark(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  return taken.ok ? taken.value : `! ${taken.fault}`
}

describe('the mark', () => {
  test('of another name is its first letters in the two colours', async () => {
    const svg = await markSvg(brand({ 'brand.name': 'Leise Töne', 'brand.markColour': '#004400' }))
    assert.match(svg, /<circle [^>]*fill="#004400"\/><g [^>]*><path fill="#FAF6EE"/)
    assert.equal(svg, await markSvg(brand({ 'brand.name': 'Later Tides', 'brand.markColour': '#004400' })))
    assert.notEqual(svg, await markSvg(brand({ 'brand.name': 'Leise', 'brand.markColour': '#004400' })))
  })

  test('is our own drawing where nothing is set, and where the face has no letter of the name', async () => {
    const usual = await markSvg(brand({}))
    for (const name of ['深声', 'שלום', 'مرحبا'])
      assert.equal(await markSvg(brand({ 'brand.name': name })), usual)
  })

  test('can be drawn whatever the name is', async () => {
    for (const name of hostileNames) {
      const svg = await markSvg(brand({ 'brand.name': name }))
      assertWellFormed(svg)
      assertHarmless(svg)
    }
  })
})

describe('an uploaded mark', () => {
  test('stands in the tab, on icons and on the picture of old browsers', async () => {
    for (const upload of [await takeIn(drawing), await takeIn(await picture(600, 300))]) {
      const own = brand({ 'brand.mark': upload })
      for (const [pixels, purpose] of [
        [180, 'any'],
        [512, 'maskable'],
      ] as const) {
        const png = await iconPng(own, pixels, purpose)
        assert.deepEqual(sizeOfPng(png), [pixels, pixels])
        const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
        const at = (info.height / 2) * info.width * info.channels + (info.width / 2 + 2) * info.channels
        assert.deepEqual(
          [...data.subarray(at, at + 3)],
          [0, 0xaa, 0],
          `${upload.slice(0, 20)} is green in the middle`,
        )
      }
      assert.notDeepEqual(await faviconIco(own), await faviconIco(brand({})))
      assert.ok((await rasterised(await markSvg(own), 32)).length > 0)
    }
  })

  test('is as small as a page can bear, and carries nothing but its pixels', async () => {
    const sent = await sharp(await picture(2000, 1000))
      .withExif({ IFD0: { Copyright: 'Secret owner' } })
      .png()
      .toBuffer()
    const upload = await takeIn(sent)
    const kept = Buffer.from(upload.slice(upload.indexOf(',') + 1), 'base64')
    assert.deepEqual(sizeOfPng(kept), [384, 192])
    assert.ok(!kept.includes('Secret owner'))
    const random = seeded(19)
    const noise = Buffer.from(Array.from({ length: 250 * 250 * 3 }, () => Math.floor(random() * 256)))
    const loud = await sharp(noise, { raw: { width: 250, height: 250, channels: 3 } })
      .png()
      .toBuffer()
    const smaller = await takeIn(loud)
    assert.ok(smaller.length <= 96_000)
    const [side = 0] = sizeOfPng(Buffer.from(smaller.slice(smaller.indexOf(',') + 1), 'base64'))
    assert.ok(side >= 128 && side < 250, `${side}`)
  })

  test('that is none is refused in a word', async () => {
    const png = await picture(64, 64)
    const cases: [string, Uint8Array | string][] = [
      ['no-mark', ''],
      ['no-mark', 'hello'],
      ['no-mark', '<html><script>alert(1)</script></html>'],
      ['no-mark', 'GIF89a\u0001\u0000\u0001\u0000'],
      ['no-mark', png.subarray(0, 60)],
      ['no-mark', Buffer.concat([png.subarray(0, 33), Buffer.alloc(200)])],
      ['no-mark', await sharp(png).jpeg().toBuffer()],
      [
        'no-mark',
        await sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
      ],
      ['mark-too-large', Buffer.alloc(256 * 1024 + 1)],
      [
        'mark-too-large',
        Buffer.concat([png.subarray(0, 16), Buffer.from([0, 0, 255, 255, 0, 0, 255, 255]), png.subarray(24)]),
      ],
      ['no-plain-svg', drawing.replace('<path', '<style>path{fill:red}</style><path')],
      ['no-plain-svg', drawing.replace(' fill="#0a0"', ' fill="none"')],
      ['no-plain-svg', `<svg viewBox="0 0 8 8">${'<g>'.repeat(99)}`],
    ]
    for (const [fault, bytes] of cases)
      assert.equal(await takeIn(bytes), `! ${fault}`, String(bytes).slice(0, 40))
  })

  test('is cleaned again wherever it comes from, and what is clean stays', async () => {
    const taken = await takeIn(drawing.replace('<path', '<script>alert(1)</script><path onload="x"'))
    assert.equal(taken, await takeIn(drawing))
    assert.equal(cleanUpload(taken), taken)
    const smuggled = `data:image/svg+xml;base64,${Buffer.from(drawing.replace('<path', '<script>alert(1)</script><path')).toString('base64')}`
    assert.equal(cleanUpload(smuggled), taken)
    assert.doesNotMatch(drawnUpload(smuggled) ?? '', /script/)
    for (const odd of [
      '',
      'data:text/html;base64,PGI+',
      `${taken}\n`,
      'https://evil.test/x.svg',
      'data:image/png;base64,AAAA',
    ])
      assert.equal(cleanUpload(odd), undefined, odd)
  })
})
