import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { startEmbedded } from '#database/embedded.ts'
import { openPool } from '#database/pool.ts'
import { postmasterOf } from './alive.ts'
import { newFolder, started } from './started.ts'

/** Keys of the product, of its owner's other programs, and one that nobody has heard of. */
const secrets = {
  SECRET_KEY: 'c0ffee'.repeat(11).slice(0, 64),
  SMTP_URL: 'smtp://offmic:c0ffee@127.0.0.1:9',
  WRITER_KEY: 'c0ffee',
  AWS_SECRET_ACCESS_KEY: 'c0ffee',
  PGPASSWORD: 'c0ffee',
  SOMETHING: 'c0ffee',
}

test('the database, and whatever it is made to run, knows no key of the server', async () => {
  const { child, dataDir, told, ended } = await started(secrets)
  await told('ready')
  const { url } = await startEmbedded(dataDir) // joins the one that runs
  const pool = openPool(url)
  await pool.query(`create temp table seen (line text); copy seen from program 'env'`)
  const seen = (await pool.query('select line from seen')).rows.map(({ line }) => line)
  await pool.end()
  assert.ok(seen.some((line) => line.startsWith('PATH=')))
  assert.doesNotMatch(seen.join('\n'), /c0ffee/)
  const environment = readFileSync(`/proc/${await postmasterOf(dataDir)}/environ`, 'utf8')
  assert.doesNotMatch(environment, /c0ffee/)
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
})

test('what npm installs knows no key of the server', async () => {
  const checkout = await newFolder()
  const tools = path.join(checkout, 'node_modules/.bin')
  await mkdir(tools, { recursive: true })
  await cp('bin', path.join(checkout, 'bin'), { recursive: true })
  await cp('package.json', path.join(checkout, 'package.json'))
  await cp('package-lock.json', path.join(checkout, 'package-lock.json'))
  await writeFile(path.join(tools, 'npm'), '#!/bin/sh\nenv > seen\nexit 1\n')
  await chmod(path.join(tools, 'npm'), 0o755)
  const env = { ...process.env, ...secrets, npm_config_registry: 'https://registry.test', HTTPS_PROXY: 'p' }
  const refused = await new Promise<string>((resolve) =>
    execFile(process.execPath, ['bin/start.js'], { cwd: checkout, env }, (_, __, stderr) => resolve(stderr)),
  )
  assert.match(refused, /^npm could not install what Offmic needs/)
  const seen = await readFile(path.join(checkout, 'seen'), 'utf8')
  assert.doesNotMatch(seen, /c0ffee/)
  for (const needed of ['PATH=', 'HOME=', 'npm_config_registry=https://registry.test', 'HTTPS_PROXY=p'])
    assert.ok(seen.includes(needed), needed)
})
