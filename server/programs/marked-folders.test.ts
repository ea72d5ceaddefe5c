import assert from 'node:assert/strict'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { isCannotStart } from '#database/cannot-start.ts'
import { markedIn, writeExcerpts } from './marked-folders.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'offmic-marked-'))
test.after(() => rm(folder, { recursive: true, force: true }))
const [sites, out] = [path.join(folder, 'sites'), path.join(folder, 'out')]
const host = 'harbour-lane-bakery.test'
await cp(`content/sample-sites/${host}`, path.join(sites, host), { recursive: true })
await cp('content/sample-sites/closed-garden.test', path.join(sites, 'closed-garden.test'), {
  recursive: true,
})
const at = (name: string) => path.join(out, name)

test('a website becomes a sheet and a file, one that cannot be read a sentence', async () => {
  const told = await writeExcerpts(sites, out)
  assert.match(told, /^closed-garden\.test: .*robots\.txt/m)
  assert.match(told, /harbour-lane-bakery\.test: \d+ excerpts/)
  assert.deepEqual((await readdir(out)).sort(), [`${host}.json`, `${host}.sheet.txt`])
})

test('marks beside their sheet are read, and excerpts that are marked keep their numbers', async () => {
  await writeFile(at(`${host}.txt`), '0 particular 2 made 1 0 1\n')
  const before = await readFile(at(`${host}.json`), 'utf8')
  assert.match(await writeExcerpts(sites, out), /harbour-lane-bakery\.test is marked already/)
  assert.equal(await readFile(at(`${host}.json`), 'utf8'), before)
  const { marked, faults } = await markedIn(out)
  assert.deepEqual([marked.map(({ website }) => website), faults], [[host], []])
})

test('marks without their excerpts, and a folder that is not there, are told in a sentence', async () => {
  await writeFile(at('lost.test.txt'), '0 particular 2 made 1 0 1\n')
  const { marked, faults } = await markedIn(out)
  assert.equal(marked.length, 1)
  assert.match(faults[0] ?? '', /^lost\.test: its excerpts, lost\.test\.json, cannot be read in /)
  await assert.rejects(markedIn(path.join(folder, 'nowhere')), isCannotStart)
})
