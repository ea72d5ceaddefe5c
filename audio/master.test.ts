import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BufferSource, Input, MP3 } from 'mediabunny'
import { seeded } from '#domain/seeded.ts'
import { filter, lowPass } from './filter.ts'
import { loudness } from './loudness.ts'
import { Master, podcastLevel } from './master.ts'
import { encodeMp3 } from './mp3/encode-mp3.ts'
import type { Bitrate } from './mp3/lame-thread.ts'
import { noise } from './random.ts'
import { amplify, isMono, type Stereo, sampleRate } from './sound.ts'

/** Something like speech: low noise in words of a third of a second. */
function murmur(gain: number): Stereo {
  const voice = filter(noise(seeded(5), 5.5 * sampleRate), lowPass(700))
  for (let i = 0; i < voice.length; i++)
    voice[i] = (voice[i] ?? 0) * Math.max(0, Math.sin((3 * Math.PI * i) / sampleRate)) * gain
  return [voice, amplify(voice.slice(), 0.9)]
}

function* inSeconds([left, right]: Stereo): Generator<Stereo> {
  for (let from = 0; from < left.length; from += sampleRate)
    yield [left.subarray(from, from + sampleRate), right.subarray(from, from + sampleRate)]
}

const aimed = (mix: Stereo, bitrate: Bitrate = 128_000) =>
  new Master({ mixLoudness: loudness(mix), bitrate }).run(inSeconds(mix))

for (const bitrate of [128_000, 64_000] as const)
  test(`a mix far too soft and one far too loud both come out at -16 LUFS, at ${bitrate} bit/s`, async () => {
    for (const gain of [0.01, 5]) {
      const { heard } = await encodeMp3(aimed(murmur(gain), bitrate), bitrate)
      const { loudness, truePeak } = heard.figures()
      assert.ok(Math.abs(loudness + 16) < 0.5, `${loudness} LUFS`)
      assert.ok(truePeak <= podcastLevel.truePeak, `${truePeak} dBTP`)
    }
  })

test('whoever asks for lower peaks gets them, and the same loudness', async () => {
  const mix = murmur(5)
  const master = new Master({ mixLoudness: loudness(mix), bitrate: 128_000, lower: 3 })
  const { heard } = await encodeMp3(master.run(inSeconds(mix)))
  const { truePeak } = heard.figures()
  assert.ok(truePeak <= podcastLevel.truePeak - 3 && truePeak > podcastLevel.truePeak - 5, `${truePeak} dBTP`)
})

test('mastering neither adds nor drops a sample', async () => {
  const mix = murmur(1)
  const blocks = await Array.fromAsync(aimed(mix))
  assert.equal(
    blocks.reduce((sum, [left]) => sum + left.length, 0),
    mix[0].length,
  )
})

test('sides that are one array stay one, and come out as two equal ones would', async () => {
  const [left, right] = murmur(3)
  // A peak that the limiter lowers, in the part that is the same on both sides.
  const voice = amplify(left.slice(sampleRate, 4 * sampleRate), 2)
  const parts = (other: Float32Array): Stereo[] => [
    [left.subarray(0, sampleRate), right.subarray(0, sampleRate)],
    ...inSeconds([voice, voice]).map(([side]): Stereo => [side, other === voice ? side : side.slice()]),
    [left.subarray(0, sampleRate), right.subarray(0, sampleRate)],
  ]
  const run = (other: Float32Array) =>
    Array.fromAsync(new Master({ mixLoudness: loudness(murmur(3)), bitrate: 128_000 }).run(parts(other)))
  const [one, two] = [await run(voice), await run(voice.slice())]
  assert.deepEqual(one.map(isMono), [false, false, true, true, false, false])
  assert.ok(two.slice(0, -1).every((block) => !isMono(block)))
  assert.deepEqual(one, two)
})

test('the MP3 is 128 kbit/s, stereo, 44.1 kHz and as long as the sound', async () => {
  const mix = murmur(1)
  const { mp3 } = await encodeMp3(aimed(mix))
  const track = await new Input({ source: new BufferSource(mp3), formats: [MP3] }).getPrimaryAudioTrack()
  assert.ok(track)
  const { packetCount, averageBitrate } = await track.computePacketStats()
  // Frames of 1152 samples; LAME needs up to two more for its own delay.
  assert.ok(Math.abs(packetCount - Math.ceil(mix[0].length / 1152) - 1) <= 1, `${packetCount} frames`)
  assert.ok(Math.abs(averageBitrate - 128_000) < 1000, `${averageBitrate} bit/s`)
  assert.ok(Math.abs((await track.computeDuration()) - 5.5) < 0.08)
})

test('a sound that breaks off breaks the encoding off', async () => {
  async function* broken(): AsyncGenerator<Stereo> {
    yield murmur(1)
    throw new Error('the studio burned down')
  }
  await assert.rejects(encodeMp3(broken()), /burned down/)
})
