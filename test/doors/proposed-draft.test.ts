import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf } from '#domain/show-draft.ts'
import { proposedDraft } from '#production/writer/proposed-draft.ts'
import { aReading } from '#test/minute-under-test.ts'

test('a first draft says what the website and its client say, and nothing else', async () => {
  const reading = await aReading('harbour-lane-bakery.test')
  const answers = new Map([
    ['show-name', { text: 'Bread, slowly\nNot: Crumbs', choices: [] }],
    ['asked', { text: 'Is it gluten free?\nDo you deliver?', choices: [] }],
    ['voices', { text: '', choices: ['hugo', 'nobody', 'maya'] }],
  ])
  const draft = await proposedDraft({ client: 'ada@bakery.test', answers, reading })
  const words = reading.passages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')
  const all = JSON.stringify(reading)
  assert.equal(draft.name, 'Bread, slowly')
  assert.equal(draft.business, reading.name)
  const [first = ''] = draft.description.split(/(?<=[.!?…]) /)
  assert.ok(words.includes(first.replace(/…$/, '')), first)
  assert.deepEqual(draft.voices.slice(0, 2), ['hugo', 'maya'])
  assert.ok(draft.titles.length >= 5 && draft.titles.length <= 10, String(draft.titles.length))
  for (const { quote, url } of draft.titles.filter((each) => each.quote)) {
    for (const word of quote?.match(/\p{L}{4,}/gu) ?? []) assert.ok(all.includes(word), word)
    assert.ok(reading.pages.some((page) => page.url === url))
  }
  assert.deepEqual(
    draft.titles.slice(-2).map(({ title, quote }) => [title, quote]),
    [
      ['Is it gluten free?', undefined],
      ['Do you deliver?', undefined],
    ],
  )
  assert.deepEqual(faultsOf(draft), ['no-category'], 'that nobody has said')
})

test('without a website it is what they have answered', async () => {
  const draft = await proposedDraft({
    ...{ client: 'Hobbs Bakery', reading: undefined },
    answers: new Map([['sells', { text: 'Bread that takes two days.', choices: [] }]]),
  })
  assert.deepEqual(
    [draft.name, draft.description, draft.titles, faultsOf(draft)],
    ['Hobbs Bakery', 'Bread that takes two days.', [], ['no-category', 'no-title']],
  )
})
