/** The Postgres that Debian ships, as somebody else runs it, and PgBouncer in front of it. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import pg from 'pg'
import { postgresAccount } from '#database/postgres-account.ts'
import { until } from '#test/faults/alive.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const bin = '/usr/lib/postgresql/15/bin'
export const password = 'a long one'

/** With a superuser, and `offmic`, who may do nothing but log in. Both have the same password. */
export async function startDebianPostgres() {
  const folder = await mkdtemp(path.join(tmpdir(), 'offmic-debian-'))
  const account = postgresAccount(folder) // neither of the two runs as root
  const asAccount = { ...(account && { uid: account.uid, gid: account.gid }), cwd: '/' }
  const [data, passwordFile, port] = [
    path.join(folder, 'data'),
    path.join(folder, 'password'),
    await freePort(),
  ]
  await writeFile(passwordFile, password)
  for (const each of [folder, passwordFile]) if (account) await chown(each, account.uid, account.gid)
  const initdb = ['-D', data, '-U', 'admin', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync']
  await run(path.join(bin, 'initdb'), initdb, asAccount)
  const settings = ['-p', port, '-k', folder, '-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'].map(
    String,
  )
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], {
    ...asAccount,
    stdio: 'ignore',
  })
  const ending: (() => unknown)[] = []
  after(async () => {
    for (const end of ending) await end()
    server.kill('SIGQUIT')
    await once(server, 'exit')
    await rm(folder, { recursive: true })
  })
  await untilOpen(port)
  const urlOf = (user: string, database: string, at = port) =>
    `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${at}/${database}`
  const admin = await connected(urlOf('admin', 'postgres'))
  ending.push(() => admin.end())
  await admin.query(`create role offmic login password '${password}'`)
  return { folder, port, asAccount, urlOf, admin, ending }
}
type DebianPostgres = Awaited<ReturnType<typeof startDebianPostgres>>

/** Each transaction may get another connection, as managed databases do it. */
export async function startPgBouncer({
  folder,
  port: server,
  asAccount,
  ending,
}: DebianPostgres): Promise<number> {
  const [port, file] = [await freePort(), (name: string) => path.join(folder, name)]
  await writeFile(file('users.txt'), `"offmic" "${password}"\n`)
  await writeFile(
    file('pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${file('users.txt')}
pool_mode = transaction
default_pool_size = 4
`,
  )
  const bouncer = spawn('/usr/sbin/pgbouncer', ['-q', file('pgbouncer.ini')], {
    ...asAccount,
    stdio: 'ignore',
  })
  ending.push(() => bouncer.kill('SIGKILL') && once(bouncer, 'exit'))
  await untilOpen(port)
  return port
}

export async function connected(url: string): Promise<pg.Client> {
  let client = new pg.Client(url)
  // It may still be starting up, and a client connects once.
  await until(() =>
    client.connect().then(
      () => true,
      () => {
        client = new pg.Client(url)
        return false
      },
    ),
  )
  return client
}

async function untilOpen(port: number): Promise<void> {
  await until(async () => {
    const socket = createConnection(port, '127.0.0.1')
    const isOpen = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).then(
      () => true,
      () => false,
    )
    socket.destroy()
    return isOpen
  })
}
