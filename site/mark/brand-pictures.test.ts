import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertHarmless, assertWellFormed, sizeOf } from '#production/covers/svg-assertions.ts'
import { faviconIco } from './favicon-ico.ts'
import { iconPng } from './icon-png.ts'
import { markSvg } from './mark-svg.ts'

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
