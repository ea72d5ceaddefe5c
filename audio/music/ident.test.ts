import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BufferSource, Input, MP3 } from 'mediabunny'
import { playIdent } from './ident.ts'

const made = await playIdent()

test('the ident is made once per process', async () => assert.equal(await playIdent(), made))

test('the MP3 plays 45 seconds at 128 kbit/s', async () => {
  const track = await new Input({ source: new BufferSource(made.mp3), formats: [MP3] }).getPrimaryAudioTrack()
  assert.ok(track)
  const played = await track.computeDuration()
  assert.ok(Math.abs(played - 45) < 0.2 && Math.abs(made.seconds - 45) < 0.01, `${played} s`)
  assert.ok(Math.abs(made.mp3.length - (128_000 / 8) * 45) < 5000, `${made.mp3.length} bytes`)
})

test('it is as loud as a podcast: -16 LUFS, peaks below -1.5 dBTP', () => {
  assert.ok(Math.abs(made.loudness + 16) < 0.1, `${made.loudness} LUFS`)
  assert.ok(made.truePeak <= -1.5, `${made.truePeak} dBTP`)
})

test('its 96 bars are those of the music: high in the theme, low in the bed, flat at the end', () => {
  const { peaks } = made
  assert.equal(peaks.length, 96)
  assert.equal(Math.max(...peaks), 1)
  for (const bar of peaks) assert.equal(bar, Math.round(bar * 100) / 100)
  const average = (from: number, to: number) => {
    const bars = peaks.slice(Math.round((from / 45) * 96), Math.round((to / 45) * 96))
    return bars.reduce((sum, bar) => sum + bar, 0) / bars.length
  }
  assert.ok(average(8, 20) > 2 * average(21, 33))
  assert.ok(average(34, 39) > 1.5 * average(21, 33))
  assert.equal(peaks.at(-1), 0)
})
