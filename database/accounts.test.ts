import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { accountsHere, isRoot, requireOwner } from './accounts.ts'

const folder = path.join(await mkdtemp(path.join(tmpdir(), 'offmic-accounts-')), 'a copy')
await mkdir(folder)
await writeFile(path.join(folder, 'PG_VERSION'), '18')
after(() => rm(path.dirname(folder), { recursive: true }))
const uid = process.getuid?.() ?? 0
const me = accountsHere().find((account) => account.uid === uid)?.name ?? String(uid)

test('what belongs to the right account, or is not there, is fine', () => {
  requireOwner({ folder, who: 'Offmic', uid }, [folder, path.join(folder, 'not-there')])
})

test('of what belongs to another it is said whose it is, and what to type', () => {
  const nobody = accountsHere().find(({ name }) => name === 'nobody')
  for (const { name, uid: other } of [nobody ?? { name: '65534', uid: 65534 }, { name: '54321', uid: 54321 }])
    assert.throws(
      () => requireOwner({ folder, who: 'the database', uid: other }, [path.join(folder, 'PG_VERSION')]),
      {
        code: 'CANNOT_START',
        message:
          `${folder}/PG_VERSION belongs to "${me}", and the database runs as "${name}". If it was copied, type: ` +
          `${isRoot() ? '' : 'sudo '}chown -R ${name}: '${folder}'${isRoot() ? '' : `, or start as "${me}"`}`,
      },
    )
})
