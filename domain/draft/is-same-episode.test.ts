import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Script } from '#domain/script.ts'
import { applyEdit } from './apply-edit.ts'
import { type Draft, draftOf } from './draft.ts'
import type { Edit } from './edit.ts'
import { isSameEpisode } from './is-same-episode.ts'

const script: Script = {
  show: 'Slow Bread',
  title: 'What a loaf does at night',
  summary: ['One.', 'Two.', 'Three.'],
  chapters: [
    {
      title: 'The dough',
      sentences: [
        { speaker: 'host', text: 'Why does a loaf need twenty hours?', support: 'bridge' },
        { speaker: 'guest', text: 'Marta mixes it in the evening.', support: ['p1'] },
        { speaker: 'host', text: 'And then it rests.', support: ['p2'] },
      ],
    },
  ],
}
const made = draftOf(script)
const said = 'Marta mixes it in the evening.'

function after(draft: Draft, edit: Edit): { draft: Draft; inverse: Edit } {
  const done = applyEdit(draft, edit)
  assert.equal(done.outcome, 'applied')
  // As a database gives it back: in another order of fields, and without what is undefined.
  return done.outcome === 'applied'
    ? { ...done, inverse: JSON.parse(JSON.stringify(done.inverse)) }
    : assert.fail()
}

const edits: Edit[] = [
  { kind: 'say', sentence: 'c1s2', was: said, text: 'Marta does it.' },
  { kind: 'speak', sentence: 'c1s2', was: 'guest', speaker: 'host' },
  { kind: 'drop', sentence: 'c1s2', was: said },
  { kind: 'vouch', sentence: 'c1s2', was: null, by: 'Ines' },
  { kind: 'retitle', was: script.title, text: 'Bread, and why' },
  { kind: 'retitle-chapter', chapter: 'c1', was: 'The dough', text: 'Dough' },
  { kind: 'pronounce', name: 'Marta', was: null, said: 'Mar ta' },
  { kind: 'cast', speaker: 'guest', was: null, voice: 'hugo' },
  { kind: 'theme', was: 0, take: 2 },
  { kind: 'cover', was: 0, take: 2 },
  {
    kind: 'move',
    sentences: ['c1s2'],
    to: { chapter: 'c1', after: 'c1s3' },
    was: { chapter: 'c1', after: 'c1s1' },
  },
]

for (const edit of edits)
  test(`an episode is another one after ${edit.kind}, and the same once that is taken back`, () => {
    const { draft, inverse } = after(made, edit)
    assert.equal(isSameEpisode(made, draft), false)
    assert.equal(isSameEpisode(made, after(draft, inverse).draft), true)
  })
