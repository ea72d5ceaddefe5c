import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { recordedSample, sampleSound } from '#content/recorded-samples.ts'
import { coveredSamples, heroSample, sampleOrders } from '#content/samples.ts'
import { stories } from '#content/stories.ts'
import { aiDisclosure } from '#domain/episode.ts'
import { sampleLimits } from '#domain/sample.ts'
import { isHost } from '#domain/script.ts'
import { waveformBars } from '#domain/waveform.ts'
import { readWebsite } from '#reader/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { heardInMp3 } from './heard-in-mp3.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })

test('twenty trades have a sample, each with a show and a pair of voices of its own', () => {
  assert.deepEqual(
    sampleOrders.map(({ id }) => id),
    [heroSample, ...stories, ...coveredSamples].map(({ id }) => id),
  )
  assert.equal(new Set(sampleOrders.map(({ trade }) => trade)).size, 20)
  const pairs = sampleOrders.map(({ voices: { host, guest } }) => `${host} and ${guest}`)
  assert.equal(new Set(pairs).size, pairs.length)
  const named = [...stories.map((story) => ({ ...story, show: story.podcast })), ...coveredSamples]
  for (const { id, show, cover } of named) {
    const sample = recordedSample(id)
    assert.deepEqual([sample?.show, sample?.business], [show, cover.by])
  }
})

for (const { id, website } of sampleOrders)
  describe(`the sample ${id}`, () => {
    const sample = recordedSample(id)
    assert.ok(sample)

    test('is short, small and as loud as an episode', () => {
      assert.ok(sample.seconds >= sampleLimits.leastSeconds && sample.seconds <= sampleLimits.mostSeconds)
      const bytes = sampleSound(id)?.length ?? 0
      assert.ok(bytes > sample.seconds * 7000 && bytes <= sampleLimits.mostBytes, `${bytes} bytes`)
      assert.ok(Math.abs(sample.loudness + 16) <= 0.35 && sample.truePeak <= -1)
    })

    test('says of itself what is heard in its file, and is drawn in the inks of whoever speaks', async () => {
      const { loudness, truePeak, waveform } = sample
      const heard = await heardInMp3(sampleSound(id) ?? new Uint8Array(), sample)
      assert.deepEqual({ loudness, truePeak, waveform }, heard)
      const { levels, inks } = waveform
      assert.deepEqual([levels.length, inks.length], [waveformBars, waveformBars])
      assert.ok(inks.includes('q') && inks.includes('a'))
    })

    test('says that its voices are artificial, and names them previews', () => {
      // The website opens; then hosts say whose words these are, and that before anything is asked.
      const byHosts = sample.sentences.filter(({ speaker }) => isHost(speaker))
      assert.equal(
        byHosts.findIndex(({ text }) => text === aiDisclosure),
        1,
      )
      const heard = new Set(sample.sentences.map(({ speaker }) => speaker))
      assert.deepEqual(new Set(Object.keys(sample.voices)), heard)
      assert.ok(heard.has('reader') && Object.values(sample.voices).every(({ isPreview }) => isPreview))
    })

    test('ends with a fact, and every fact stands on the sample website', async () => {
      const read = await readWebsite({ web, url: website, signal: new AbortController().signal })
      assert.equal(read.outcome, 'read')
      assert.ok(sample.sentences.at(-1)?.evidence.length)
      assert.ok(sample.sentences.filter(({ evidence }) => evidence.length > 0).length >= 4)
      for (const { url, passage } of sample.sentences.flatMap(({ evidence }) => evidence))
        assert.ok(
          read.reading.passages.some((each) => each.url === url && each.text === passage),
          passage,
        )
    })
  })
