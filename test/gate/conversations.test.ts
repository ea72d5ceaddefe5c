// Conversations as a model writes them: code refuses next to none of their true lines, whoever reads them again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formulasOf } from '#content/programme/formulas.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { conversations, linesOf } from './conversations.ts'

for (const conversation of conversations)
  test(`98 of 100 lines of ${conversation.name} are left to a second reader, or pass`, () => {
    const gate = gateOf(conversation.reading, formulasOf(conversation.reading.language))
    const lines = linesOf(conversation)
    const refused = lines.flatMap((line, at) => {
      const as = line.claims?.length ? 'claim' : 'talk'
      const judged = gate.judge({ ...line, confirmed: { by: 'a judge', as } }, lines.slice(0, at))
      if (judged.verdict !== 'refused') return []
      return [`${line.text}\n    ${judged.doubts.map(({ reason }) => reason).join(' ')}`]
    })
    assert.ok(lines.length > 40)
    assert.ok(refused.length / lines.length <= 0.02, refused.join('\n'))
  })
