import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'

const folder = await mkdtemp(path.join(tmpdir(), 'offmic-files-'))
after(() => rm(folder, { recursive: true }))

const planted: Record<string, string> = {
  first:
    'test("is there", () => {}); afterEach(() => { globalThis.ended = true }); after(() => globalThis.over = 1)',
  second: 'test("shares it", () => assert.equal(over, 1)); after(() => { globalThis.ended = false })',
  third: 'test("has hooks of its own", () => {}); after(() => assert.equal(ended, false))',
  faulty: 'describe("of two", () => { test("one", () => {}); test("other", () => assert.fail("no")) })',
  mocking: 'mock.method(Math, "random", () => 5); test("is mocked", () => assert.equal(Math.random(), 5))',
  mended: 'test("is as it was", () => assert.notEqual(Math.random(), 5))',
  unloaded: 'await import("./nowhere.mjs")',
  passed: 'test("one", () => {}); test("two", { skip: true }, () => {})',
  empty: '',
  unclean: 'after(() => assert.fail("left behind")); test("one", () => {})',
  ended: 'test("ends it", () => new Promise(() => setImmediate(() => process.exit(0))))',
  anew: 'test("begins anew", () => assert.equal(globalThis.over, undefined))',
  late: 'test("too early", () => { setImmediate(() => { throw new Error("late") }) })',
}

test('files share a process; each answers for itself, and no other for what it does', async () => {
  const imports =
    'import assert from "node:assert/strict"; import { after, afterEach, describe, mock, test } from "node:test"\n'
  const fileOf = (name: string) => path.join(folder, `${name}.mjs`)
  for (const [name, program] of Object.entries(planted)) await writeFile(fileOf(name), imports + program)
  const driver = `import { runTestFiles } from ${JSON.stringify(import.meta.resolve('./run-test-files.ts'))}
    for await (const { file, passed, failed } of runTestFiles(process.argv.slice(2))) console.log(file, passed, failed)`
  await writeFile(fileOf('driver'), driver)
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined } // no test runs tests
  const argv = [fileOf('driver'), ...Object.keys(planted).map(fileOf)]
  const child = spawn(process.execPath, argv, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const said = (await text(child.stdout)).trim().split('\n')
  assert.deepEqual(
    said.map((line) => line.replace(`${folder}/`, '').replace('.mjs', '')),
    [
      'first 1 0',
      'second 1 0',
      'third 1 0',
      'faulty 1 1',
      'mocking 1 0',
      'mended 1 0',
      'unloaded 0 1',
      'passed 1 1',
      'empty 0 1',
      'unclean 1 1',
      'ended 0 1',
      'anew 1 0',
      'late 1 0', // what comes after its tests fails it none the less
      'late 0 1',
    ],
  )
})
