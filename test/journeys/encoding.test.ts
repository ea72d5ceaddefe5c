/** Speech has one sound for both sides and music has two: an independent decoder hears what was encoded. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { filter, lowPass } from '#audio/filter.ts'
import { encodeMp3 } from '#audio/mp3/encode-mp3.ts'
import type { Bitrate } from '#audio/mp3/lame-thread.ts'
import { noise } from '#audio/random.ts'
import { isMono, perSide, power, type Stereo, sampleRate } from '#audio/sound.ts'
import { seeded } from '#domain/seeded.ts'
import { decodedSides, measured, probed } from '#test/heard-by-ffmpeg.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'encoding-'))
after(() => rm(folder, { recursive: true }))

const random = seeded(3)
const syllables = (i: number) => Math.max(0.02, Math.sin((5 * Math.PI * i) / sampleRate))
const murmur = (seconds: number) =>
  filter(noise(random, Math.round(seconds * sampleRate)), lowPass(900)).map((x, i) => 0.5 * x * syllables(i))

const speech = (seconds: number): Stereo => {
  const voice = murmur(seconds)
  return [voice, voice]
}
const music = (seconds: number): Stereo => [murmur(seconds), murmur(seconds)]

/** LAME's own delay and the decoder's, in samples; and how much softer LAME makes everything. */
const [delay, gain] = [1105, 0.95]

async function heard(parts: readonly Stereo[], bitrate: Bitrate) {
  const file = path.join(folder, `${randomUUID()}.mp3`)
  async function* blocks() {
    yield* parts
  }
  await writeFile(file, (await encodeMp3(blocks(), bitrate)).mp3)
  const [sides, { complaints }, { format }] = [
    await decodedSides(file),
    await measured(file),
    await probed(file),
  ]
  return { sides, complaints, format }
}

/** How far below the sound the error lies where it is worst, in dB; over a fiftieth of a second each. */
function worst(parts: readonly Stereo[], sides: Stereo, side: 0 | 1) {
  const length = sampleRate / 50
  const all = Float32Array.from(parts.flatMap((part) => [...part[side]]))
  const error = all.map((sample, i) => (sides[side][i + delay] ?? 9) / gain - sample)
  const loud = power(all)
  const ratios = Array.from({ length: Math.floor(all.length / length) }, (_, i) => {
    const [from, to] = [i * length, (i + 1) * length]
    return 10 * Math.log10(power(error, from, to) / Math.max(power(all, from, to), loud / 10))
  })
  return Math.max(...ratios)
}

const programmes: Record<string, readonly Stereo[]> = {
  'an episode': [music(2), speech(3), music(0.7), speech(4.2), music(2.3)],
  'speech that is too short for a turn of its own': [
    music(1.5),
    speech(0.6),
    music(0.5),
    speech(1.2),
    music(1),
  ],
  'speech first and last': [speech(1.7), music(1.1), speech(2.9)],
  'an end shortly after the last turn': [music(1), speech(2), music(0.3)],
  'speech alone': [speech(3.3)],
  'music alone': [music(3.3)],
}

for (const [name, parts] of Object.entries(programmes))
  for (const bitrate of [128_000, 64_000] as const)
    describe(`${name}, ${bitrate / 1000} kbit/s`, async () => {
      const { sides, complaints, format } = await heard(parts, bitrate)

      test('decodes without a complaint, as long as it was and at its rate', () => {
        assert.deepEqual(complaints, [])
        const seconds = parts.reduce((sum, [side]) => sum + side.length, 0) / sampleRate
        assert.ok(
          Math.abs(sides[0].length / sampleRate - seconds) < 0.08,
          `${sides[0].length / sampleRate} s`,
        )
        const rate = Number(format.bit_rate)
        assert.ok(Math.abs(rate - bitrate) < bitrate / 50, `${rate} bit/s`)
      })

      test('is the sound that was encoded, at the joins too', () => {
        const error = Math.max(worst(parts, sides, 0), worst(parts, sides, 1))
        const most = bitrate === 128_000 ? -14 : -10
        assert.ok(error < most, `${error} dB`)
      })

      test('has two sides in music, and one sound from both in speech', () => {
        let at = 0
        for (const part of parts) {
          const middle = delay + at + Math.floor(part[0].length / 2)
          const [left, right] = perSide(sides, (side) => side.subarray(middle, middle + 1000))
          const difference = left.map((sample, i) => sample - (right[i] ?? 0))
          const isOne = power(difference) < power(left) / 1e4
          assert.equal(isOne, isMono(part), `at ${at / sampleRate} s`)
          at += part[0].length
        }
      })
    })
