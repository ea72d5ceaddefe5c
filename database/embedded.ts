import { type SpawnOptions, spawn } from 'node:child_process'
import { open, realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { cannotStart } from './cannot-start.ts'
import { childEnvironment } from './child-environment.ts'
import { as, type Cluster, makeReady, openCluster, requireAllOwn } from './cluster.ts'
import { isClosedTo, postgresAccount } from './postgres-account.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { freePort, lastPort } from './postgres-port.ts'
import { dropForeignLock, isComingUp, killPostmaster, type Lock, readLock } from './postmaster.ts'
import { keepShort, lastComplaint } from './server-log.ts'

/** The real Postgres, from npm, on loopback; `data` is the folder that must not vanish under it. */
export type Embedded = { url: string; port: number; data: string; stop(): Promise<void> }

/** Whoever has handed the port out wants the same one again; whoever stops waiting aborts. */
type Wish = { samePort?: number; signal?: AbortSignal }
type PgCtl = (...args: string[]) => Promise<number>

/** How the database tells the processes that work with it apart, and those who only look in. */
const ourName = `offmic-${process.pid}`
const passerBy = 'offmic'

/** Who starts asks again at once; who stops would take the silence of a busy machine for nobody, and end it for others. */
const patience = { starting: 2_000, stopping: 10_000 }

/** Joins the Postgres that runs for this folder, or else starts one. */
export async function startEmbedded(dataDir: string, wish: Wish = {}): Promise<Embedded> {
  const folder = await realpath(dataDir)
  const account = postgresAccount(folder)
  if (account && isClosedTo(account, folder))
    throw cannotStart(
      `The data folder ${folder} is closed to the account "${account.name}" that the database runs as: set DATA_DIR to a folder such as /var/lib/offmic.`,
    )
  const binaries = await postgresBinaries(folder, account)
  const cluster = await openCluster(folder, binaries, account)
  const options = { ...as(account), env: childEnvironment(), cwd: '/' } // a folder that is open to every account, and stays
  const pgCtl: PgCtl = (...args) =>
    runToEnd(binaries.pgCtl, ['-D', cluster.data, ...args], cluster.words, options)
  const { pid, port } = await joinOrStart(cluster, pgCtl, wish)
  return {
    url: urlOf(cluster, port, ourName),
    port,
    data: cluster.data,
    stop: () => stop(cluster, pgCtl, pid),
  }
}

/** It takes patience: a predecessor may still be going down, or another process may be starting it just now. */
async function joinOrStart(cluster: Cluster, pgCtl: PgCtl, { samePort, signal }: Wish): Promise<Lock> {
  const until = Date.now() + 60_000
  let logBegins: number | undefined
  for (let failures = 0; failures < 20 && Date.now() < until; ) {
    const running = await findRunning(cluster)
    if (running) return running
    signal?.throwIfAborted()
    if (!(await isComingUp(cluster.data))) {
      await makeReady(cluster)
      logBegins ??= await keepShort(cluster.log)
      if (await start(cluster, pgCtl, samePort)) continue
      failures += 1
    }
    await sleep(250)
  }
  await requireAllOwn(cluster)
  const complaint = await lastComplaint(cluster, logBegins ?? 0)
  throw cannotStart(`The database in ${cluster.folder} does not start (${complaint}).`)
}

/** Only an answer counts: pg_ctl still says "running" just after a kill, and the port may be another database's. */
async function findRunning(cluster: Cluster, milliseconds = patience.starting): Promise<Lock | undefined> {
  const lock = await readLock(cluster.data)
  const answer = lock && (await ask(urlOf(cluster, lock.port, passerBy), 'show data_directory', milliseconds))
  return answer === cluster.data ? lock : undefined
}

const serverOptions = [
  'listen_addresses=127.0.0.1',
  "unix_socket_directories=''",
  'log_checkpoints=off',
  'log_min_messages=log', // what it refuses it would quote, addresses and all; whoever asked is told
  'wal_recycle=off', // files of the journal that are done with are deleted, not renamed for later
]

async function start(cluster: Cluster, pgCtl: PgCtl, samePort?: number): Promise<boolean> {
  await dropForeignLock(cluster.data)
  const port = samePort ?? (await lastPort(cluster.data)) ?? (await freePort())
  const settings = `-p ${port} ${serverOptions.map((option) => `-c ${option}`).join(' ')}`
  return (await pgCtl('start', '-w', '-t', '60', '-l', cluster.log, '-o', settings)) === 0
}

/** Stops it, unless another process of ours still works with it: the last one out turns off the light. */
async function stop(cluster: Cluster, pgCtl: PgCtl, pid: number): Promise<void> {
  const running = await findRunning(cluster, patience.stopping)
  const others = `select count(*) from pg_stat_activity where application_name like 'offmic-%' and application_name <> '${ourName}'`
  if (running && Number(await ask(urlOf(cluster, running.port, passerBy), others, patience.stopping)) > 0)
    return
  if ((await pgCtl('stop', '-m', 'fast', '-w', '-t', '20')) === 0) return
  await killPostmaster(pid, cluster.data)
}

async function ask(url: string, question: string, milliseconds: number): Promise<unknown> {
  const client = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: milliseconds, query_timeout: milliseconds },
  })
  client.on('error', () => {}) // the query's own failure says it already
  try {
    await client.connect()
    const { rows } = await client.query<unknown[]>({ text: question, rowMode: 'array' })
    return rows[0]?.[0]
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

const urlOf = ({ password }: Cluster, port: number, name: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres?application_name=${name}`

/** pg_ctl never ends while the server holds a pipe to us, hence a file; the server gets a session of its own. */
async function runToEnd(
  command: string,
  args: string[],
  words: string,
  options: SpawnOptions,
): Promise<number> {
  const said = await open(words, 'w', 0o600).catch(() => undefined) // the folder may be gone
  if (options.uid && options.gid) await said?.chown(options.uid, options.gid)
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', said?.fd ?? 'ignore', said?.fd ?? 'ignore'],
  })
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  }).finally(() => said?.close())
}
