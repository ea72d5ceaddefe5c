import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { until } from './alive.ts'
import { newFolder } from './started.ts'

type Run = { child: ChildProcess; ended: Promise<{ code: number | null; stderr: string }> }

function run(words: string[], env: NodeJS.Dict<string>): Run {
  const child = spawn(process.execPath, ['test/bench/bench.ts', ...words], {
    env: { ...process.env, ...env },
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  child.stdout.resume()
  return { child, ended: once(child, 'exit').then(([code]) => ({ code, stderr })) }
}

/** Whoever works below a folder, or keeps what is temporary there. */
async function living(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const place = await readlink(`/proc/${pid}/cwd`).catch(() => '')
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
      return place.startsWith(`${folder}/`) || environment.includes(`TMPDIR=${folder}/`) ? pid : ''
    }),
  )
  return found.filter(Boolean)
}

const nothingIsLeft = (folder: string) =>
  until(async () => (await readdir(folder)).length === 0 && (await living(folder)).length === 0)

/** The product and its database run, and the bench is at it. */
const isAtWork = (folder: string) =>
  until(async () => {
    const files = await readdir(folder, { recursive: true })
    return files.some((file) => file.endsWith('pgdata/postmaster.pid')) && (await living(folder)).length >= 3
  })

/** A folder of programs with nothing in it but these. */
async function programs(those: Record<string, string>): Promise<string> {
  const folder = path.join(await newFolder(), 'bin')
  await mkdir(folder)
  for (const [name, script] of Object.entries(those)) {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${script}\n`)
    await chmod(path.join(folder, name), 0o755)
  }
  return folder
}

describe('a bench', () => {
  test('that lacks a program says what to install, before anything is started', async () => {
    const TMPDIR = await newFolder()
    const { code, stderr } = await run(['inserts', 'slow'], { TMPDIR, PATH: await programs({}) }).ended
    assert.equal(code, 1)
    assert.match(
      stderr,
      /^These benches need wrk: inserts\.\nOn Debian, as root: apt-get install -y wrk\nWithout: /,
    )
    assert.deepEqual(await readdir(TMPDIR), [])
  })

  test('that takes an hour runs by its name alone', async () => {
    const { stderr } = await run([], { PATH: await programs({}) }).ended
    assert.match(
      stderr,
      /^These benches need .*\nWithout: npm run bench -- slow sound kills random lanes\n$/s,
    )
    assert.doesNotMatch(
      (await run(['year', 'inserts'], { PATH: await programs({}) }).ended).stderr,
      /no bench/,
    )
  })

  test('that is none is told, and none is run in its place', async () => {
    for (const word of ['constructor', 'insert'])
      assert.match(
        (await run([word], {}).ended).stderr,
        new RegExp(`^There is no bench "${word}"\\. Use: npm run bench`),
      )
  })

  test('that fails on its way is a sentence, and leaves nothing behind', async () => {
    const TMPDIR = await newFolder()
    const PATH = [await programs({ wrk: 'exit 3' }), process.env.PATH].join(path.delimiter)
    const { code, stderr } = await run(['inserts'], { TMPDIR, PATH }).ended
    assert.equal(code, 1)
    assert.match(stderr, /^The bench inserts failed: Command failed: wrk [^\n]*\n/)
    assert.doesNotMatch(stderr, /\n {4}at /)
    await nothingIsLeft(TMPDIR)
  })

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const)
    test(`that hears ${signal} leaves nothing behind`, async () => {
      const TMPDIR = await newFolder()
      const { child, ended } = run(['slow'], { TMPDIR })
      await isAtWork(TMPDIR)
      child.kill(signal)
      const { code } = await ended
      assert.equal(code, signal === 'SIGKILL' ? null : signal === 'SIGINT' ? 130 : 143)
      await nothingIsLeft(TMPDIR)
    })
})
