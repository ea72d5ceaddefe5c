import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptAsText } from './shown-script.ts'

test('how a talk was written stands behind it, and never among its words', () => {
  const reason = 'The second beat is read aloud.'
  const script = {
    ...{ show: 'Heron Yard', title: 'Nine boats', summary: ['One.', 'Two.', 'Three.'] as const },
    written: { way: 'A' as const, by: 'a model', prompts: '', reason },
    chapters: [
      {
        title: 'Boats',
        sentences: [{ speaker: 'host' as const, text: 'Nine.', support: 'bridge' as const }],
      },
    ],
  }
  const text = scriptAsText('heron.test', { outcome: 'episode', script, leftOut: [] })
  const [talk, after] = text.split('How it was written:')
  assert.match(talk ?? '', /Way A, by a model\.\n\nOne\./)
  assert.match(talk ?? '', /host: Nine\./)
  assert.ok(!talk?.includes(reason) && after?.includes(reason))
})
