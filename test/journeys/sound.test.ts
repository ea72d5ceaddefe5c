/** A whole episode, from the script to the file, as an independent meter hears it. */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { voiceNamed } from '#content/voices.ts'
import { aiDisclosure } from '#domain/episode.ts'
import type { Cast } from '#domain/voice.ts'
import { waveformBars } from '#domain/waveform.ts'
import { type Mastered, masterEpisode } from '#production/mastering/master-episode.ts'
import { recordVoices, startRecording } from '#production/recording/record-voices.ts'
import { decoded, measured, probed } from '#test/heard-by-ffmpeg.ts'
import { bakeryScript } from '#test/people/bakery-script.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'episode-'))
const target = path.join(folder, 'episode.mp3')
const wav = path.join(folder, 'episode.wav')
const cacheFolder = path.join(folder, 'cache')
after(() => rm(folder, { recursive: true }))

function cast(host: string, guest: string): Cast {
  const [first, second] = [voiceNamed(host), voiceNamed(guest)]
  if (!first || !second) throw new Error(`There is no ${host} or no ${guest}`)
  return { host: first, guest: second }
}

async function produce(voices: Cast, script = bakeryScript, file = target): Promise<Mastered> {
  const { clips } = startRecording({ script, voices, speech, cacheFolder })
  const mastered = await masterEpisode({ script, clips, target: file, wav, cacheFolder })
  assert.ok(mastered.outcome === 'mastered')
  return mastered
}

let episode: Mastered
let heard: Float32Array
before(async () => {
  episode = await produce(cast('nora', 'sam'))
  heard = await decoded(target)
})

test('it is as loud as podcasts are, its peaks stay where they are meant to, and it decodes without a complaint', async () => {
  const { loudness, truePeak, complaints } = await measured(target)
  assert.deepEqual(complaints, [])
  assert.ok(Math.abs(loudness + 16) <= 0.5, `${loudness} LUFS`)
  assert.ok(truePeak <= -1.4, `${truePeak} dBTP`)
  assert.ok(Math.abs(episode.loudness - loudness) < 0.1, `${episode.loudness} and ${loudness} LUFS`)
  assert.ok(Math.abs(truePeak - episode.truePeak) < 0.15, `${episode.truePeak} and ${truePeak} dBTP`)
})

test('the file is as long as the episode says', async () => {
  const { format, streams } = await probed(target)
  assert.ok(Math.abs(Number(format.duration) - episode.seconds) < 0.1)
  const sound = streams.find(({ codec_type }) => codec_type === 'audio')
  assert.equal(sound?.channels, 2)
  assert.ok(Math.abs(Number(sound?.bit_rate) - 128_000) < 500, `${sound?.bit_rate} bit/s`)
})

test('nobody waits in silence for more than a second and a half', () => {
  const length = 4410
  let [quiet, longest] = [0, 0]
  for (let from = 0; from + length < heard.length - 2 * 44_100; from += length) {
    const loudest = heard
      .subarray(from, from + length)
      .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    quiet = loudest < 0.003 ? quiet + 0.1 : 0
    longest = Math.max(longest, quiet)
  }
  assert.ok(longest <= 1.5, `${longest} s`)
})

test('there is no click at a join: no jump where a voice or a sting begins or ends', async () => {
  const joins = episode.sentences.flatMap(({ start, end }) => [start, end])
  for (const at of joins) {
    const near = heard.subarray(Math.round((at - 0.004) * 44_100), Math.round((at + 0.004) * 44_100))
    const jump = near.reduce(
      (most, sample, i) => Math.max(most, Math.abs(sample - (near[i - 1] ?? sample))),
      0,
    )
    assert.ok(jump < 0.06, `${jump} at ${at} s`)
  }
})

test('nothing is clipped', () => {
  assert.ok(heard.every((sample) => Math.abs(sample) < 0.95))
})

test('chapters begin at their first word, to a fifth of a second, and fill the episode', async () => {
  const { chapters } = await probed(target)
  assert.deepEqual(
    chapters.map(({ tags }) => tags.title),
    bakeryScript.chapters.map(({ title }) => title),
  )
  let sentence = 0
  for (const [i, chapter] of bakeryScript.chapters.entries()) {
    const word = episode.sentences[sentence]?.words[0]?.start ?? 0
    const start = Number(chapters[i]?.start_time)
    assert.ok(i === 0 ? start === 0 : Math.abs(start - word) < 0.2, `chapter ${i}: ${start} and ${word}`)
    const next = Number(chapters[i + 1]?.start_time ?? episode.seconds)
    assert.ok(Math.abs(Number(chapters[i]?.end_time) - next) < 0.01)
    sentence += chapter.sentences.length
  }
})

test('somebody speaks where the episode says that a word is, and nobody before the first one', () => {
  const level = (from: number, to: number) => {
    const cut = heard.subarray(Math.round(from * 44_100), Math.round(to * 44_100))
    return Math.sqrt(cut.reduce((sum, sample) => sum + sample * sample, 0) / cut.length)
  }
  const inside = episode.sentences.filter((_, i) => i > 4 && i < 50)
  for (const { text, words, start } of inside) {
    const [first, last] = [words[0], words.at(-1)]
    assert.ok(first && last)
    assert.ok(level(first.start, last.end) > 0.03, text)
    assert.ok(level(start - 0.15, start - 0.02) < level(first.start, last.end) / 2, text)
  }
})

test('the tags name show, title, length and that the voices are made by a machine', async () => {
  const { format } = await probed(target)
  const { title, artist, album, genre, comment } = format.tags
  assert.deepEqual([title, artist, album, genre], [bakeryScript.title, 'Slow Crust', 'Slow Crust', 'Podcast'])
  assert.equal(comment ?? format.tags[''], aiDisclosure)
  assert.equal(Number(format.tags.TLEN), Math.round(1000 * episode.seconds))
})

test('the waveform has a bar for each part of the episode', () => {
  assert.deepEqual([episode.levels.length, Math.max(...episode.levels)], [waveformBars, 1])
})

test('the WAV is the same length, and no draft is left behind', async () => {
  const { size } = await stat(wav)
  assert.ok(Math.abs((size - 44) / 4 / 44_100 - episode.seconds) < 0.01)
  assert.deepEqual((await readdir(folder)).sort(), ['cache', 'episode.mp3', 'episode.wav'])
})

test('a clip that has gone from the cache is said to be missing, and recording again brings it back', async () => {
  const script = { ...bakeryScript, chapters: bakeryScript.chapters.slice(0, 1) }
  const order = { script, voices: cast('nora', 'sam'), speech, cacheFolder }
  const recorded = await recordVoices(order)
  assert.ok(recorded.outcome === 'recorded')
  await rm(recorded.clips[3]?.file ?? '')
  const file = path.join(folder, 'incomplete.mp3')
  const attempt = await masterEpisode({ script, clips: recorded.clips, target: file, cacheFolder })
  assert.equal(attempt.outcome, 'incomplete')
  assert.equal((await recordVoices(order)).outcome, 'recorded')
  const again = await masterEpisode({ script, clips: recorded.clips, target: file, cacheFolder })
  assert.equal(again.outcome, 'mastered')
  await rm(file)
})

test('mastering that is called off stops, and leaves the file that was there', async () => {
  const before = await stat(target)
  const { clips } = startRecording({ script: bakeryScript, voices: cast('nora', 'sam'), speech, cacheFolder })
  const stop = new AbortController()
  const progress = () => stop.abort(new Error('called off'))
  const order = { script: bakeryScript, clips, target, cacheFolder, progress, signal: stop.signal }
  await assert.rejects(masterEpisode(order), /called off/)
  assert.equal((await stat(target)).mtimeMs, before.mtimeMs)
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.startsWith('episode.mp3')),
    ['episode.mp3'],
  )
})

for (const [host, guest] of [
  ['bram', 'ivy'],
  ['hugo', 'ruth'],
] as const)
  test(`${host} and ${guest}, in a short episode with another theme, are as loud`, async () => {
    const short = { ...bakeryScript, show: `${host} speaks`, chapters: bakeryScript.chapters.slice(0, 2) }
    const file = path.join(folder, `${host}.mp3`)
    const mastered = await produce(cast(host, guest), short, file)
    const { loudness, truePeak, complaints } = await measured(file)
    await rm(file)
    assert.deepEqual(complaints, [])
    assert.ok(Math.abs(loudness + 16) <= 0.5 && truePeak <= -1.4, `${loudness} LUFS, ${truePeak} dBTP`)
    assert.ok(mastered.seconds > 60)
  })
