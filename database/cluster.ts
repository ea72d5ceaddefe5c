import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Account, requireOwner } from './accounts.ts'
import { cannotStart, systemReason } from './cannot-start.ts'
import { childEnvironment } from './child-environment.ts'
import { clusterFolder } from './postgres-account.ts'
import type { Binaries } from './postgres-binaries.ts'

const run = promisify(execFile)

/** One Postgres on disk. Its folder is made aside and renamed, so it exists whole, password and all, or not at all. */
export type Cluster = {
  folder: string
  data: string
  log: string
  /** What pg_ctl said last. */
  words: string
  password: string
  account: Account | undefined
}

export async function openCluster(dataDir: string, binaries: Binaries, account?: Account): Promise<Cluster> {
  const folder = clusterFolder(dataDir)
  if (!existsSync(folder)) await makeCluster(folder, binaries, account)
  await sweepUnfinished(dataDir)
  const data = path.join(folder, 'pgdata')
  const inFolder = (name: string) => path.join(folder, name)
  const [log, words] = [inFolder('server.log'), inFolder('pg_ctl.log')]
  const cluster = { folder, data, log, words, account }
  refuseOtherMajor(data, await readOwn(cluster, path.join(data, 'PG_VERSION')), binaries.major)
  return { ...cluster, password: await readOwn(cluster, inFolder('password')) }
}

async function readOwn(cluster: Omit<Cluster, 'password'>, file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause) => {
    requireOwnFiles(cluster)
    throw cannotStart(`${cluster.folder} holds no usable database (${systemReason(cause)}: ${file}).`, cause)
  })
}

/** Before Postgres starts here. Copied with other rights, it would be refused, and open to others. */
export async function makeReady(cluster: Cluster): Promise<void> {
  requireOwnFiles(cluster)
  for (const folder of [cluster.folder, cluster.data]) await chmod(folder, 0o700)
  // Older versions kept no words of pg_ctl, and logged what the database refused: addresses, too.
  if (!existsSync(cluster.words))
    for (const log of [cluster.log, `${cluster.log}.old`]) await rm(log, { force: true })
}

/** Enough of them to know a copy that belongs to somebody else: Postgres has thousands. */
const telling = ['', 'password', 'server.log', 'pgdata'].concat(
  ['PG_VERSION', 'global', 'base', 'pg_wal'].map((name) => path.join('pgdata', name)),
)

function requireOwnFiles({ folder, account }: Omit<Cluster, 'password'>, names = telling): void {
  const uid = account?.uid ?? process.getuid?.()
  const places = names.map((name) => path.join(folder, name))
  requireOwner({ folder, who: 'the database', uid }, places)
}

/** When it does not start, each of them is looked at. */
export async function requireAllOwn(cluster: Cluster): Promise<void> {
  requireOwnFiles(cluster, await readdir(cluster.folder, { recursive: true }))
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

function refuseOtherMajor(data: string, written: string, major: string): void {
  if (written.trim() !== major)
    throw cannotStart(
      `${data} was written by Postgres ${written.trim()}, and this version of Offmic brings Postgres ${major}.`,
    )
}
