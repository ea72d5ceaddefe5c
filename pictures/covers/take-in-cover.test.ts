import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { takeInCover } from './take-in-cover.ts'

const plain = (side: number, height = side, channels: 3 | 4 = 3, alpha = 1) =>
  sharp({ create: { width: side, height, channels, background: { r: 180, g: 90, b: 40, alpha } } })
const png = (...of: Parameters<typeof plain>) =>
  plain(...of)
    .png()
    .toBuffer()

describe('a cover', () => {
  test('is written anew as an RGB JPEG with nothing of what the file carried', async () => {
    const secret = { exif: { IFD0: { Copyright: 'a secret place' } } }
    const sent = await plain(1500).withExif(secret.exif).jpeg().toBuffer()
    assert.ok(sent.includes('a secret place'))
    const taken = await takeInCover(sent)
    assert.ok(taken.ok)
    assert.ok(!Buffer.from(taken.cover.large).includes('a secret place'))
    for (const [bytes, side] of [
      [taken.cover.large, 1500],
      [taken.cover.small, 640],
    ] as const) {
      const { format, width, height, space, channels } = await sharp(bytes).metadata()
      assert.deepEqual([format, width, height, space, channels], ['jpeg', side, side, 'srgb', 3])
    }
    assert.match(taken.cover.name, /^[\da-f]{16}$/)
    assert.deepEqual(await takeInCover(sent), taken)
  })

  test('of greys, of 16 bits, and one whose transparency covers nothing are taken', async () => {
    for (const sent of [
      await plain(1400).greyscale().png().toBuffer(),
      await plain(1400).toColourspace('rgb16').png().toBuffer(),
      await png(3000, 3000, 4, 1),
    ]) {
      const taken = await takeInCover(sent)
      assert.ok(taken.ok)
      assert.equal((await sharp(taken.cover.large).metadata()).space, 'srgb')
    }
  })

  test('that directories would refuse gets one word', async () => {
    const whole = await png(1400)
    const faults: [string, Uint8Array][] = [
      ['none-sent', new Uint8Array()],
      ['no-picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1400"/>')],
      ['no-picture', await plain(1400).webp().toBuffer()],
      ['no-picture', whole.subarray(0, whole.length / 2)],
      ['not-square', await png(1500, 1400)],
      ['too-small', await png(1399)],
      ['too-large', await png(3001)],
      ['too-large', await png(9000)],
      ['not-rgb', await plain(1400).toColourspace('cmyk').jpeg().toBuffer()],
      ['see-through', await png(1400, 1400, 4, 0.5)],
      ['too-heavy', new Uint8Array(10 * 1024 * 1024 + 1)],
    ]
    for (const [fault, bytes] of faults)
      assert.deepEqual(await takeInCover(bytes), { ok: false, fault }, `${fault}, ${bytes.length} bytes`)
  })
})
