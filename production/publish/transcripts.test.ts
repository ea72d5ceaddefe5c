import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Episode, SpokenSentence } from '#domain/episode.ts'
import type { Speaker } from '#domain/script.ts'
import { chaptersJson } from './chapters-json.ts'
import { transcriptText } from './transcript-text.ts'
import { transcriptVtt } from './transcript-vtt.ts'

const long =
  'Marta mixes flour, water and a little salt on the evening before, and then she does what few bakers do, which is nothing.'

function said(speaker: Speaker, text: string, start: number): SpokenSentence {
  const words = text
    .split(' ')
    .map((word, at) => ({ text: word, start: start + at * 0.4, end: start + at * 0.4 + 0.3 }))
  return { speaker, text, start, end: words.at(-1)?.end ?? start, words, evidence: [] }
}

const episode: Episode = {
  show: 'Slow Bread',
  title: 'What a loaf does at night',
  summary: ['A bakery waits.', 'We ask what for.', 'You hear what it costs.'],
  business: 'Mill Lane Bakery',
  website: 'https://bakery.test/',
  seconds: 3700,
  chapters: [
    { title: 'Evening', start: 0, end: 30.0004 },
    { title: 'Night & day', start: 30.0004, end: 3700 },
  ],
  sentences: [
    said('host', 'Why wait?', 0),
    said('guest', long, 2),
    said('guest', 'Then she bakes.', 30.5),
    said('host', 'And we eat at last.', 3661.25),
  ],
  voices: {
    host: { name: 'Ada', engine: 'flite', isPreview: true },
    guest: { name: 'Ben', engine: 'flite', isPreview: true },
  },
  loudness: -16,
  truePeak: -1.5,
  peaks: [],
}

describe('captions', () => {
  const cues = transcriptVtt(episode).trimEnd().split('\n\n').slice(1)

  test('name the speaker of every line', () => {
    assert.equal(cues[0], '00:00:00.000 --> 00:00:00.700\n<v Ada>Why wait?')
    assert.equal(cues.at(-1), '01:01:01.250 --> 01:01:03.150\n<v Ada>And we eat at last.')
  })

  test('break a long sentence between words, each line at the time of its words', () => {
    const lines = cues.filter((cue) => cue.includes('<v Ben>')).slice(0, -1)
    assert.equal(lines.map((cue) => cue.split('<v Ben>')[1]).join(' '), long)
    for (const cue of lines) assert.ok((cue.split('>').at(-1)?.length ?? 99) <= 65, cue)
    const starts = lines.map((cue) => cue.slice(0, 12))
    assert.deepEqual(starts, ['00:00:02.000', '00:00:06.800'])
  })

  test('keep to the line where the engine said other words than those that are read', () => {
    const sentence = { ...said('host', long, 10), words: [], end: 40 }
    const found = transcriptVtt({ ...episode, sentences: [sentence] }).match(/[\d:.]+ --> [\d:.]+/g) ?? []
    assert.equal(found.length, 2)
    assert.ok(found[0]?.startsWith('00:00:10.000') && found[1]?.endsWith('00:00:40.000'), found.join())
  })

  test('cannot be broken by what is said or by who says it', () => {
    const text = 'a --> b <v Eve> & \n\nc'
    for (const name of ['<!--', '--', 'Ann>', '', '\n00:00'])
      for (const cue of transcriptVtt({
        ...episode,
        sentences: [said('host', text, 0)],
        voices: { host: { name, engine: 'flite', isPreview: true } },
      })
        .trimEnd()
        .split('\n\n')
        .slice(1))
        assert.match(cue, /^[\d:.]+ --> [\d:.]+\n<v [\p{L}\d .:]+>a --&gt; b &lt;v Eve&gt; &amp; c$/u)
  })

  test('cut what is longer than a line by itself', () => {
    const cues = transcriptVtt({ ...episode, sentences: [said('host', 'x'.repeat(150), 0)] })
    assert.deepEqual(
      cues.match(/x+/g)?.map((line) => line.length),
      [65, 65, 20],
    )
  })
})

test('the plain transcript is one paragraph a turn under its chapter', () => {
  const text = transcriptText(episode)
  assert.ok(text.startsWith('What a loaf does at night\nSlow Bread\n\nA bakery waits.\n'))
  assert.ok(text.includes('made by artificial intelligence'))
  assert.ok(text.endsWith('NIGHT & DAY\n\nBen: Then she bakes.\n\nAda: And we eat at last.\n'))
})

test('what is read aloud stands in quotation marks, each review with its name', () => {
  const read = [
    said('host', 'What do they say?', 0),
    said('reader', 'We wait.', 2),
    said('reader', 'Twenty hours.', 4),
    { ...said('customer', 'Worth it.', 6), by: 'Jo Hart' },
    { ...said('customer', 'Twice.', 8), by: 'Al <b>' },
  ]
  assert.ok(
    transcriptText({ ...episode, sentences: read }).includes(
      'Ada: What do they say?\n\nReader: “We wait. Twenty hours.”\n\nCustomer: “Worth it.” (Jo Hart)\n\nCustomer: “Twice.” (Al <b>)',
    ),
  )
})

test('chapters are those of the podcast namespace, version 1.2.0', () => {
  assert.deepEqual(JSON.parse(chaptersJson(episode)), {
    version: '1.2.0',
    title: 'What a loaf does at night',
    podcastName: 'Slow Bread',
    chapters: [
      { startTime: 0, endTime: 30, title: 'Evening' },
      { startTime: 30, endTime: 3700, title: 'Night & day' },
    ],
  })
})

test('no file takes over a mark that turns the direction of writing, wherever it stands', () => {
  const turned = (text: string) => `\u202e${text}\u2066\u200f\u061c`
  const hostile: Episode = {
    ...episode,
    show: turned(episode.show),
    title: turned(episode.title),
    summary: [turned('A bakery waits.'), turned('We ask what for.'), turned('You hear what it costs.')],
    chapters: episode.chapters.map((chapter) => ({ ...chapter, title: turned(chapter.title) })),
    sentences: episode.sentences.map((sentence) => ({ ...sentence, text: turned(sentence.text) })),
    voices: { host: { name: turned('Ada'), engine: 'flite', isPreview: true } },
  }
  for (const file of [transcriptVtt, transcriptText, chaptersJson])
    assert.doesNotMatch(file(hostile), /\p{Bidi_Control}/u)
  assert.equal(chaptersJson(hostile), chaptersJson(episode))
})
