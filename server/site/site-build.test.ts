import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { type Config, loadConfig } from '#server/config.ts'
import { buildSiteIfStale } from './site-build.ts'

/** A checkout whose build copies one article and dates nothing. */
let checkout: string
const build = `import { cpSync } from 'node:fs'
cpSync('content/article.md', 'build/client/article.md')`

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

test('whoever builds gets the public settings and no key', async () => {
  await write(
    'node_modules/.bin/react-router',
    `import { writeFileSync } from 'node:fs'\nwriteFileSync('seen', JSON.stringify(process.env))\n${build}`,
  )
  process.env.WRITER_KEY = 'c0ffee'
  await buildSite({ SITE_ORIGIN: 'https://example.com', SECRET_KEY: 'c0ffee'.repeat(11).slice(0, 64) })
  delete process.env.WRITER_KEY
  const seen = await readFile(path.join(checkout, 'seen'), 'utf8')
  assert.doesNotMatch(seen, /c0ffee/)
  const { SITE_ORIGIN, NODE_ENV, PATH } = JSON.parse(seen)
  assert.deepEqual([SITE_ORIGIN, NODE_ENV, PATH], ['https://example.com', 'production', process.env.PATH])
})

test('of several who start at once one builds', async () => {
  await write(
    'node_modules/.bin/react-router',
    `import { appendFileSync } from 'node:fs'\nappendFileSync('built', 'x')\n${build}`,
  )
  const built = await Promise.all([buildSite(), buildSite(), buildSite()])
  assert.equal(built.filter(Boolean).length, 1)
  assert.equal(await readFile(path.join(checkout, 'built'), 'utf8'), 'x')
})

test('somebody who died while building holds up nobody', async () => {
  const { pid } = spawnSync('true')
  await mkdir(path.join(checkout, 'build'))
  await symlink(`${pid}`, path.join(checkout, 'build/being-built'))
  assert.equal(await buildSite(), true)
  assert.deepEqual((await readdir(path.join(checkout, 'build'))).sort(), ['client', 'made-from'])
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

function config(env: NodeJS.Dict<string> = {}): Config {
  const loaded = loadConfig(env, checkout)
  assert(loaded.ok)
  return loaded.config
}

function buildSite(env: NodeJS.Dict<string> = {}): Promise<boolean> {
  return buildSiteIfStale(config(env))
}

async function write(file: string, text: string): Promise<void> {
  const place = path.join(checkout, file)
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, text)
}
