import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SpokenSentence } from '#domain/episode.ts'
import { excerpt } from '#domain/excerpt.ts'
import type { Speaker } from '#domain/script.ts'
import { downloadName } from './download-name.ts'
import { fileSize } from './file-size.ts'
import { pageTitle } from './page-title.ts'
import { passageLink, shortAddress, webAddress } from './passage-link.ts'
import { sourcedLines, turnsIn } from './turns.ts'
import { voiceNames } from './voices.ts'

describe('a link to a passage', () => {
  test('leads to its words on the page', () => {
    const page = 'https://bakery.test/about?year=1994'
    assert.equal(passageLink(page, 'Slow, well-made bread'), `${page}#:~:text=Slow%2C%20well%2Dmade%20bread`)
    assert.equal(
      passageLink(page, 'one two three four five six seven eight nine ten eleven'),
      `${page}#:~:text=one%20two%20three%20four%20five,eight%20nine%20ten%20eleven`,
    )
  })

  test('leaves a page’s own fragment alone', () =>
    assert.equal(passageLink('https://bakery.test/#prices', 'a b'), 'https://bakery.test/#prices'))

  test('is none where a browser must not go', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'JAVASCRIPT:x',
      ' java\nscript:x',
      'bakery.test',
      '//bakery.test',
      'file:///etc/passwd',
      'https://ada:secret@bakery.test/',
      '',
    ])
      assert.equal(passageLink(address, 'words'), undefined, address)
  })

  test('is shown short', () => {
    const shown = (text: string) => shortAddress(webAddress(text) ?? new URL('https://wrong.test'))
    assert.equal(shown('https://www.bakery.test/'), 'bakery.test')
    assert.equal(shown('http://bakery.test/about/us?a=b'), 'bakery.test/about/us')
    assert.equal(shown(`https://bakery.test/${'a'.repeat(99)}`).length, 44)
    assert.equal(shown('https://bäckerei.test/'), 'xn--bckerei-5wa.test')
  })
})

test('a page is called what it calls itself, without the business that stands on all of them', () => {
  for (const [title, business, called] of [
    ['Slow bread from Saltmouth | Harbour Lane Bakery', 'Harbour Lane Bakery', 'Slow bread from Saltmouth'],
    ['Calder & Voss: When a family firm changes hands', 'Calder & Voss', 'When a family firm changes hands'],
    [
      'Old bicycles, rebuilt to last — Second Wind Bikes',
      'Second Wind Bikes',
      'Old bicycles, rebuilt to last',
    ],
    ['Elm Street Plumbing', 'Elm Street Plumbing', 'Elm Street Plumbing'],
    ['The 9:30 class - what to bring', 'Orbit', 'The 9:30 class'],
    ['', 'Orbit', ''],
    [' | ', 'Orbit', ''],
  ] as const)
    assert.equal(pageTitle(title, business), called)
})

test('an excerpt ends with a sentence, and between words where the first one is too long', () => {
  const first = `Dr. Ruiz bakes at night, ${'slowly '.repeat(20).trim()}.`
  assert.equal(excerpt(`${first} She rests at noon, ${'alone '.repeat(20).trim()}.`), first)
  assert.equal(excerpt('  short \n and plain '), 'short and plain')
  assert.equal(excerpt(`${'word '.repeat(60)}`), `${'word '.repeat(38).trim()}…`)
  assert.equal(excerpt('x'.repeat(300)).length, 191)
})

test('every sentence stands in exactly one chapter, in turns of one speaker', () => {
  const said = (speaker: Speaker, start: number): SpokenSentence => {
    return { speaker, text: `At ${start}.`, start, end: start + 5, words: [], evidence: [] }
  }
  const sentences = [said('host', 0), said('guest', 6), said('guest', 12), said('host', 18), said('host', 40)]
  const chapters = [
    { title: 'One', start: 3, end: 12 },
    { title: 'Two', start: 12, end: 24 },
  ]
  const voices = { host: { name: 'Ada', engine: 'flite', isPreview: true } } as const
  const episode = { sentences, chapters, voices }
  const turns = chapters.map((chapter) => turnsIn(episode, chapter))
  assert.deepEqual(
    turns.map((each) => each.map(({ by, sentences: { length } }) => `${by} ${length}`)),
    [
      ['Ada 1', 'Guest 1'],
      ['Guest 1', 'Ada 2'],
    ],
  )
  assert.equal(voiceNames(episode), 'Ada and Guest')
  assert.ok(turns.flat().every(({ isRead }) => !isRead))
  const read = { ...episode, sentences: [...sentences, said('reader', 41)] }
  assert.equal(voiceNames(read), 'Ada, Guest and Reader')
  assert.equal(chapters[1] && turnsIn(read, chapters[1]).at(-1)?.isRead, true)
})

test('what is said one after the other from one passage has its source once', () => {
  const said = (start: number, ...passages: string[]) => {
    const evidence = passages.map((passage) => ({ url: 'https://bakery.test/', passage }))
    return { speaker: 'guest' as const, text: `At ${start}.`, start, end: start + 5, evidence }
  }
  const sentences = [said(0), said(1), said(2, 'a'), said(3, 'a'), said(4, 'a', 'b'), said(5, 'a')]
  const lines = sourcedLines({ by: 'Ben', isRead: false, isOfProgramme: false, sentences })
  assert.deepEqual(
    lines.map((line) => line.map(({ start }) => start)),
    [[0], [1], [2, 3], [4], [5]],
  )
})

test('a download has a name that every file system takes', () => {
  const named = (title: string) => downloadName({ show: 'Slow Bread', title }, 'episode.mp3')
  assert.equal(named('Über Nacht: 20 hours?'), 'slow-bread-uber-nacht-20-hours.mp3')
  assert.equal(named('../../etc/passwd\0'), 'slow-bread-etc-passwd.mp3')
  assert.equal(downloadName({ show: '夜', title: '🥖' }, 'transcript.vtt'), 'episode-transcript.vtt')
  assert.ok(named('x'.repeat(300)).length <= 64)
})

test('sizes are read by people', () => {
  assert.deepEqual([900, 12_400, 999_600, 4_812_345].map(fileSize), [
    '900 bytes',
    '12 KB',
    '1.0 MB',
    '4.8 MB',
  ])
})
