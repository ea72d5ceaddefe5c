import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { formOf } from './form.ts'
import { takeObject } from './take-object.ts'

const claim = z.object({
  quote: z.string().min(1).describe('The exact words'),
  speaker: z.string().optional(),
})
const schema = z.object({
  title: z.string().max(80),
  words: z.number().int().min(1).max(900),
  act: z.enum(['claim', 'question']),
  claims: z.array(claim).min(1).max(5),
  minLength: z.string().nullable(),
  either: z.union([z.object({ yes: z.boolean() }), z.string()]),
  which: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('yes') }),
    z.object({ kind: z.literal('no'), why: z.string() }),
  ]),
})

/** What OpenAI’s strict mode asks of every object. */
function assertStrict(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('properties' in node) {
    const { properties, required, additionalProperties } = node as Record<string, unknown> // an object of a schema
    assert.equal(additionalProperties, false)
    assert.deepEqual(required, Object.keys(properties ?? {}))
  }
  for (const inner of Object.values(node)) assertStrict(inner)
}

test('every object is strict, and no limit is in it that servers refuse', () => {
  const form = formOf(schema, 'check-2')
  assert.equal(form.name, 'check_2')
  assert.equal(form.schema.title, 'check_2')
  assertStrict(form.schema)
  const { minLength, ...others } = form.schema.properties as Record<string, unknown> // an object of a schema
  assert.ok(minLength, 'a name is no limit')
  const written = JSON.stringify(others)
  assert.doesNotMatch(written, /min(?:imum|Items|Length)|max(?:imum|Items|Length)|\$schema|pattern|oneOf/)
  assert.match(written, /The exact words/)
})

test('limits count when the answer is read', () => {
  const right = {
    title: 'Bread',
    words: 3,
    act: 'claim',
    claims: [{ quote: 'We bake.', speaker: null }],
    minLength: null,
    either: 'x',
    which: { kind: 'yes' },
  }
  const read = (more: object) => takeObject(JSON.stringify({ ...right, ...more }), schema).found
  assert.equal(read({}), 'object')
  assert.equal(read({ claims: [] }), 'another-form')
  assert.equal(read({ words: 1.5 }), 'another-form')
  assert.equal(read({ title: 'x'.repeat(81) }), 'another-form')
})

test('what may be left out is read as left out where it is null', () => {
  const taken = takeObject('{"quote":"We bake.","speaker":null}', claim)
  assert.deepEqual(taken, { found: 'object', object: { quote: 'We bake.' } })
})

test('an answer that nests without an end is no answer, and takes no time', () => {
  for (const text of [
    '{'.repeat(200_000),
    '[{"quote":'.repeat(50_000),
    '"'.repeat(200_001),
    '\\"{'.repeat(100_000),
  ])
    assert.equal(takeObject(text, claim).found, 'nothing')
})
