import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'

const checkout = path.resolve(import.meta.dirname, '..')

/** Everything that the site is built from, for a build with other settings; it goes when the file's tests are over. */
export async function copyOfCheckout(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'offmic-settings-'))
  after(() => rm(copy, { recursive: true }))
  const rooms =
    'api audio content database domain feeds operations pictures production reader server site vendors'.split(
      ' ',
    )
  const files = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
    'docs/studio/desk.png', // a page shows it
  ]
  for (const part of [...rooms, ...files])
    await cp(path.join(checkout, part), path.join(copy, part), { recursive: true })
  await symlink(path.join(checkout, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}
