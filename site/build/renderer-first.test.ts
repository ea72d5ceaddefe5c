import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { preview } from 'vite'
import { rendererFirst } from './renderer-first.ts'

test('no page is asked for before what renders it is loaded', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'offmic-renderer-'))
  await mkdir(path.join(folder, 'server'))
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(
    path.join(folder, 'server/index.js'),
    'await new Promise(setImmediate); globalThis.rendererIsLoaded = true',
  )
  const server = await preview({
    root: folder,
    configFile: false,
    plugins: [rendererFirst(folder)],
    preview: { port: 0 },
  })
  assert.equal(Reflect.get(globalThis, 'rendererIsLoaded'), true)
  await server.close()
  await rm(folder, { recursive: true })
})
