import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gaugeOf, questionsToAnswer, wordsOfEpisode } from './gauge.ts'

const passage = (number: number) => `Loaf number ${number} is baked with flour from our own mill every day.`

describe('what a show has left to tell', () => {
  const passages = Array.from({ length: 200 }, (_, at) => passage(at))

  test('is counted in episodes, each passage once', () => {
    const { words, episodes } = gaugeOf([...passages, passage(1)], [])
    assert.equal(words, 200 * 13)
    assert.equal(episodes, Math.floor(words / wordsOfEpisode))
  })

  test('is less by what was said, however it was set, and not by headings', () => {
    const told = passages.slice(0, 100).map((text) => text.toUpperCase())
    assert.equal(gaugeOf(['Our bread', ...passages], told).words, 100 * 13)
    assert.deepEqual(gaugeOf(passages, passages), { words: 0, episodes: 0 })
  })

  test('of a longer passage half must have been said', () => {
    const long = `${passage(1)} It rests for a day before anybody touches it, and for two in winter, since the mill is cold.`
    assert.equal(gaugeOf([long], [passage(1)]).words > 0, true)
    assert.equal(gaugeOf([`${passage(1)} ${passage(2)}`], [passage(1)]).words, 0)
  })
})

test('what customers ask stands first, each once, and nothing that is answered', () => {
  const asked = [
    'Do you deliver?',
    ' ',
    'Is it organic?',
    'Do you deliver?',
    'What does it cost?',
    'Who bakes?',
  ]
  const usual = ['How did it begin?']
  assert.deepEqual(questionsToAnswer(asked, [], usual), [
    'Do you deliver?',
    'Is it organic?',
    'What does it cost?',
    'Who bakes?',
    'How did it begin?',
  ])
  assert.deepEqual(
    questionsToAnswer(asked, ['do you deliver', 'Is it organic?', 'What does it cost?'], usual),
    ['Who bakes?', 'How did it begin?'],
  )
})
