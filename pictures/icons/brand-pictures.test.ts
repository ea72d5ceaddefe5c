import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandIn } from '#content/brand.ts'
import { settingsWith } from '#domain/settings.ts'
import { assertHarmless, assertWellFormed, sizeOfPng } from '#pictures/svg-assertions.ts'
import { faviconIco } from './favicon-ico.ts'
import { iconPng } from './icon-png.ts'
import { markSvg } from './mark-svg.ts'

const usual = brandIn(settingsWith())

test('an icon has the size that was asked for', async () => {
  assert.deepEqual(sizeOfPng(await iconPng(usual, 180)), [180, 180])
  assert.deepEqual(sizeOfPng(await iconPng(usual, 512, 'maskable')), [512, 512])
  assert.notDeepEqual(await iconPng(usual, 192), await iconPng(usual, 192, 'maskable'))
})

test('the favicon is a container around one PNG of 32 pixels', async () => {
  const ico = Buffer.from(await faviconIco(usual))
  assert.deepEqual([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)], [0, 1, 1])
  assert.deepEqual([ico[6], ico[7]], [32, 32])
  const picture = ico.subarray(ico.readUInt32LE(18))
  assert.equal(picture.length, ico.readUInt32LE(14))
  assert.deepEqual(sizeOfPng(picture), [32, 32])
})

test('the mark is a harmless file, with or without a ground behind its cut', async () => {
  for (const isBacked of [true, false]) {
    const svg = await markSvg(usual, { isBacked })
    assertWellFormed(svg)
    assertHarmless(svg)
  }
})
