import assert from 'node:assert/strict'
import { test } from 'node:test'
import { data } from 'react-router'
import { z } from 'zod'
import { answering } from './answering.ts'
import { readForm } from './read-form.ts'

const told = z.strictObject({ told: z.string() })
const formOf = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('https://offmic.test/studio', { method: 'POST', body, headers })
const aForm = () => formOf(new URLSearchParams({ deed: 'hold' }))

test('an action is handed the form and answers what its schema says', async () => {
  const act = answering(told, async ({ form }) => ({ told: form.text('deed') }))
  assert.deepEqual(await act({ request: aForm() }), { told: 'hold' })
  const late = answering(told, async () => data({ told: 'late' }, 409))
  assert.deepEqual(await late({ request: aForm() }), data({ told: 'late' }, 409))
})

test('what the schema does not say never leaves, whatever TypeScript was told', async () => {
  const house = { pool: { password: 'secret' } }
  for (const answer of [house, { told: 'done', ...house }, { told: house }, undefined]) {
    const act = answering(told, async () => answer as { told: string })
    const wrapped = answering(told, async () => data(answer as { told: string }))
    for (const each of [act, wrapped])
      await assert.rejects(each({ request: aForm() }), (error) => {
        assert.ok(!String(error).includes('secret'))
        return error instanceof z.ZodError
      })
  }
})

test('what is no form, or none that can be kept, is refused in a sentence', async () => {
  const boundary = 'multipart/form-data; boundary=x'
  const file = new FormData()
  file.set('name', new Blob(['x']), 'name.txt')
  const unfit: [BodyInit, HeadersInit?][] = [
    ['{}', { 'content-type': 'application/json' }],
    ['deed=hold', { 'content-type': 'text/plain' }],
    ['deed=hold', { 'content-type': 'multipart/form-data' }],
    ['--x\r\ncontent-disposition: form-data; name="deed"\r\n\r\nho', { 'content-type': boundary }],
    [file],
    [new URLSearchParams({ name: 'a\0b' })],
    [new URLSearchParams({ 'a\0b': 'name' })],
  ]
  for (const [body, headers] of unfit) {
    const refused = await readForm(formOf(body, headers)).catch((thrown: unknown) => thrown)
    assert.ok(refused instanceof Response)
    assert.equal(refused.status, 400)
    assert.match(await refused.text(), /^The form .+\.$/)
  }
})

test('ids and numbers of a form are read in one way', async () => {
  const form = await readForm(
    formOf(new URLSearchParams({ id: '-'.repeat(36), much: '99999999999', part: '1.5', three: '3' })),
  )
  assert.throws(() => form.id('id'))
  for (const name of ['much', 'part', 'id']) assert.throws(() => form.number(name), name)
  assert.equal(form.number('three'), 3)
  assert.equal(form.number('absent'), undefined)
})
