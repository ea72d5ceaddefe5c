import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  movedTopics,
  nextTopic,
  placedTopic,
  type Topic,
  type TopicFit,
  topicOfTitle,
  topicsByDate,
  topicsInLines,
  typedTopic,
} from './topics.ts'

const topic = (id: string, more: Partial<Topic & { fit: TopicFit }> = {}) => ({
  ...{ id, title: id, origin: 'client' as const, url: null, isStruck: false, requestId: null },
  ...{ fit: 'enough' as TopicFit, ...more },
})

describe('topics', () => {
  test('are what somebody has typed in one line', () => {
    assert.equal(typedTopic('  Wedding\u202e   cakes '), 'Wedding cakes')
    for (const typed of ['', '…', '1', 'x'.repeat(121)]) assert.equal(typedTopic(typed), undefined)
    assert.deepEqual(topicsInLines('Do you deliver?\n\n 2 \nWho bakes?'), ['Do you deliver?', 'Who bakes?'])
  })

  test('of a draft come in its order, however they are accepted, and among what was there already', () => {
    const titles = ['Why rye?', 'Who is Ada?', 'What is a pre-ferment?', 'Where?']
    const after = (there: readonly string[], added: string) =>
      placedTopic(
        [topic('told', { requestId: 'r' }), ...[...there, added].map((id) => topic(id))],
        added,
        titles,
      )
    const asked = ['Do you deliver?', 'WHY RYE', 'Is it open?']
    assert.deepEqual(after(asked, 'Who is Ada?'), [
      'Do you deliver?',
      'WHY RYE',
      'Who is Ada?',
      'Is it open?',
    ])
    assert.deepEqual(after(['a', 'Where?', 'b'], 'Who is Ada?'), ['a', 'Who is Ada?', 'Where?', 'b'])
    assert.deepEqual(after(['a', 'b'], 'Where?'), ['a', 'b', 'Where?'])
    assert.equal(topicOfTitle(`${'Long '.repeat(30)}`)?.length, 119)
  })

  test('move among those that are open, and no further than the ends', () => {
    const all = [
      topic('a'),
      topic('told', { requestId: 'r' }),
      topic('b'),
      topic('struck', { isStruck: true }),
      topic('c'),
    ]
    assert.deepEqual(movedTopics(all, 'c', -1), ['a', 'c', 'b'])
    assert.deepEqual(movedTopics(all, 'a', 1), ['b', 'a', 'c'])
    for (const [id, by] of [
      ['a', -1],
      ['c', 1],
      ['told', 1],
      ['unknown', 1],
    ] as const)
      assert.deepEqual(movedTopics(all, id, by), ['a', 'b', 'c'])
  })

  test('of which nothing is said wait, and the next one takes the date', () => {
    const all = [
      topic('unsaid', { fit: 'nothing' }),
      topic('told', { requestId: 'r' }),
      topic('a', { fit: 'little' }),
      topic('b'),
    ]
    assert.equal(nextTopic(all)?.id, 'a')
    const dates = topicsByDate(all, ['2026-12-01', '2026-12-08', '2026-12-15'])
    assert.deepEqual(
      [...dates].map(([key, { id }]) => [key, id]),
      [
        ['2026-12-01', 'a'],
        ['2026-12-08', 'b'],
      ],
    )
    assert.equal(nextTopic([topic('unsaid', { fit: 'nothing' })]), undefined)
  })
})
