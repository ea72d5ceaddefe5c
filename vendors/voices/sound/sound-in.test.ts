import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pcm, wav } from '#vendors/voices/vendor-under-test.ts'
import { soundIn } from './sound-in.ts'

const seconds = 0.5
const raw = pcm(seconds)
const tone = Float32Array.from({ length: raw.length / 2 }, (_, i) => raw.readInt16LE(2 * i) / 32_768)

/** Every sample of the tone, written as a kind of WAV file writes it. */
function written(bytesEach: number, write: (bytes: Buffer, sample: number) => void): Buffer {
  return Buffer.concat(
    Array.from(tone, (sample) => {
      const bytes = Buffer.alloc(bytesEach)
      write(bytes, sample)
      return bytes
    }),
  )
}

const wholes = (bits: number) => (bytes: Buffer, sample: number) =>
  bytes.writeIntLE(Math.round(sample * (2 ** (bits - 1) - 1)), 0, bits / 8)
const kind = (tag: number, bits: number, channels = 1) => ({ tag, bits, channels })

/** The second channel is silent: what is heard is half as loud, and nothing of the first is lost. */
const stereo = written(4, (bytes, sample) => wholes(16)(bytes, sample))

/** The head of files with more than 16 bits or two channels: what it is stands farther down. */
function extensible(samples: Buffer): Buffer {
  const plain = wav(samples, 24_000, kind(0xfffe, 24))
  const more = Buffer.alloc(24)
  more.writeUInt16LE(22, 0)
  more.writeUInt16LE(24, 2)
  more.writeUInt16LE(1, 8)
  const file = Buffer.concat([plain.subarray(0, 36), more, plain.subarray(36)])
  file.writeUInt32LE(40, 16)
  return file
}

type Readable = { what: string; bytes: Buffer; type?: string; rate?: number; gain?: number }

const readable: readonly Readable[] = [
  { what: 'raw samples without a name', bytes: raw },
  { what: 'raw samples, called so', bytes: raw, type: 'audio/pcm' },
  { what: 'raw samples, as Azure calls them', bytes: raw, type: 'audio/basic' },
  { what: 'raw samples at 8 kHz', bytes: raw, type: 'audio/L16;rate=8000', rate: 8000 },
  {
    what: 'raw samples as Amazon says it',
    bytes: raw,
    type: 'audio/lpcm; sample-rate=8000; sample-size-bits=16',
    rate: 8000,
  },
  {
    what: 'raw samples, high byte first',
    bytes: Buffer.from(raw).swap16(),
    type: 'audio/L16; rate=16000',
    rate: 16_000,
  },
  {
    what: 'raw samples of two channels',
    bytes: stereo,
    type: 'audio/pcm;rate=48000;channels=2',
    rate: 48_000,
    gain: 0.5,
  },
  { what: 'a WAV file that is called MP3', bytes: wav(raw, 22_050), type: 'audio/mpeg', rate: 22_050 },
  { what: 'a WAV file in stereo', bytes: wav(stereo, 24_000, kind(1, 16, 2)), gain: 0.5 },
  {
    what: 'a WAV file of 8 bits',
    bytes: wav(
      written(1, (bytes, sample) => bytes.writeUInt8(Math.round(127.5 * sample + 127.5))),
      24_000,
      kind(1, 8),
    ),
  },
  { what: 'a WAV file of 24 bits', bytes: wav(written(3, wholes(24)), 24_000, kind(1, 24)) },
  { what: 'a WAV file of 24 bits that says so farther down', bytes: extensible(written(3, wholes(24))) },
  { what: 'a WAV file of 32 bits', bytes: wav(written(4, wholes(32)), 24_000, kind(1, 32)) },
  {
    what: 'a WAV file of floating numbers',
    bytes: wav(
      written(4, (bytes, sample) => bytes.writeFloatLE(sample)),
      24_000,
      kind(3, 32),
    ),
  },
  {
    what: 'a WAV file of long floating numbers',
    bytes: wav(
      written(8, (bytes, sample) => bytes.writeDoubleLE(sample)),
      24_000,
      kind(3, 64),
    ),
  },
]

for (const { what, bytes, type = '', rate = 24_000, gain = 1 } of readable)
  test(`${what} is read`, async () => {
    const sound = await soundIn('the server', { bytes, type }, 24_000)
    assert.ok(!('outcome' in sound), JSON.stringify(sound))
    assert.equal(sound.rate, rate)
    const farthest = sound.pcm.reduce(
      (most, each, i) => Math.max(most, Math.abs(each - gain * (tone[i] ?? 0))),
      0,
    )
    assert.ok(farthest < 0.01, `${farthest} away`)
    assert.equal(sound.pcm.length, tone.length)
  })

const page = Buffer.from('<!doctype html><title>Wartung für fünf Minuten</title>')
const unreadable: readonly [what: string, bytes: Buffer, type: string, outcome: string, reason: RegExp][] = [
  ['nothing', Buffer.alloc(0), 'audio/pcm', 'wait', /sent nothing \(audio\/pcm\)/],
  ['a page', page, 'text/html; charset=utf-8', 'wait', /sent text\/html instead of sound/],
  ['a page called sound', page, 'audio/pcm', 'wait', /sent audio\/pcm instead of sound|text/],
  [
    'an error in JSON',
    Buffer.from('{"error":"busy"}'),
    'application/json',
    'wait',
    /application\/json instead/,
  ],
  ['sound called a page', raw, 'text/html', 'wait', /text\/html instead/],
  ['half a WAV file', wav(raw, 24_000).subarray(0, 9000), 'audio/wav', 'wait', /cut off \(audio\/wav\)/],
  ['the head of a WAV file', wav(raw, 24_000).subarray(0, 40), '', 'wait', /cut off \(without a type\)/],
  ['half a sample', raw.subarray(1), '', 'wait', /cut off/],
  ['a WAV file of the telephone', wav(raw, 8000, kind(7, 8)), 'audio/wav', 'ask', /a WAV file of a kind/],
  ['a WAV file without channels', wav(raw, 8000, kind(1, 16, 0)), 'audio/wav', 'ask', /a WAV file of a kind/],
  [
    'an Ogg file',
    Buffer.from('OggS\0\x02\0\0\xff'),
    'application/octet-stream',
    'ask',
    /octet-stream of a kind/,
  ],
  ['what is called Opus', raw, 'audio/opus', 'ask', /audio\/opus of a kind/],
]

for (const [what, bytes, type, outcome, reason] of unreadable)
  test(`${what} is no sound, and the fault says what came`, async () => {
    const sound = await soundIn('the server', { bytes, type }, 24_000)
    assert.ok('outcome' in sound)
    assert.equal(sound.outcome, outcome)
    assert.match(sound.reason, reason)
  })

test('what a server writes instead of a type is not repeated', async () => {
  const type = 'key=sk-secret; text/html'
  const sound = await soundIn('the server', { bytes: page, type }, 24_000)
  assert.ok('outcome' in sound)
  assert.equal(sound.reason, 'the server sent text instead of sound.')
})
