import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apart, distanceOfVoices, withReaders } from '#content/readers.ts'
import { voices } from '#content/voices.ts'
import { own } from '#domain/own.ts'
import type { Cast, Voice } from '#domain/voice.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'

const text = 'We bake four loaves a day in an oven that came out of a hospital, and nobody minds.'

async function heard({ id }: Voice, pace = 1) {
  const flite = own(speech.voices, id) ?? ''
  const spoken = await speech.speak({ text, voice: flite, pace })
  assert.ok(spoken.outcome === 'spoken')
  return spoken
}

/** The middle of what is voiced: for each window of 40 ms the delay at which it is most like itself. */
function pitchOf(pcm: Float32Array, rate: number) {
  const length = Math.round(0.04 * rate)
  const found: number[] = []
  for (let at = 0; at + 2 * length < pcm.length; at += length) {
    let [best, delay] = [0.8, 0]
    for (let each = Math.round(rate / 300); each < rate / 65; each++) {
      const likeness = alike(pcm.subarray(at, at + length), pcm.subarray(at + each, at + each + length))
      // Two turns are as much alike as one: the second counts only if it is much better.
      if (likeness > best + (delay ? 0.02 : 0)) [best, delay] = [likeness, each]
    }
    if (delay) found.push(rate / delay)
  }
  return found.sort((a, b) => a - b)[found.length >> 1] ?? 0
}

function alike(a: Float32Array, b: Float32Array) {
  let [both, first, second] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0]
    both += x * y
    first += x * x
    second += y * y
  }
  return first / a.length < 0.0004 ? 0 : both / Math.sqrt(first * second)
}

test('each voice has the pitch that is written beside it', async () => {
  for (const voice of voices) {
    const { pcm, rate } = await heard(voice)
    const [measured, written] = [pitchOf(pcm, rate), voice.ear?.hertz ?? 0]
    assert.ok(Math.abs(12 * Math.log2(measured / written)) < 1, `${voice.id}: ${measured} Hz`)
  }
})

const everyPair: Cast[] = voices.flatMap((host) => [
  { host },
  ...voices.filter((guest) => guest !== host).map((guest) => ({ host, guest })),
])

test('nobody takes whoever reads for a host or for the other one, whoever the hosts are', () => {
  for (const cast of everyPair) {
    const { reader, customer } = withReaders(cast)
    assert.ok(reader && customer)
    for (const host of [cast.host, cast.guest].filter((each) => each !== undefined)) {
      assert.ok(distanceOfVoices(host, reader) >= apart, `${host.id} and ${reader.id}`)
      assert.ok(distanceOfVoices(host, customer) >= apart, `${host.id} and ${customer.id}`)
    }
    assert.ok(distanceOfVoices(reader, customer) >= apart, `${reader.id} and ${customer.id}`)
  }
})

test('beside the usual hosts a third throat reads, and it reads slower than it talks', async () => {
  const [host, guest] = voices.filter(({ id }) => id === 'nora' || id === 'sam')
  const { reader } = withReaders({ ...(host && { host }), ...(guest && { guest }) })
  assert.ok(reader)
  assert.ok(!voices.some(({ id, ear }) => /nora|sam/.test(id) && ear?.speaker === reader.ear?.speaker))
  const [talking, reading] = [await heard(reader), await heard(reader, 0.88)]
  assert.ok(reading.pcm.length > 1.1 * talking.pcm.length)
})

test('whoever has been chosen to read does', () => {
  const [nora, , , , sam] = voices
  const hugo = voices.find(({ id }) => id === 'hugo')
  assert.ok(nora && sam && hugo)
  assert.equal(withReaders({ host: nora, guest: sam, reader: hugo }).reader, hugo)
})
