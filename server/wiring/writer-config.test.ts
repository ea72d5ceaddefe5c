import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadConfig } from '#server/config.ts'
import { modelVendors } from '#vendors/models/model-vendors.ts'
import { openModels } from './open-models.ts'

const faultsOf = (env: NodeJS.Dict<string>) => {
  const loaded = loadConfig(env, '/nowhere')
  return loaded.ok ? [] : loaded.faults
}
const modelsOf = (env: NodeJS.Dict<string>) => {
  const loaded = loadConfig(env, '/nowhere')
  assert(loaded.ok, JSON.stringify(loaded))
  return openModels(loaded.config.writer)
}
/** Whoever has a folder may be named, and the one that was added last as well. */
const vendors = [...modelVendors.keys()]
const anyVendor = `${vendors.slice(0, -1).join(', ')} or ${vendors.at(-1)}`
const openAi = { WRITER: 'openai', WRITER_MODEL: 'gpt-6-sol', WRITER_KEY: 'key-1' }

test('without a model there is none', () => assert.equal(modelsOf({}), undefined))

test('one model writes, sorts and judges where no other is set', () => {
  const models = modelsOf(openAi)
  assert.equal(models?.large.name, 'openai gpt-6-sol')
  assert.equal(models?.small, models?.large)
  assert.equal(models?.judge, models?.large)
})

test('a smaller model sorts, and one of another vendor judges', () => {
  const models = modelsOf({
    ...openAi,
    WRITER_SMALL_MODEL: 'gpt-6-luna',
    WRITER_JUDGE: 'anthropic',
    WRITER_JUDGE_MODEL: 'claude-sonnet-5-5',
    WRITER_JUDGE_KEY: 'key-2',
  })
  assert.equal(models?.small.name, 'openai gpt-6-luna')
  assert.equal(models?.judge.name, 'anthropic claude-sonnet-5-5')
})

test('a judge of the writer’s own kind needs nothing but its name', () => {
  const models = modelsOf({ ...openAi, WRITER_JUDGE_MODEL: 'gpt-6-astra' })
  assert.equal(models?.judge.name, 'openai gpt-6-astra')
})

test('what is missing is said', () => {
  assert.deepEqual(faultsOf({ WRITER: 'openai' }), ['WRITER=openai needs WRITER_MODEL.'])
  assert.deepEqual(faultsOf({ WRITER: '../models' }), [`WRITER must be rules, ${anyVendor}.`])
  assert.deepEqual(faultsOf({ ...openAi, WRITER_JUDGE: 'rules' }).slice(0, 1), [
    `WRITER_JUDGE must be ${anyVendor}.`,
  ])
  assert.deepEqual(faultsOf({ ...openAi, WRITER_JUDGE: 'anthropic' }), [
    'WRITER_JUDGE=anthropic needs WRITER_JUDGE_MODEL.',
  ])
  assert.deepEqual(faultsOf({ ...openAi, WRITER_JUDGE: 'openai-compatible', WRITER_JUDGE_MODEL: 'small' }), [
    'WRITER_JUDGE=openai-compatible needs WRITER_JUDGE_URL.',
  ])
  assert.deepEqual(faultsOf({ WRITER_JUDGE: 'openai' }), [
    'WRITER_JUDGE and its settings need a WRITER that is a model.',
  ])
})

for (const [name, right, wrong] of [
  ['WRITER_SECONDS', ['5', '60', '7200'], ['4', '7201', '1e3', '60.5', '-60', 'soon']],
  ['WRITER_CEILING', ['0.01', '1', '2.50', '20'], ['0', '-1', '1.234', '1e3', '$1', '20000']],
  ['WRITER_DAY_CEILING', ['1', '10000'], ['0', '10001', 'much']],
] as const)
  test(`${name} is a number within bounds`, () => {
    for (const value of right) assert.deepEqual(faultsOf({ ...openAi, [name]: value }), [], value)
    for (const value of wrong) assert.equal(faultsOf({ ...openAi, [name]: value }).length, 1, value)
  })

test('a day never costs less than an episode', () =>
  assert.deepEqual(faultsOf({ ...openAi, WRITER_CEILING: '5', WRITER_DAY_CEILING: '4.99' }), [
    'WRITER_DAY_CEILING must not be less than WRITER_CEILING.',
  ]))

test('no fault repeats a key', () =>
  assert.doesNotMatch(
    faultsOf({ ...openAi, WRITER_JUDGE_KEY: 'two words-3f', WRITER_JUDGE: 'gpt' }).join(),
    /3f|gpt,/,
  ))
