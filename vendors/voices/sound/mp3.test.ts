import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMp3Encoder } from 'wasm-media-encoders'
import { pcm } from '#vendors/voices/vendor-under-test.ts'
import { soundIn } from './sound-in.ts'

const seconds = 0.5
const raw = pcm(seconds)
const tone = Float32Array.from({ length: raw.length / 2 }, (_, i) => raw.readInt16LE(2 * i) / 32_768)

async function mp3(channels: 1 | 2): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels, sampleRate: 24_000, bitrate: 64 })
  const sides = channels === 2 ? ([tone, tone] as const) : ([tone] as const)
  return Buffer.concat([encoder.encode(sides).slice(), encoder.finalize().slice()])
}

const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\x05', 'latin1'), Buffer.alloc(133, 1)])

for (const [what, bytes, type] of [
  ['in one channel', await mp3(1), 'audio/mpeg'],
  ['in two', await mp3(2), 'audio/mpeg'],
  ['called raw samples', await mp3(1), 'audio/pcm'],
  ['behind words about it', Buffer.concat([id3, await mp3(1)]), ''],
  ['joined from two files', Buffer.concat([id3, await mp3(1), id3, await mp3(1)]), 'audio/mp3'],
] as const)
  test(`an MP3 file ${what} is read`, async () => {
    const sound = await soundIn('the server', { bytes, type }, 24_000)
    assert.ok(!('outcome' in sound), JSON.stringify(sound))
    assert.equal(sound.rate, 24_000)
    const times = what.startsWith('joined') ? 2 : 1
    assert.ok(Math.abs(sound.pcm.length / 24_000 - times * seconds) < 0.1 * times, `${sound.pcm.length}`)
    const power = sound.pcm.reduce((sum, each) => sum + each * each, 0) / sound.pcm.length
    assert.ok(power > 0.02 && power < 0.04, `${power}`)
  })

for (const [what, bytes, reason] of [
  ['half of it', (await mp3(1)).subarray(0, -40), /cut off \(audio\/mpeg\)/],
  ['its end', (await mp3(1)).subarray(30), /calls itself audio\/mpeg and is not/],
] as const)
  test(`of an MP3 file ${what} is no sound`, async () => {
    const sound = await soundIn('the server', { bytes, type: 'audio/mpeg' }, 24_000)
    assert.ok('outcome' in sound)
    assert.equal(sound.outcome, 'wait')
    assert.match(sound.reason, reason)
  })

test('an hour of MP3 is not decoded', async () => {
  const frames = await mp3(1)
  const hour = Buffer.concat(Array.from({ length: Math.ceil((5 * 2 ** 20) / frames.length) }, () => frames))
  const sound = await soundIn('the server', { bytes: hour, type: 'audio/mpeg' }, 24_000)
  assert.ok('outcome' in sound)
  assert.deepEqual([sound.outcome, sound.reason], ['give-up', 'the server sent more than a sentence can be.'])
})
