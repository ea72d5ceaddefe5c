import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { cannotStart, systemReason } from './cannot-start.ts'
import { childEnvironment } from './child-environment.ts'
import type { Account } from './postgres-account.ts'
import type { Binaries } from './postgres-binaries.ts'

const run = promisify(execFile)

/** One Postgres on disk. Its folder is made aside and renamed, so it exists whole, password and all, or not at all. */
export type Cluster = { folder: string; data: string; log: string; password: string }

export async function openCluster(dataDir: string, binaries: Binaries, account?: Account): Promise<Cluster> {
  const folder = path.join(dataDir, 'postgres')
  if (!existsSync(folder)) await makeCluster(folder, binaries, account)
  await sweepUnfinished(dataDir)
  const data = path.join(folder, 'pgdata')
  await refuseOtherMajor(data, binaries.major)
  const password = await readFile(path.join(folder, 'password'), 'utf8').catch((cause) => {
    throw cannotStart(`The database's password in ${folder} cannot be read (${systemReason(cause)}).`, cause)
  })
  return { folder, data, log: path.join(folder, 'server.log'), password }
}

async function makeCluster(folder: string, { initdb }: Binaries, account?: Account): Promise<void> {
  const unfinished = await mkdtemp(`${folder}.unfinished-`)
  const [data, password] = [path.join(unfinished, 'pgdata'), path.join(unfinished, 'password')]
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions']
  try {
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (account) for (const each of [unfinished, password]) await chown(each, account.uid, account.gid)
    await run(initdb, ['-D', data, '-U', 'postgres', `--pwfile=${password}`, ...options], {
      ...as(account),
      env: childEnvironment(),
      cwd: '/',
    })
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (existsSync(folder)) return // another process was first
    throw cannotStart(`The database could not be made in ${folder} (${lastLine(error)}).`, error)
  }
}

export const as = (account?: Account) => (account ? { uid: account.uid, gid: account.gid } : {})

/** initdb explains itself on stderr; its last line names the cause. */
function lastLine(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return said.split('\n').findLast((line) => line.includes('error')) ?? systemReason(error)
}

/** What a kill during the first start left behind. Whoever is still at it notices and takes the finished one. */
async function sweepUnfinished(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir))
    if (entry.startsWith('postgres.unfinished-'))
      await rm(path.join(dataDir, entry), { recursive: true, force: true }).catch(() => {})
}

async function refuseOtherMajor(data: string, major: string): Promise<void> {
  const written = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch((cause) => {
    throw cannotStart(`${data} holds no usable database (${systemReason(cause)}).`, cause)
  })
  if (written.trim() !== major)
    throw cannotStart(
      `${data} was written by Postgres ${written.trim()}, and this version of Offmic brings Postgres ${major}.`,
    )
}
