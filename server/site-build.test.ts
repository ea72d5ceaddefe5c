import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { loadConfig } from './config.ts'
import { buildSiteIfStale } from './site-build.ts'

/** A checkout whose build copies one article and dates nothing. */
let checkout: string
const build = "import { cpSync } from 'node:fs'; cpSync('content/article.md', 'build/client/article.md')"

beforeEach(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'offmic-site-'))
  await write('package.json', '{ "type": "module" }')
  await write('content/article.md', 'One')
  await write('node_modules/.bin/react-router', build)
})

afterEach(() => rm(checkout, { recursive: true, force: true }))

test('a site is built when there is none, and not again', async () => {
  assert.equal(await buildSite(), true)
  assert.equal(await readFile(path.join(checkout, 'build/client/article.md'), 'utf8'), 'One')
  assert.equal(await buildSite(), false)
})

test('changed words, a new file and another address make it stale; a changed test does not', async () => {
  await buildSite()
  await write('site/home.test.ts', '')
  assert.equal(await buildSite(), false)
  await write('content/article.md', 'Two')
  assert.equal(await buildSite(), true)
  await write('site/home.tsx', '')
  assert.equal(await buildSite(), true)
  assert.equal(await buildSite({ SITE_ORIGIN: 'https://example.com' }), true)
  assert.equal(await buildSite({ SITE_ORIGIN: 'https://example.com' }), false)
})

test('a failed build is one sentence and is tried again', async () => {
  await buildSite()
  await cp(path.join(checkout, 'content'), path.join(checkout, 'kept'), { recursive: true })
  await rm(path.join(checkout, 'content'), { recursive: true })
  const sentence = { code: 'CANNOT_START', message: 'The site cannot be built: the output above says why.' }
  await assert.rejects(buildSite(), sentence)
  await cp(path.join(checkout, 'kept'), path.join(checkout, 'content'), { recursive: true })
  assert.equal(await buildSite(), true)
})

test('a checkout that cannot be written is one sentence', async () => {
  await write('build', 'a file where the folder should be')
  await assert.rejects(buildSite(), { code: 'CANNOT_START', message: /build\/ cannot be written \(E/ })
})

function buildSite(env: NodeJS.Dict<string> = {}): Promise<boolean> {
  const loaded = loadConfig(env, checkout)
  assert(loaded.ok)
  return buildSiteIfStale(loaded.config)
}

async function write(file: string, text: string): Promise<void> {
  const place = path.join(checkout, file)
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, text)
}
