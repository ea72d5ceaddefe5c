import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg } from '#pictures/jpeg.ts'
import { letterPicture, letterPicturePng } from './letter-picture.ts'

const green =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00ff00"/></svg>'

test('a letter’s picture has the cover at its left and the sound in two inks at its right', async () => {
  const { default: sharp } = await import('sharp')
  const waveform = { levels: Array.from({ length: 72 }, () => 1), inks: 'q'.repeat(36) + 'a'.repeat(36) }
  const png = await letterPicturePng(await jpeg(green, 64, 80_000), waveform)
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height], [letterPicture.width, letterPicture.height])
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  const [red = 255, lots = 0] = at(100, 168)
  assert.ok(red < 20 && lots > 230, 'the cover')
  const middle = (from: number, to: number) =>
    new Set(Array.from({ length: to - from }, (_, x) => at(from + x, 168).join()))
  assert.ok(middle(530, 720).has('244,238,226'), 'who asks')
  assert.ok(middle(780, 950).has('255,107,74'), 'who answers')
})
