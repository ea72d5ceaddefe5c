import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { readEnvFile } from './env-file.ts'
import { envText } from './env-text.ts'

test('settings are read back as they were', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'env-text-'))
  const set = {
    SITE_ORIGIN: 'https://offmic.test',
    DATABASE_URL: 'postgres://me:p#a"s\\s$w@db/one?x=1&y=2',
    MAIL_FROM: "o'neill@agency.test",
    SECRET_KEY: 'c0ffee',
  }
  await writeFile(path.join(folder, '.env'), envText(set))
  const { values, faults } = readEnvFile(path.join(folder, '.env'))
  assert.deepEqual([{ ...values }, faults], [set, []])
  await rm(folder, { recursive: true })
})
