import assert from 'node:assert/strict'
import { test } from 'node:test'
import { playTheme } from '#audio/music/theme/play-theme.ts'
import { playThreeQuestions } from '#audio/music/three-questions/play-three-questions.ts'
import { highest, sampleRate } from '#audio/sound.ts'
import type { Format, Script, Speaker } from '#domain/script.ts'
import type { Clip } from '#production/recording/record-voices.ts'
import { arranged } from './arrangement.ts'
import { EpisodeMix } from './mix-episode.ts'

const chapter = (title: string, ...speakers: Speaker[]) => ({
  title,
  sentences: speakers.map((speaker, i) => ({ speaker, text: `${title} ${i}.`, support: 'bridge' as const })),
})
const script = (format?: Format): Script => ({
  ...(format && { format }),
  show: 'Slow Crust',
  title: 'Bread',
  summary: ['', '', ''],
  chapters: [
    chapter('Who', 'host', 'reader'),
    chapter('More', 'guest', 'reader', 'host', 'customer', 'guest', 'customer'),
    chapter('Begin', 'host', 'reader'),
  ],
})

const theme = playThreeQuestions('Slow Crust')

/** Somebody moves their lips for three seconds a sentence: what is heard then is music. */
async function mixed(told: Script, music = theme) {
  const mix = new EpisodeMix(told, arranged(told, music))
  async function* clips(): AsyncGenerator<Clip> {
    for (const { sentences } of told.chapters)
      for (const _ of sentences) yield { file: '', seconds: 3, words: [] }
  }
  const silent = new Float32Array(3 * sampleRate)
  const blocks = await Array.fromAsync(mix.run(clips(), async () => silent))
  const left = new Float32Array(blocks.reduce((sum, [side]) => sum + side.length, 0))
  let at = 0
  for (const [side] of blocks) {
    left.set(side, at)
    at += side.length
  }
  return { left, ...mix.timing() }
}

const loudest = (samples: Float32Array, from: number, to: number) =>
  highest(samples, Math.round(from * sampleRate), Math.round(to * sampleRate))

test('while somebody speaks nothing else is heard', async () => {
  const { left, sentences } = await mixed(script('three-questions'))
  for (const { start, end, text } of sentences) {
    assert.ok(loudest(left, start, start + 0.3) < 0.02, text)
    assert.ok(loudest(left, start + 0.3, end) < 0.002, text)
  }
})

test('a chime stands before the second and third question and before the first review, nowhere else', async () => {
  const { left, sentences } = await mixed(script('three-questions'))
  const chimed = sentences.filter(
    ({ start }, i) => i > 0 && loudest(left, sentences[i - 1]?.end ?? 0, start) > 0.05,
  )
  assert.deepEqual(
    chimed.map(({ text }) => text),
    ['More 0.', 'More 2.', 'Begin 0.'],
  )
})

test('the third question is struck once more than the second', () => {
  const { between } = arranged(script('three-questions'), theme)
  const [second, reviews, third] = [between(2, 10), between(4, 10), between(8, 10)]
  const [chimes] = [theme.stings()]
  assert.deepEqual(
    [second, third, reviews].map((each) => each?.laid[0]),
    chimes,
  )
  assert.ok((third?.next ?? 0) > (second?.next ?? 0) + 0.4)
})

test('a beginning of an episode, which has two chapters, counts to two', () => {
  const told = script('three-questions')
  const cut = { ...told, chapters: told.chapters.slice(0, 2) }
  assert.equal(arranged(cut, theme).between(2, 10)?.laid[0], theme.stings()[0])
})

test('a show of talk keeps its theme, its bed and its stings', async () => {
  const told = script()
  const talk = playTheme('Slow Crust')
  const { left, sentences } = await mixed(told, talk)
  const [first] = sentences
  assert.ok(Math.abs((first?.start ?? 0) - talk.bedSeconds - 0.1) < 1e-9)
  assert.ok(loudest(left, (first?.start ?? 0) + 0.5, first?.end ?? 0) > 0.005, 'there is a bed')
  assert.equal(arranged(told, talk).between(4, 10), undefined)
})
