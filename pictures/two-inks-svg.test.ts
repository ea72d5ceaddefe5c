import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rasterised } from '#pictures/rasterised.ts'
import { sizeOfPng } from '#pictures/svg-assertions.ts'
import { twoInksSvg } from './two-inks-svg.ts'

const waveform = { levels: [1, 0.5, 0], inks: 'qa.' }
const colours = { asks: '#111111', answers: '#c8341a', nobody: '#888888' }

test('a picture of it has the colours that it is given and the size of its place', async () => {
  const svg = twoInksSvg(waveform, { width: 600, height: 100, colours })
  for (const colour of Object.values(colours)) assert.ok(svg.includes(`stroke="${colour}"`), colour)
  const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 100">${svg}</svg>`
  assert.deepEqual(sizeOfPng(await rasterised(card, 1200)), [1200, 200])
  assert.ok(twoInksSvg({ levels: [], inks: '' }, { width: 600, height: 100, colours }).includes('<svg'))
})
