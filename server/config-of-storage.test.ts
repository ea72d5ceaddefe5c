import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadConfig } from './config.ts'

const account = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'offmic-media',
  S3_ACCESS_KEY: 'AKEXAMPLE',
  S3_SECRET_KEY: 'a-secret-word',
}

test('media are kept in a folder unless there is an object store', () => {
  const [without, loaded] = [loadConfig({}), loadConfig(account)]
  assert.ok(without.ok && loaded.ok)
  assert.equal(without.config.s3, undefined)
  assert.deepEqual(loaded.config.s3, {
    endpoint: 'https://s3.example.com',
    bucket: 'offmic-media',
    accessKey: 'AKEXAMPLE',
    secretKey: 'a-secret-word',
    region: 'us-east-1',
  })
})

test('an object store’s keys may come from the studio', () => {
  const loaded = loadConfig({ ...account, S3_ACCESS_KEY: '', S3_SECRET_KEY: '' })
  assert.ok(loaded.ok)
  assert.deepEqual([loaded.config.s3?.accessKey, loaded.config.s3?.secretKey], ['', ''])
})

test('half an account is a fault, and no secret is part of the sentence', () => {
  for (const missing of Object.keys(account)) {
    const loaded = loadConfig({ ...account, [missing]: '' })
    assert.ok(!loaded.ok)
    assert.deepEqual(loaded.faults, [
      'S3_ENDPOINT and S3_BUCKET must be set together, and so must S3_ACCESS_KEY and S3_SECRET_KEY.',
    ])
  }
  const wrong = loadConfig({ ...account, S3_BUCKET: '../secret', S3_SECRET_KEY: 'two words' })
  assert.ok(!wrong.ok && wrong.faults.length === 3)
  assert.doesNotMatch(wrong.faults.join(), /secret\b|two/i)
})
