import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { openDatabase } from '#database/open-database.ts'

const dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'operator-command-')), 'data')
await chmod(path.dirname(dataDir), 0o755) // the database's account must get through
after(() => rm(path.dirname(dataDir), { recursive: true }))
const siteOrigin = 'https://studio.offmic.test'

function run(...args: string[]) {
  const { promise, resolve } = Promise.withResolvers<{ code: number; stdout: string; stderr: string }>()
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, SITE_ORIGIN: siteOrigin }
  execFile(process.execPath, ['server/programs/add-operator.ts', ...args], { env }, (error, stdout, stderr) =>
    resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
  )
  return promise
}
const ines = ['--name', 'Ines', '--email', 'ines@agency.test']

test('the command lets somebody in before the product has ever run, and while its database runs', async () => {
  const first = await run(...ines)
  assert.equal(first.stderr, '')
  assert.match(first.stdout, /^Ines is now an owner of the studio\./)
  assert.match(first.stdout, /https:\/\/studio\.offmic\.test\/studio\/sign-in\/[\w-]{43}\n/)
  const log = { info() {}, warn() {} }
  const { signal } = new AbortController()
  const running = await openDatabase({ url: undefined, dataDir, log, signal })
  try {
    const again = await run(...ines)
    assert.match(again.stdout, /^Ines is an owner already\. The link removes their passkeys and codes/)
    assert.match(
      (await run('--name', 'Noor', '--email', 'noor@agency.test')).stdout,
      /^Noor is now an operator/,
    )
    const { rows } = await running.pool.query('select deed, operator_id from private.deeds order by id')
    assert.deepEqual(
      rows.map(({ deed }) => deed),
      ['add-operator', 'renew-operator', 'add-operator'],
    )
    assert.equal(await running.isReady(), true)
  } finally {
    await running.close()
  }
})

test('whoever types something else is told what to type', async () => {
  for (const args of [
    [],
    ['--name', 'Ines'],
    ['--email', 'a@b.test'],
    [...ines, '--role', 'god'],
    [...ines, '--x'],
  ]) {
    const { code, stdout, stderr } = await run(...args)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /^Use: npm run operator -- --name "Ines" --email ines@agency\.example/)
  }
})
