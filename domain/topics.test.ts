import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  movedTopics,
  nextTopic,
  type Topic,
  type TopicFit,
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
