/** Files that an encoder spoils, as an independent decoder hears them: nobody knows beforehand what it adds. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { noise } from '#audio/random.ts'
import { sampleRate } from '#audio/sound.ts'
import type { Script } from '#domain/script.ts'
import { seeded } from '#domain/seeded.ts'
import { masterEpisode } from '#production/mastering/master-episode.ts'
import { writeClip } from '#production/recording/clip.ts'
import { measured } from '#test/heard-by-ffmpeg.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'mastering-'))
after(() => rm(folder, { recursive: true }))

/** As hard as sound can be: clicks of one sample in hissing, which no window of an encoder holds. */
async function hiss(seed: number) {
  const random = seeded(seed)
  const samples = noise(random, 2 * sampleRate).map((value, i) => {
    const syllable = Math.max(0, Math.sin((9 * Math.PI * i) / sampleRate)) ** 3
    return i % 4410 === 99 ? 1.9 : 0.6 * value * syllable
  })
  const file = path.join(folder, `${seed}.clip`)
  await writeClip(file, { samples, spans: [] })
  return { file, seconds: 2, words: [] }
}

const script: Script = {
  format: 'three-questions',
  show: 'Hiss',
  title: 'Hiss',
  summary: ['', '', ''],
  chapters: [
    {
      title: 'Hiss',
      sentences: [1, 2, 3].map((number) => ({
        speaker: number === 2 ? 'reader' : 'host',
        text: `Number ${number}.`,
        support: 'bridge',
      })),
    },
  ],
}

for (const form of ['episode', 'sample'] as const)
  test(`hissing and clicks keep the peak of a file, and its figures are the file's own: ${form}`, async () => {
    const target = path.join(folder, `${form}.mp3`)
    const clips = await Promise.all([1, 2, 3].map(hiss))
    const made = await masterEpisode({ script, form, clips, target, cacheFolder: folder })
    assert.ok(made.outcome === 'mastered')
    const { loudness, truePeak, complaints } = await measured(target)
    assert.deepEqual(complaints, [])
    // It says tenths, and reads between samples with another filter than ours.
    assert.ok(truePeak <= -1.4, `${truePeak} dBTP`)
    assert.ok(Math.abs(loudness + 16) <= 0.5, `${loudness} LUFS`)
    assert.ok(Math.abs(made.truePeak - truePeak) <= 0.2, `${made.truePeak} and ${truePeak} dBTP`)
    assert.ok(Math.abs(made.loudness - loudness) <= 0.1, `${made.loudness} and ${loudness} LUFS`)
  })
