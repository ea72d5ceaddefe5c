import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readForm } from './read-form.ts'

const formOf = (fields: Record<string, string>) =>
  readForm(
    new Request('https://offmic.example/studio', { method: 'POST', body: new URLSearchParams(fields) }),
  )

test('what is typed turns no line around on a screen or in a letter', async () => {
  const form = await formOf({ reason: '\u202eToo short\u2069 \u200fby far\u061c', text: 'שלום' })
  assert.equal(form.text('reason'), 'Too short by far')
  assert.deepEqual(form.texts(), { reason: 'Too short by far', text: 'שלום' })
})

test('what a form has found stays as it is kept, or nobody could change it', async () => {
  assert.equal((await formOf({ was: 'And \u202ethen' })).text('was'), 'And \u202ethen')
})
